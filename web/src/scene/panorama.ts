/** What lies round the table: sea, sky, a whitewashed wall, the house, a lemon tree, out of focus. */

import { stream } from "./noise";
import { sheet } from "./textures";

const WIDTH = 1024;
const HEIGHT = 512;
const HORIZON = HEIGHT / 2 + 11; // a little low, so that the player's chair sees the sea over the wall

type Pen = CanvasRenderingContext2D;

/** The painted surroundings, left to right once round, straight up to straight down. */
export function panorama(width: number): HTMLCanvasElement {
  const [canvas, pen] = sheet(width, width / 2);
  pen.scale(width / WIDTH, width / WIDTH);
  sky(pen);
  hills(pen);
  sea(pen);
  floor(pen);
  parapet(pen);
  house(pen);
  tree(pen, 318, 0.62, 21);
  tree(pen, 940, 0.8, 22);
  tree(pen, 60, 0.5, 23);
  for (const [x, size] of [
    [236, 0.42],
    [258, 0.34],
    [420, 0.45],
    [504, 0.36],
    [120, 0.4],
    [890, 0.5],
  ] as const)
    pot(pen, x, size);
  return softened(canvas);
}

function softened(source: HTMLCanvasElement): HTMLCanvasElement {
  // Drawn small and large again: a lens that looks at the villa, not at the sea.
  const { width, height } = source;
  const [small, smallPen] = sheet(width / 2, height / 2);
  smallPen.imageSmoothingQuality = "high";
  smallPen.drawImage(source, 0, 0, width / 2, height / 2);
  const [canvas, pen] = sheet(width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(small, 0, 0, width, height);
  const blur = width / 700;
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    pen.globalAlpha = 1 / (i + 2);
    for (const wrap of [-width, 0, width]) {
      pen.drawImage(small, Math.cos(angle) * blur + wrap, Math.sin(angle) * blur, width, height);
    }
  }
  return canvas;
}

function wash(pen: Pen, top: number, bottom: number, stops: readonly (readonly [number, string])[]): CanvasGradient {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

function sky(pen: Pen): void {
  pen.fillStyle = wash(pen, 0, HORIZON, [
    [0, "#8fbad6"],
    [0.45, "#b5d3df"],
    [0.8, "#cfe0e0"],
    [0.93, "#f0ead6"],
    [1, "#fde9c6"],
  ]);
  pen.fillRect(0, 0, WIDTH, HORIZON + 1);
  const next = stream(31);
  pen.fillStyle = "rgba(255,250,238,0.10)";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [next() * WIDTH, HORIZON - 16 - next() * 90];
    const long = 20 + next() * 70;
    pen.beginPath();
    pen.ellipse(x, y, long, 2.5 + next() * 5, 0, 0, 7);
    pen.ellipse(x - WIDTH, y, long, 3, 0, 0, 7);
    pen.fill();
  }
}

function hills(pen: Pen): void {
  for (const [colour, high, shift] of [
    ["#b9bfc4", 17, 0.3],
    ["#98a9a8", 11, 2.1],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, HORIZON);
    for (let x = 0; x <= WIDTH; x += 4) {
      const t = (x / WIDTH) * 2 * Math.PI;
      const ridge = Math.sin(t * 2 + shift) + 0.5 * Math.sin(t * 5 + shift * 3) + 0.25 * Math.sin(t * 11 + shift);
      pen.lineTo(x, HORIZON - Math.max(0, ridge * high * 0.62));
    }
    pen.lineTo(WIDTH, HORIZON);
    pen.fill();
  }
}

function sea(pen: Pen): void {
  pen.fillStyle = wash(pen, HORIZON - 1, HORIZON + 26, [
    [0, "#7fb4bf"],
    [0.25, "#4d94ab"],
    [1, "#3a7f9b"],
  ]);
  pen.fillRect(0, HORIZON - 1, WIDTH, 30);
  const next = stream(32);
  pen.fillStyle = "rgba(255,244,214,0.5)";
  for (let i = 0; i < 420; i++) {
    const y = next();
    const x = WIDTH * 0.12 + (next() + next() + next() - 1.5) * (60 + 240 * y);
    pen.fillRect((x + WIDTH) % WIDTH, HORIZON + y * 22, 2 + 6 * y * next(), 0.8);
  }
}

const WALL_TOP = HORIZON + 12;
const WALL_FOOT = HORIZON + 58;

function parapet(pen: Pen): void {
  pen.fillStyle = wash(pen, WALL_TOP, WALL_FOOT, [
    [0, "#fffaf0"],
    [0.08, "#fbf1e0"],
    [0.1, "#e9dcc6"],
    [0.75, "#e0d0b8"],
    [1, "#c9b092"],
  ]);
  pen.fillRect(0, WALL_TOP, WIDTH, WALL_FOOT - WALL_TOP);
  const next = stream(33);
  for (let i = 0; i < 130; i++) {
    pen.fillStyle = next() > 0.5 ? "rgba(255,252,244,0.22)" : "rgba(166,140,110,0.13)";
    pen.beginPath();
    pen.ellipse(next() * WIDTH, WALL_TOP + 6 + next() * 42, 6 + next() * 26, 3 + next() * 8, 0, 0, 7);
    pen.fill();
  }
}

function floor(pen: Pen): void {
  pen.fillStyle = wash(pen, WALL_FOOT, HEIGHT, [
    [0, "#c08f6c"],
    [0.25, "#b98059"],
    [1, "#a06d4b"],
  ]);
  pen.fillRect(0, WALL_FOOT - 1, WIDTH, HEIGHT);
  pen.strokeStyle = "rgba(110,68,42,0.28)";
  for (let i = 1; i < 9; i++) {
    pen.lineWidth = 0.5 + i * 0.35;
    pen.beginPath();
    const y = WALL_FOOT + i * i * 3.1;
    pen.moveTo(0, y);
    pen.lineTo(WIDTH, y);
    pen.stroke();
  }
  for (let i = 0; i < 44; i++) {
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo((i * WIDTH) / 44, WALL_FOOT);
    pen.lineTo((i * WIDTH) / 44, HEIGHT);
    pen.stroke();
  }
}

