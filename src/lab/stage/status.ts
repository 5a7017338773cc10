import type { Body } from 'planck';
import { type Camera, toPicture } from '../camera.ts';
import { bodiesOf } from '../draw/world.ts';
import type { Hand } from '../hand.ts';
import { measure } from '../measures.ts';
import { isMovable } from '../scene.ts';
import type { Simulation } from '../simulation.ts';
import type { Status } from './protocol.ts';

/** How a scene goes, for the status line. */
export function statusOf(simulation: Simulation, hand: Hand, isPlaying: boolean): Status {
  const { world, facts, info } = simulation.stage;
  const measures = measure(world);
  return {
    ...measures,
    bodies: measures.bodies - hand.bodies(),
    time: simulation.time(),
    isPlaying,
    facts: facts?.() ?? {},
    info: info?.() ?? '',
    chosen: nameOf(hand.chosen(), bodiesOf(world).filter(isMovable)),
  };
}

function nameOf(chosen: Body | undefined, movable: Body[]): string | undefined {
  return chosen && `Body ${movable.indexOf(chosen) + 1} of ${movable.length}`;
}

/** Where bodies can be taken: x, y and half the width and height of each, in CSS pixels. */
export function movableBoxes(simulation: Simulation, camera: Camera): Float32Array {
  const boxes: number[] = [];
  // Where the pointer has no force, nothing can be taken.
  if (simulation.stage.mouseForce === 0) return new Float32Array();
  for (const body of bodiesOf(simulation.stage.world).filter(isMovable)) {
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
      const { lowerBound: a, upperBound: b } = fixture.getAABB(0);
      const center = toPicture(camera, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      boxes.push(
        center.x,
        center.y,
        ((b.x - a.x) / 2) * camera.scale,
        ((b.y - a.y) / 2) * camera.scale,
      );
    }
  }
  return new Float32Array(boxes);
}
