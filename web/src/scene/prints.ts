/** The print on the base, and the look of the table's boards. */

import type { Kit } from "../protocol";
import { cells, layered, stream } from "./noise";
import { type Pen, sheet } from "./textures";

/** The printed card from above: brown site, meadow-green rim. */
export function basePrint(base: Kit["base"], side: number): HTMLCanvasElement {
  const [canvas, pen] = sheet(side, side);
  const [middle, metre] = [side / 2, side / (2 * base.radius)];
  const next = stream(61);
  const spot = (angle: number, far: number): [number, number] => [
    middle + Math.cos(angle) * far * metre,
    middle + Math.sin(angle) * far * metre,
  ];
  pen.fillStyle = "#7da34c";
  pen.fillRect(0, 0, side, side);
  for (let i = 0; i < 900; i++) {
    const [x, y] = spot(next() * 6.2832, base.siteRadius + next() * (base.radius - base.siteRadius));
    pen.fillStyle = ["rgba(105,146,60,0.35)", "rgba(150,180,88,0.35)", "rgba(90,128,54,0.28)"][i % 3]!;
    pen.beginPath();
    pen.arc(x, y, (0.001 + next() * 0.004) * metre, 0, 7);
    pen.fill();
  }
  for (let i = 0; i < 330; i++)
    grass(
      pen,
      ...spot(next() * 6.2832, base.siteRadius + 0.004 + next() * (base.radius - base.siteRadius - 0.006)),
      metre,
      next,
    );
  for (let i = 0; i < 60; i++)
    flower(
      pen,
      ...spot(next() * 6.2832, base.siteRadius + 0.006 + next() * (base.radius - base.siteRadius - 0.01)),
      metre,
      next,
    );
  site(pen, base, side, metre, next);
  return canvas;
}

function grass(pen: Pen, x: number, y: number, metre: number, next: () => number): void {
  pen.strokeStyle = next() > 0.5 ? "rgba(62,103,44,0.75)" : "rgba(176,203,112,0.8)";
  pen.lineWidth = 0.00035 * metre;
  for (const lean of [-1, 0, 1]) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(
      x + lean * 0.0005 * metre,
      y - 0.0015 * metre,
      x + lean * 0.0014 * metre,
      y - (0.002 + next() * 0.001) * metre,
    );
    pen.stroke();
  }
}

function flower(pen: Pen, x: number, y: number, metre: number, next: () => number): void {
  pen.fillStyle = ["#fff6e2", "#f3d35c", "#e8877b", "#fff6e2"][Math.floor(next() * 4)]!;
  for (let petal = 0; petal < 5; petal++) {
    const angle = petal * 1.2566 + next();
    pen.beginPath();
    pen.arc(x + Math.cos(angle) * 0.0008 * metre, y + Math.sin(angle) * 0.0008 * metre, 0.0006 * metre, 0, 7);
    pen.fill();
  }
  pen.fillStyle = "#c98a2b";
  pen.beginPath();
  pen.arc(x, y, 0.00045 * metre, 0, 7);
  pen.fill();
}

function site(pen: Pen, base: Kit["base"], side: number, metre: number, next: () => number): void {
  const middle = side / 2;
  pen.save();
  pen.beginPath();
  pen.arc(middle, middle, base.siteRadius * metre, 0, 7);
  pen.fillStyle = "#b48457";
  pen.fill();
  pen.clip();
  for (let i = 0; i < 5200; i++) {
    const angle = next() * 6.2832;
    const far = Math.sqrt(next()) * base.siteRadius * metre;
    pen.fillStyle = ["rgba(120,78,44,0.30)", "rgba(222,184,135,0.34)", "rgba(92,60,36,0.22)"][i % 3]!;
    pen.beginPath();
    pen.arc(middle + Math.cos(angle) * far, middle + Math.sin(angle) * far, (0.0002 + next() * 0.0007) * metre, 0, 7);
    pen.fill();
  }
  pen.strokeStyle = "rgba(96,62,36,0.25)"; // a rake went round the site
  pen.lineWidth = 0.0004 * metre;
  for (let ring = 0.012; ring < base.siteRadius; ring += 0.0065) {
    pen.beginPath();
    for (let step = 0; step <= 120; step++) {
      const angle = (step / 120) * 6.2832;
      const far =
        (ring + 0.0009 * Math.sin(angle * 5 + ring * 300) + 0.0006 * Math.sin(angle * 11 + ring * 900)) * metre;
      pen.lineTo(middle + Math.cos(angle) * far, middle + Math.sin(angle) * far);
    }
    pen.stroke();
  }
  pen.restore();
  pen.strokeStyle = "#f1e3c4";
  pen.lineWidth = 0.0012 * metre;
  pen.beginPath();
  pen.arc(middle, middle, base.siteRadius * metre, 0, 7);
  pen.stroke();
}