function house(pen: Pen): void {
  const [left, right, top] = [560, 860, HORIZON - 190];
  pen.fillStyle = wash(pen, top, WALL_FOOT + 6, [
    [0, "#fdf5e6"],
    [0.6, "#f3e6d0"],
    [1, "#d9c2a2"],
  ]);
  pen.fillRect(left, top, right - left, WALL_FOOT + 6 - top);
  const next = stream(34);
  for (let i = 0; i < 90; i++) {
    pen.fillStyle = next() > 0.5 ? "rgba(255,253,246,0.25)" : "rgba(180,150,116,0.12)";
    pen.beginPath();
    pen.ellipse(left + next() * (right - left), top + next() * 250, 8 + next() * 30, 5 + next() * 14, 0, 0, 7);
    pen.fill();
  }
  pen.fillStyle = "#b5653f"; // a row of roof tiles
  for (let x = left - 6; x < right + 6; x += 9) {
    pen.beginPath();
    pen.ellipse(x, top, 6, 8, 0, 0, 7);
    pen.fill();
  }
  for (const [x, wide, high, y] of [
    [620, 34, 74, HORIZON - 96],
    [776, 34, 74, HORIZON - 96],
  ] as const) {
    pen.fillStyle = "#5a4a3c";
    pen.fillRect(x, y, wide, high);
    pen.fillStyle = "#4f86a6";
    pen.fillRect(x - 18, y - 2, 17, high + 4);
    pen.fillRect(x + wide + 1, y - 2, 17, high + 4);
    pen.fillStyle = "rgba(30,60,80,0.35)";
    for (let slat = 0; slat < high; slat += 5) {
      pen.fillRect(x - 17, y + slat, 15, 1.4);
      pen.fillRect(x + wide + 2, y + slat, 15, 1.4);
    }
  }
  pen.fillStyle = "#4f86a6"; // the door
  pen.beginPath();
  pen.roundRect(688, HORIZON - 74, 52, 146, [26, 26, 0, 0]);
  pen.fill();
  for (let i = 0; i < 420; i++) {
    // bougainvillea over the corner
    const t = next();
    const x = left - 6 + (next() + next()) * 36 * (1 - 0.4 * t);
    const y = top + 10 + t * 190;
    pen.fillStyle = next() > 0.42 ? ["#c2457e", "#d8629a", "#a93a78"][i % 3]! : "#5d7a3c";
    pen.beginPath();
    pen.arc(x, y, 1.5 + next() * 4.5, 0, 7);
    pen.fill();
  }
}

function tree(pen: Pen, x: number, size: number, seed: number): void {
  const next = stream(seed);
  const crown = HORIZON - 34 * size - 8;
  pen.strokeStyle = "#6b4e38";
  pen.lineWidth = 7 * size;
  pen.beginPath();
  pen.moveTo(x + 4, WALL_FOOT + 10);
  pen.quadraticCurveTo(x - 6, HORIZON, x, crown);
  pen.stroke();
  const leaves = ["#2f5a2e", "#3f7036", "#55853d", "#78a04b", "#9dba5e"];
  for (let i = 0; i < 1300 * size; i++) {
    const [angle, far] = [next() * 6.3, Math.sqrt(next())];
    const lift = next();
    const cx = x + Math.cos(angle) * far * 66 * size;
    const cy = crown + Math.sin(angle) * far * 52 * size;
    const lit = Math.min(
      4,
      Math.max(0, Math.floor(2.2 - (Math.sin(angle) + Math.cos(angle) * 0.7) * far * 1.8 + lift * 1.6)),
    );
    pen.fillStyle = leaves[lit]!;
    pen.beginPath();
    pen.ellipse(cx, cy, (3 + next() * 5) * size, (1.6 + next() * 2.4) * size, next() * 3.2, 0, 7);
    pen.fill();
  }
  for (let i = 0; i < 26 * size; i++) {
    const [angle, far] = [next() * 6.3, Math.sqrt(next()) * 0.9];
    pen.fillStyle = i % 3 ? "#f0c53a" : "#f7dc6c";
    pen.beginPath();
    pen.ellipse(
      x + Math.cos(angle) * far * 62 * size,
      crown + 6 + Math.sin(angle) * far * 46 * size,
      4.6 * size,
      5.8 * size,
      0.4,
      0,
      7,
    );
    pen.fill();
  }
}

function pot(pen: Pen, x: number, size: number): void {
  const next = stream(40 + x);
  const y = WALL_TOP;
  for (let i = 0; i < 150; i++) {
    pen.fillStyle = i % 7 === 0 ? "#d9473f" : ["#4c7a45", "#5f8f4f", "#3d663b"][i % 3]!;
    pen.beginPath();
    pen.arc(x + (next() - 0.5) * 46 * size, y - 22 * size - next() * 24 * size, 2 + next() * 3, 0, 7);
    pen.fill();
  }
  pen.fillStyle = "#bf6b43";
  pen.beginPath();
  pen.moveTo(x - 15 * size, y - 24 * size);
  pen.lineTo(x + 15 * size, y - 24 * size);
  pen.lineTo(x + 10 * size, y + 1);
  pen.lineTo(x - 10 * size, y + 1);
  pen.fill();
  pen.fillStyle = "#d28257";
  pen.fillRect(x - 17 * size, y - 27 * size, 34 * size, 6 * size);
}
