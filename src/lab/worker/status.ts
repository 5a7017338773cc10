import type { Body } from 'planck';
import { type Camera, toPicture } from '../draw/camera.ts';
import { bodiesOf } from '../draw/world.ts';
import { isMovable, type Stage } from '../model/scene.ts';
import type { Status } from '../protocol/protocol.ts';
import type { BodyDragger } from '../simulation/bodyDragger.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { shownFacts, shownValue } from '../simulation/stageValues.ts';
import { worldStats } from '../simulation/worldStats.ts';

/** Returns the status of a scene, without the bodies that the dragger has added. */
export function statusOf(
  { stage, time, isGoalReached }: Simulation,
  dragger: BodyDragger,
  isPlaying: boolean,
): Status {
  const { world, info } = stage;
  const stats = worldStats(world);
  return {
    ...stats,
    bodies: stats.bodies - dragger.ownBodies(),
    time: time(),
    isPlaying,
    isGoalReached: isGoalReached(),
    facts: shownFacts(stage),
    info: String(shownValue(info?.(), 'info')),
    selected: nameOf(dragger.selected(), bodiesOf(world).filter(isMovable)),
  };
}

function nameOf(selected: Body | undefined, movable: Body[]): string | undefined {
  return selected && `Body ${movable.indexOf(selected) + 1} of ${movable.length}`;
}

/** Returns where bodies can be grabbed: center x and y, half-width, and half-height, in CSS pixels. */
export function movableBoxes({ mouseForce, pointer, world }: Stage, camera: Camera): Float32Array {
  // Without a force, and in scenes that receive the pointer themselves, it grabs nothing.
  if (mouseForce === 0 || pointer) return new Float32Array();
  const boxes: number[] = [];
  for (const body of bodiesOf(world).filter(isMovable)) {
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
      const { lowerBound: a, upperBound: b } = fixture.getAABB(0);
      const center = toPicture(camera, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      const [width, height] = [(b.x - a.x) * camera.scale, (b.y - a.y) * camera.scale];
      boxes.push(center.x, center.y, width / 2, height / 2);
    }
  }
  return new Float32Array(boxes);
}
