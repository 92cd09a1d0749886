/** What lies round the table: sea, sky, a whitewashed wall, the house, a lemon tree, out of focus. */

import { stream } from "./noise";
import { type Pen, sheet } from "./textures";

const WIDTH = 1024;
const HEIGHT = 512;
const HORIZON = HEIGHT / 2 + 11; // a little low, so that the player sees the sea over the wall

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
  // Drawn small and enlarged again, like a lens that is focused on the villa and not on the sea.
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
    [0.84, "#c6dde2"],
    [0.93, "#dfe7dc"],
    [0.98, "#f6e9cd"],
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
  for (let i = 0; i < 900; i++) {
    // leaves throw their shadows here too
    const [x, y] = [next() * WIDTH, WALL_TOP + 5 + next() * (WALL_FOOT - WALL_TOP - 5)];
    const shade = Math.max(0, Math.sin(x * 0.049 + 0.6) + 0.7 * Math.sin(x * 0.13 + y * 0.09) - 0.1);
    pen.fillStyle = `rgba(140,112,94,${(0.2 * shade).toFixed(3)})`;
    pen.beginPath();
    pen.ellipse(x, y, 1.5 + next() * 3.5, 0.8 + next() * 1.6, next() * 3, 0, 7);
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

const HOUSE = { left: 556, right: 868, top: HORIZON - 120 } as const;

function house(pen: Pen): void {
  const { left, right, top } = HOUSE;
  const foot = WALL_FOOT + 6;
  pen.fillStyle = wash(pen, top, foot, [
    [0, "#fdf3e0"],
    [0.55, "#f4e5cb"],
    [1, "#dcc4a2"],
  ]);
  pen.fillRect(left, top, right - left, foot - top);
  dapple(pen);
  pen.fillStyle = "#b5653f"; // roof tiles
  for (let x = left - 6; x < right + 6; x += 6) {
    pen.beginPath();
    pen.ellipse(x, top, 4, 6, 0, 0, 7);
    pen.fill();
  }
  for (const x of [596, 640, 760, 808]) casement(pen, x, HORIZON - 44);
  door(pen, 700, HORIZON - 34, foot);
  bench(pen, 622, foot);
  bench(pen, 772, foot);
  for (const x of [688, 736, 850]) pot(pen, x, 0.45, foot);
  blossoms(pen, left - 8, top + 6, 40, 150, 35);
  blossoms(pen, 690, HORIZON - 62, 46, 34, 36);
  blossoms(pen, right - 26, top, 34, 90, 37);
}

function dapple(pen: Pen): void {
  // The tree's shadow lies on the wall as well.
  const { left, right, top } = HOUSE;
  const next = stream(34);
  for (let i = 0; i < 260; i++) {
    const [x, y] = [left + next() * (right - left), top + next() * 170];
    const shade = Math.max(0, Math.sin(x * 0.035 + 1) + Math.sin(y * 0.05) * 0.6);
    pen.fillStyle = `rgba(150,120,96,${(0.12 * shade).toFixed(3)})`;
    pen.beginPath();
    pen.ellipse(x, y, 3 + next() * 6, 1.5 + next() * 3, next() * 3, 0, 7);
    pen.fill();
  }
}

function casement(pen: Pen, x: number, y: number): void {
  const [wide, high] = [12, 30];
  pen.fillStyle = "#e6d2b2";
  pen.fillRect(x - 1.5, y - 1.5, wide + 3, high + 4);
  pen.fillStyle = "#6d6a62";
  pen.fillRect(x, y, wide, high);
  pen.fillStyle = "#f2e8d4";
  pen.fillRect(x + wide / 2 - 0.5, y, 1, high);
  pen.fillRect(x, y + high * 0.4, wide, 1);
  for (const side of [x - 9.5, x + wide + 1.5]) {
    pen.fillStyle = "#5f93ad";
    pen.fillRect(side, y - 1, 8, high + 2);
    pen.fillStyle = "rgba(34,66,86,0.4)";
    for (let slat = 1; slat < high; slat += 2.6) pen.fillRect(side + 1, y + slat, 6, 0.9);
  }
}

function door(pen: Pen, x: number, y: number, foot: number): void {
  const wide = 26;
  pen.fillStyle = "#e0c9a6";
  pen.beginPath();
  pen.roundRect(x - 4, y - 4, wide + 8, foot - y + 4, [17, 17, 0, 0]);
  pen.fill();
  pen.fillStyle = "#4f86a3";
  pen.beginPath();
  pen.roundRect(x, y, wide, foot - y, [13, 13, 0, 0]);
  pen.fill();
  pen.fillStyle = "rgba(28,56,74,0.45)";
  for (let plank = 1; plank < 5; plank++) pen.fillRect(x + (plank * wide) / 5 - 0.4, y + 1, 0.8, foot - y);
  pen.fillStyle = "#2e3a40";
  pen.fillRect(x + 1, y + 16, wide - 2, 1.6);
  pen.beginPath();
  pen.arc(x + wide - 5, y + 46, 1.4, 0, 7);
  pen.fill();
}

function bench(pen: Pen, x: number, foot: number): void {
  pen.fillStyle = "#8a6240";
  pen.fillRect(x, foot - 26, 44, 3);
  pen.fillRect(x, foot - 34, 44, 3);
  pen.fillRect(x, foot - 18, 46, 3.5);
  for (const leg of [x + 2, x + 40]) pen.fillRect(leg, foot - 34, 2.5, 34);
}

function blossoms(pen: Pen, x: number, y: number, wide: number, high: number, seed: number): void {
  const next = stream(seed);
  for (let i = 0; i < (wide * high) / 7; i++) {
    const [u, v] = [next() + next() - 1, next()];
    const spread = 1 - 0.5 * v;
    pen.fillStyle = next() > 0.45 ? ["#c2457e", "#d8629a", "#a93a78"][i % 3]! : ["#5d7a3c", "#76934a"][i % 2]!;
    pen.beginPath();
    pen.arc(x + wide / 2 + (u * wide * spread) / 1.4, y + v * high, 0.9 + next() * 2.2, 0, 7);
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

function pot(pen: Pen, x: number, size: number, y = WALL_TOP): void {
  const next = stream(40 + x);
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
