import * as planck from 'planck';
import { expect } from 'vitest';
import { createCamera } from '../../src/lab/draw/camera.ts';
import { createContactReader } from '../../src/lab/draw/contactPoints.ts';
import { createLayerDrawer } from '../../src/lab/draw/layers/layers.ts';
import {
  LAYERS,
  type Layer,
  listBodies,
  listContacts,
  listJoints,
} from '../../src/lab/draw/world.ts';
import { describe } from '../../src/lab/inspect/describeItem.ts';
import { type Item, sortFixtures, toContactItem } from '../../src/lab/inspect/itemAddress.ts';
import type { Pen } from '../../src/lab/model/pen.ts';
import type { Simulation } from '../../src/lab/simulation/simulation.ts';

const drawLayers = createLayerDrawer(planck);
const readPoints = createContactReader(planck);

/** Draws all layers of a world, describes everything in it, and expects that all numbers are numbers. */
export function lookInside({ world, poseOf, dt, stage }: Simulation, pen: Pen): void {
  const viewpoint = {
    ...{ world: world(), poseOf, dt, isPlaying: true, selected: undefined },
    camera: createCamera(stage.view, { width: 720, height: 400 }),
    layers: new Set(Object.keys(LAYERS) as Layer[]),
  };
  drawLayers(pen, viewpoint);
  for (const item of listItems(world())) {
    const { title, rows, reasons, notes } = describe(planck, readPoints, item, viewpoint);
    const unknown = rows.filter(({ value }) => /NaN|undefined|–/.test(value));
    expect(unknown, title).toEqual([]);
    expect([...reasons, ...notes].map(({ text }) => text).join(), title).not.toMatch(
      /NaN|undefined|body 0/,
    );
  }
}

function listItems(world: planck.World): Item[] {
  const bodies = listBodies(world);
  return [
    ...bodies.map((body): Item => ({ kind: 'body', body })),
    ...bodies.flatMap(sortFixtures).map((fixture): Item => ({ kind: 'fixture', fixture })),
    ...listJoints(world).map((joint): Item => ({ kind: 'joint', joint })),
    ...listContacts(world).map(toContactItem),
  ];
}
