/** The wooden pieces as meshes, put where a picture says. */

import { type BufferGeometry, Group, Mesh, Quaternion, Vector3 } from "three";
import type { ColumnShape, Kit, Paint } from "../protocol";
import { pieceCount } from "./kit";
import { type Picture, POSE_SIZE } from "./picture";
import type { Tier } from "./quality";
import { cornerRim, outlineRim, type Rim, roundRim } from "./rim";
import { sealMesh } from "./seal";
import { solid } from "./solid";
import { paintedWood, type WoodLook, type Workshop } from "./surface";

export interface Pieces {
  readonly group: Group;
  readonly meshes: readonly Mesh[];
  /** The looks that can glow or be tinted: columns, then plateaus. */
  readonly looks: readonly WoodLook[];
}

// Pieces that are out lie to the right, where the player sees them beside the villa. Nearer, the story would cover them.
const [OUT_X_M, OUT_Y_M] = [0.205, 0.06];
const COLUMN_BEVEL = 0.0009;
const PLATEAU_BEVEL = 0.0008;

/** All pieces of the kit, hidden until they are put somewhere. */
export function makePieces(shop: Workshop): Pieces {
  const { kit, tier } = shop;
  const shapes = new Map<string, BufferGeometry>();
  const looks: WoodLook[] = [];
  const meshes: Mesh[] = [];
  kit.columns.forEach((shape, i) => {
    const key = `${shape.kind}/${shape.width}/${shape.height}`;
    const geometry = shapes.get(key) ?? columnGeometry(shape, tier);
    shapes.set(key, geometry);
    const rings = Number(shape.name.split("-")[2] ?? 0);
    looks.push(paintedWood(shop, { colour: shape.colour, piece: "column", size: shape, seed: i + 1, rings }));
    meshes.push(new Mesh(geometry, looks[i]!.material));
  });
  kit.plateaus.forEach((shape, i) => {
    const bevelled = { height: shape.thickness, bevel: PLATEAU_BEVEL, steps: tier.edgeSteps, paintedSides: false };
    const geometry = solid(outlineRim(shape.outline, tier.outlineM), bevelled);
    const look = paintedWood(shop, {
      colour: shape.colour as Paint,
      piece: "plateau",
      size: { width: 0.3, height: shape.thickness },
      seed: i + 3,
    });
    looks.push(look);
    meshes.push(new Mesh(geometry, look.material));
  });
  meshes.push(sealMesh(shop));
  const group = new Group();
  for (const mesh of meshes) {
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.visible = false;
    group.add(mesh);
  }
  return { group, meshes, looks };
}

function columnGeometry(shape: ColumnShape, { roundness, edgeSteps }: Tier): BufferGeometry {
  const rim: Rim = shape.kind === "hex" ? cornerRim(shape.width / 2, 6, 0.0011) : roundRim(shape.width / 2, roundness);
  return solid(rim, { height: shape.height, bevel: COLUMN_BEVEL, steps: edgeSteps, paintedSides: true });
}

/** Puts every piece where the picture says. Pieces that are out or still to come lie on the table beside the villa. */
export function placePieces(kit: Kit, pieces: Pieces, picture: Picture): void {
  let [out, parked] = [0, 0];
  const ground = -kit.base.thickness;
  for (let i = 0; i < pieceCount(kit); i++) {
    const mesh = pieces.meshes[i]!;
    const place = picture.places[i] ?? "away";
    mesh.visible = place !== "away";
    if (place === "villa") {
      const at = i * POSE_SIZE;
      const p = picture.poses;
      mesh.position.set(p[at]!, p[at + 1]!, p[at + 2]!);
      mesh.quaternion.set(p[at + 4]!, p[at + 5]!, p[at + 6]!, p[at + 3]!);
      continue;
    }
    const column = kit.columns[i];
    const plateau = kit.plateaus[i - kit.columns.length];
    if (column && place === "out") {
      const row = out % 10;
      mesh.position.set(OUT_X_M + 0.09 * Math.floor(out / 10), OUT_Y_M + row * 0.036, ground + column.width / 2);
      mesh.quaternion
        .setFromAxisAngle(X, Math.PI / 2)
        .premultiply(TURN.setFromAxisAngle(Z, 1.45 + 0.07 * ((i * 5) % 4)));
      out += 1;
    } else if (plateau && place !== "away") {
      mesh.position.set(-0.285, 0.15, ground + plateau.thickness * (parked + 0.5));
      mesh.quaternion.setFromAxisAngle(Z, 0.35 * parked - 0.4);
      parked += 1;
    } else if (!column && !plateau) {
      mesh.position.set(-0.2, -0.13, ground + kit.seal.width / 2);
      mesh.quaternion.setFromAxisAngle(Z, 0.5);
    } else {
      mesh.visible = false;
    }
  }
}

const X = new Vector3(1, 0, 0);
const Z = new Vector3(0, 0, 1);
const TURN = new Quaternion();
