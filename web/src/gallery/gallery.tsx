/** The gallery: villas of every height and every panel, to look at during development. Not part of the build. */

import { render } from "preact";
import { controlEye } from "../scene/controls";
import { askedQuality } from "../scene/quality";
import { openVilla } from "../scene/villa";
import { openSound } from "../sound/sound";
import "../style/index.css";
import { KIT, villaOf } from "../scene/showvilla";
import "./gallery.css";
import { Panels } from "./Panels";

// gallery.html?panels, or gallery.html?villa=3&quality=high&still
const query = new URLSearchParams(location.search);
const root = document.getElementById("gallery")!;
if (query.has("panels")) render(<Panels />, root);
else {
  const canvas = document.createElement("canvas");
  canvas.className = "gallery-villa";
  canvas.tabIndex = 0;
  root.append(canvas);
  const villa = openVilla(canvas, KIT, { quality: askedQuality(location.search), reducedMotion: query.has("still") });
  controlEye(canvas, villa);
  villa.show(villaOf(Number(query.get("villa") ?? 3)));
  Object.assign(window, { villa, KIT, villaOf, sound: openSound() });
}
