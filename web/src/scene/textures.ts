/** Textures drawn at run time: grain and emblems. Nothing is downloaded, and they are the same each time. */

import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
  type Texture,
} from "three";
import { EMBLEM_PATH } from "../emblems";
import type { Paint } from "../protocol";
import { cells, layered } from "./noise";

export type Pen = CanvasRenderingContext2D;

/** Wood cut along the grain (v): red its growth rings, green blotches where paint goes first, blue pores. */
export function grainTexture(size: number, sharp: boolean): DataTexture {
  const fields = {
    rings: cells(56, 2, 11),
    broad: cells(9, 2, 12),
    bend: cells(3, 3, 13),
    blotch: layered(14, 14, 4, 14),
    pores: cells(Math.round(size / 3), 26, 15),
    fibre: cells(Math.round(size / 2.5), 7, 16),
  };
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    const v = y / size;
    const [rings, broad, bend] = [fields.rings(v), fields.broad(v), fields.bend(v)];
    const [blotch, pores, fibre] = [fields.blotch(v), fields.pores(v), fields.fibre(v)];
    for (let x = 0; x < size; x++) {
      const u = x / size;
      const bent = u + 0.05 * (bend(u) - 0.5);
      const ring = rings(bent);
      const at = (y * size + x) * 4;
      data[at] = 255 * (0.42 * ring * ring * (3 - 2 * ring) + 0.2 * broad(bent) + 0.38 * fibre(u));
      data[at + 1] = 255 * blotch(u);
      data[at + 2] = (255 * Math.max(0, pores(u) - 0.74)) / 0.26;
      data[at + 3] = 255;
    }
  }
  const texture = new DataTexture(data, size, size, RGBAFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.generateMipmaps = true;
  filter(texture, sharp);
  texture.needsUpdate = true;
  return texture;
}

const ATLAS: readonly Paint[] = ["red", "yellow", "blue", "green", "orange", "neutral"];
const ATLAS_SIDE = 3;

/** The place of a colour's emblem in the atlas: its lower left corner in a grid of three by three. */
export function emblemCell(colour: Paint): [number, number] {
  const i = ATLAS.indexOf(colour);
  return [(i % ATLAS_SIDE) / ATLAS_SIDE, 1 - (Math.floor(i / ATLAS_SIDE) + 1) / ATLAS_SIDE];
}

/** All emblems in one picture, white on black, each with room round it. */
export function emblemAtlas(cell: number, sharp: boolean): CanvasTexture {
  const [canvas, pen] = sheet(cell * ATLAS_SIDE, cell * ATLAS_SIDE);
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#fff";
  ATLAS.forEach((colour, i) => {
    pen.save();
    pen.translate((i % ATLAS_SIDE) * cell, Math.floor(i / ATLAS_SIDE) * cell);
    pen.scale(cell / 28, cell / 28);
    pen.translate(2, 2);
    pen.fill(new Path2D(EMBLEM_PATH[colour]), "evenodd");
    pen.restore();
  });
  const texture = new CanvasTexture(canvas);
  filter(texture, sharp);
  return texture;
}

/** A blank canvas and its pen. */
export function sheet(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser gives no 2D canvas to draw textures on.");
  return [canvas, pen];
}

/** A canvas as a colour texture. */
export function painted(canvas: HTMLCanvasElement, sharp = true): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  filter(texture, sharp);
  return texture;
}

function filter(texture: Texture, sharp: boolean): void {
  // A software renderer pays for each of these samples.
  texture.anisotropy = sharp ? 8 : 1;
  texture.minFilter = sharp ? LinearMipmapLinearFilter : LinearMipmapNearestFilter;
}
