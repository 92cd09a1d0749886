/** The gallery: villas of every height and every panel, for a look while developing. Not part of the build. */

import { askedQuality } from "../scene/quality";
import { openVilla } from "../scene/villa";
import { KIT, villaOf } from "./fixture";

const query = new URLSearchParams(location.search);
const canvas = document.createElement("canvas");
canvas.style.cssText = "position:fixed;inset:0;width:100%;height:100%;display:block";
document.body.append(canvas);
const villa = openVilla(canvas, KIT, { quality: askedQuality(location.search), reducedMotion: query.has("still") });
villa.show(villaOf(Number(query.get("villa") ?? 3)));
Object.assign(window, { villa, KIT, villaOf });
