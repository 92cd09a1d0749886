/** The lemon tree's shadow as a texture: red a near branch, green the crown farther up. */

import { CanvasTexture, RepeatWrapping } from "three";
import { stream } from "./noise";
import { sheet } from "./textures";

const SIDE = 256;

/** White where the sun comes through. It repeats at its edges. */
export function leafTexture(): CanvasTexture {
  const near = layer(51, 330, 7, 2.7, 11);
  const far = layer(52, 420, 5, 2.4, 16);
  const [canvas, pen] = sheet(SIDE, SIDE);
  const both = pen.createImageData(SIDE, SIDE);
  for (let i = 0; i < both.data.length; i += 4) both.data.set([near[i]!, far[i]!, 0, 255], i);
  pen.putImageData(both, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

function layer(seed: number, count: number, long: number, wide: number, twigs: number): Uint8ClampedArray {
  const next = stream(seed);
  const [small, pen] = sheet(SIDE / 2, SIDE / 2); // drawn small and enlarged, because the sun is not a point
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, SIDE / 2, SIDE / 2);
  pen.scale(0.5, 0.5);
  pen.fillStyle = "#000";
  for (let twig = 0; twig < twigs; twig++) {
    let [x, y, heading] = [next() * SIDE, next() * SIDE, next() * 6.3];
    for (let leaf = 0; leaf < count / twigs; leaf++) {
      heading += (next() - 0.5) * 0.5;
      x += Math.cos(heading) * 3.2;
      y += Math.sin(heading) * 3.2;
      const turn = heading + (next() > 0.5 ? 1 : -1) * (0.5 + next() * 0.7);
      const [cx, cy] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long];
      for (const dx of [-SIDE, 0, SIDE]) {
        for (const dy of [-SIDE, 0, SIDE]) {
          pen.beginPath();
          pen.ellipse(
            (((cx % SIDE) + SIDE) % SIDE) + dx,
            (((cy % SIDE) + SIDE) % SIDE) + dy,
            long * (0.7 + 0.5 * next()),
            wide,
            turn,
            0,
            7,
          );
          pen.fill();
        }
      }
    }
  }
  const [large, largePen] = sheet(SIDE, SIDE);
  largePen.imageSmoothingQuality = "high";
  largePen.drawImage(small, 0, 0, SIDE, SIDE);
  largePen.globalAlpha = 0.25;
  for (const shift of [-2, -1, 1, 2]) {
    largePen.drawImage(small, shift, 0, SIDE, SIDE);
    largePen.drawImage(small, 0, shift, SIDE, SIDE);
  }
  return largePen.getImageData(0, 0, large.width, large.height).data;
}
