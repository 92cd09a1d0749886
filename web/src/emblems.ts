/** The emblem of each colour, for those who cannot tell the colours apart. */

import type { Paint } from "./protocol";

/** The ink of the emblem on its own paint, chosen so that the contrast is more than 3 to 1. */
export const EMBLEM_INK: Readonly<Record<Paint, string>> = {
  red: "#fff4df",
  yellow: "#4d3206",
  blue: "#fff4df",
  green: "#fff4df",
  orange: "#4a2204",
  neutral: "#2b2620",
};

const ray = (turn: number): string => {
  const at = (radius: number, angle: number): string =>
    `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  const angle = (turn * Math.PI) / 4;
  return `M${at(6.7, angle - 0.27)}L${at(11.6, angle)}L${at(6.7, angle + 0.27)}Z`;
};

const wave = (y: number): string =>
  `M1.5 ${y}q2.6 -4.2 5.25 0t5.25 0t5.25 0t5.25 0v3.4q-2.6 4.2 -5.25 0t-5.25 0t-5.25 0t-5.25 0z`;

/** Each emblem as one filled path (even-odd) in a square of 24: a sun, a lemon, a wave, a leaf, a slice, a ring. */
export const EMBLEM_PATH: Readonly<Record<Paint, string>> = {
  red: `M12 6.8a5.2 5.2 0 1 0 .01 0z${[0, 1, 2, 3, 4, 5, 6, 7].map(ray).join("")}`,
  yellow:
    "M1 12.500c1.3-.9 2-1.9 2.8-3.300C5.8 5.9 8.8 4.2 12 4.200s6.2 1.7 8.2 5c.8 1.4 1.5 2.4 2.8 3.300c-1.3.9-2 1.9-2.8 3.300c-2 3.3-5 5-8.2 5s-6.2-1.7-8.2-5C3 14.4 2.3 13.4 1 12.500z" +
    "M6.6 11.200c1.1-2.7 3.1-4.2 5.8-4.500v1.700c-1.9.3-3.3 1.4-4.2 3.400z",
  blue: wave(6.2) + wave(14.4),
  green:
    "M3 21C2 10.5 8.5 2.8 21.2 2.800C21.6 15.4 14.5 21.6 6.6 19.200L4.6 21.500z" +
    "M6.9 17.300L8 18C10.6 14.6 13.8 11.1 17.3 7.700L16.5 6.900C12.8 9.8 9.4 13.5 6.9 17.300z",
  orange:
    "M1.5 8h21a10.5 10.5 0 0 1-21 0z" + "M4.3 9.800h6.600v6.900q-5.6-1.1-6.6-6.900zM13.1 9.800h6.600q-1 5.8-6.6 6.900z",
  neutral: "M12 2.500a9.5 9.5 0 1 0 .01 0zM12 7a5 5 0 1 1-.01 0z",
};