export const TABLE = { width: 1.5, depth: 1.1, boards: 8 } as const; // metres

/** Old boards from above, bleached by sun, with the rings of many glasses. */
export function tableBoards(width: number): HTMLCanvasElement {
  const height = Math.round((width * TABLE.depth) / TABLE.width);
  const [canvas, pen] = sheet(width, height);
  const image = pen.createImageData(width, height);
  const next = stream(71);
  const shades = Array.from({ length: TABLE.boards }, () => 0.86 + next() * 0.24);
  const shifts = Array.from({ length: TABLE.boards }, () => next());
  const streak = cells(14, 512, 72);
  const broad = cells(5, 90, 73);
  const fine = cells(64, height, 74);
  const stain = layered(5, 4, 4, 75);
  const bend = cells(7, 9, 76);
  for (let y = 0; y < height; y++) {
    const board = Math.min(TABLE.boards - 1, Math.floor((y / height) * TABLE.boards));
    const within = (y / height) * TABLE.boards - board;
    const gap = Math.min(within, 1 - within) * (TABLE.depth / TABLE.boards); // metres to the next board
    const edge = Math.min(1, gap / 0.004);
    const v = y / height + shifts[board]! * 0.37;
    const [bendHere, fineHere, stainHere] = [bend(v), fine(v), stain(y / height)];
    let [slow, wash, streakHere] = [0, 0, streak(v)];
    for (let x = 0; x < width; x++) {
      const u = x / width + shifts[board]!;
      if (x % 4 === 0) {
        // Values that change slowly along a board are computed for every fourth pixel.
        const bent = v + 0.012 * (bendHere(u) - 0.5);
        slow = broad(bent)(u);
        streakHere = streak(bent);
        wash = stainHere(x / width);
      }
      const grain = 0.5 * streakHere(u) + 0.3 * slow + 0.2 * fineHere(u);
      let light = shades[board]! * (0.7 + 0.46 * grain) * (0.86 + 0.28 * wash);
      light *= gap < 0.0011 ? 0.32 : 0.72 + 0.28 * edge;
      const grey = 0.25 + 0.5 * wash; // the sun takes the red out first
      const at = (y * width + x) * 4;
      image.data[at] = light * (190 + 8 * grey);
      image.data[at + 1] = light * (149 + 17 * grey);
      image.data[at + 2] = light * (104 + 32 * grey);
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  stains(pen, width, height);
  return canvas;
}

function stains(pen: Pen, width: number, height: number): void {
  const metre = width / TABLE.width;
  for (const [x, y, radius, strength] of [
    [0.28, 0.16, 0.034, 0.2],
    [0.31, 0.2, 0.034, 0.12],
    [0.79, 0.72, 0.031, 0.18],
    [0.84, 0.33, 0.034, 0.1],
  ] as const) {
    pen.strokeStyle = `rgba(66,36,20,${strength})`;
    pen.lineWidth = 0.003 * metre;
    pen.beginPath();
    pen.arc(x * width, y * height, radius * metre, 0.6, 5.9);
    pen.stroke();
  }
  const next = stream(77);
  for (let board = 0; board < TABLE.boards; board++) {
    for (const x of [0.03, 0.97]) {
      pen.fillStyle = "rgba(48,38,34,0.75)"; // nails
      pen.beginPath();
      pen.arc(x * width, ((board + 0.3 + 0.4 * next()) / TABLE.boards) * height, 0.003 * metre, 0, 7);
      pen.fill();
    }
    const [x, y] = [next() * width, ((board + 0.25 + 0.5 * next()) / TABLE.boards) * height]; // a knot
    for (let ring = 5; ring > 0; ring--) {
      pen.strokeStyle = `rgba(70,40,22,${0.1 + 0.06 * (5 - ring)})`;
      pen.lineWidth = 0.0015 * metre;
      pen.beginPath();
      pen.ellipse(x, y, ring * 0.0032 * metre, ring * 0.0017 * metre, 0, 0, 7);
      pen.stroke();
    }
  }
}
