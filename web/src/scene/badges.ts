/** The round paper badges of columns and landings, each drawn once on its own canvas, and rings that lie on floors. */

import { DoubleSide, Mesh, MeshBasicMaterial, RingGeometry, Sprite, SpriteMaterial } from "three";
import { painted, sheet } from "./textures";

/** The paint of a mark that lies on a floor. */
export const FLAT = {
  transparent: true,
  depthWrite: false,
  side: DoubleSide,
  forceSinglePass: true,
  toneMapped: false,
} as const;

/** A ring that lies on a floor, between these radii. */
export function flatRing(inside: number, outside: number, opacity: number): Mesh {
  return new Mesh(new RingGeometry(inside, outside, 48), new MeshBasicMaterial({ ...FLAT, opacity }));
}

/** The paint of a badge; with `through` it is also seen through wood. */
export const badgePaint = (drawn: HTMLCanvasElement, through = false): SpriteMaterial =>
  new SpriteMaterial({ map: painted(drawn), depthTest: !through, toneMapped: false });

/** A badge of this size in metres, hidden until it is needed. */
export function badgeSprite(paint: SpriteMaterial, size: number): Sprite {
  const made = new Sprite(paint);
  made.scale.set(size, size, 1);
  made.visible = false;
  made.renderOrder = 5;
  return made;
}

/** A round of paper to draw a sign on, 24 units wide. */
export function round(): ReturnType<typeof sheet> {
  const [canvas, pen] = sheet(96, 96);
  pen.scale(4, 4);
  pen.fillStyle = "#fffaf0";
  pen.beginPath();
  pen.arc(12, 12, 11.5, 0, 7);
  pen.fill();
  return [canvas, pen];
}

/** A round of this colour with a white stroke in it. */
export function disc(colour: string, path: string): HTMLCanvasElement {
  const [canvas, pen] = round();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(12, 12, 10, 0, 7);
  pen.fill();
  pen.strokeStyle = "#fffaf0";
  pen.lineWidth = 3;
  pen.lineCap = pen.lineJoin = "round";
  pen.stroke(new Path2D(path));
  return canvas;
}

/** A column that leans away from its plumb line. */
export function plumbLine(): HTMLCanvasElement {
  const [canvas, pen] = round();
  pen.strokeStyle = "#2b2620";
  pen.lineWidth = 1.6;
  pen.setLineDash([2.2, 1.8]);
  pen.stroke(new Path2D("M8 19.500V4.500"));
  pen.setLineDash([]);
  pen.strokeStyle = "#b5541c";
  pen.lineWidth = 4.6;
  pen.stroke(new Path2D("M10.500 19L15.800 5.500"));
  return canvas;
}

/** A struck-out ring: the column counts for nothing. */
export function struckOut(): HTMLCanvasElement {
  const [canvas, pen] = round();
  pen.strokeStyle = "#8c2f1b";
  pen.lineWidth = 2.4;
  pen.stroke(new Path2D("M12 5.500a6.500 6.500 0 1 0 .1 0M7.400 16.600l9.200-9.200"));
  return canvas;
}

/** The bent hook. */
export function brassHook(): HTMLCanvasElement {
  const [canvas, pen] = round();
  // Slanted and with its handle, because upright it would look like a letter.
  pen.lineCap = pen.lineJoin = "round";
  for (const [colour, width, path] of [
    ["#9a5f17", 2.4, "M16.500 7L10.500 16a3 3 0 0 1-5-3.300l1-1.600"],
    ["#4a2a0c", 4.6, "M18 5l-3 4.600"],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(new Path2D(path));
  }
  return canvas;
}

/** A padlock: the column may not be touched. */
export function padlock(): HTMLCanvasElement {
  const [canvas, pen] = round();
  pen.strokeStyle = "#2b2620";
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(12, 10, 3.4, Math.PI, 0);
  pen.lineTo(15.4, 12);
  pen.moveTo(8.6, 10);
  pen.lineTo(8.6, 12);
  pen.stroke();
  pen.fillStyle = "#2b2620";
  pen.beginPath();
  pen.roundRect(6.5, 11.2, 11, 7.6, 1.4);
  pen.fill();
  pen.fillStyle = "#fffaf0";
  pen.beginPath();
  pen.arc(12, 14.4, 1.3, 0, 7);
  pen.fill();
  pen.fillRect(11.4, 14.6, 1.2, 2.6);
  return canvas;
}
