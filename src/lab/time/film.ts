import type { Body, Fixture, World } from 'planck';
import { listBodies, listFixtures, type Pose } from '../draw/world.ts';

/** A body as it was recorded. Keeps its fixtures, because a destroyed body loses them. */
export interface FilmedBody {
  body: Body;
  fixtures: readonly Fixture[];
}

/** The pose of every body after one step. */
export interface Frame {
  bodies: readonly FilmedBody[];
  /** x, y in meters, and angle in radians, for each body: the largest part of a film. */
  poses: Float32Array;
}

/**
 * Creates a film that keeps the last frames: 600 frames of 200 bodies are 1.4 MB.
 * @param capacity number of frames
 */
export function createFilm(capacity: number) {
  const frames: (Frame | undefined)[] = [];
  let first = 0;
  let last = -1;
  let bodies: readonly FilmedBody[] = [];

  return {
    /** Records the world after a step. Steps come in order; a step that is already recorded stays unchanged. */
    record: (step: number, world: World): void => {
      if (step <= last) return;
      bodies = listFilmedBodies(listBodies(world), bodies);
      frames[step % capacity] = { bodies, poses: readPoses(bodies) };
      if (last < first || step > last + 1) first = step;
      last = step;
      first = Math.max(first, last - capacity + 1);
    },
    /** Returns the poses after a step; undefined if it is too old or was not recorded. */
    frame: (step: number): Frame | undefined =>
      step >= first && step <= last ? frames[step % capacity] : undefined,
    /** The oldest recorded step. */
    first: () => first,
    /** The newest recorded step. */
    last: () => last,
    /** Removes everything after a step, where the run takes another course. */
    truncate: (step: number): void => {
      last = Math.min(last, Math.max(step, first));
    },
  };
}

/** Returns the bodies of a frame with their poses. */
export function listPoses({ bodies, poses }: Frame): (FilmedBody & { pose: Pose })[] {
  return bodies.map((one, index) => {
    const [x = 0, y = 0, angle = 0] = poses.subarray(3 * index, 3 * index + 3);
    return { ...one, pose: { x, y, angle } };
  });
}

/** Returns the list of the previous step if nothing has changed, so that frames share it. */
function listFilmedBodies(bodies: Body[], before: readonly FilmedBody[]): readonly FilmedBody[] {
  const isSame =
    bodies.length === before.length &&
    bodies.every((body, index) => {
      const one = before[index];
      return one?.body === body && hasFixtures(body, one.fixtures);
    });
  return isSame ? before : bodies.map((body) => ({ body, fixtures: listFixtures(body) }));
}

function hasFixtures(body: Body, fixtures: readonly Fixture[]): boolean {
  let index = 0;
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
    if (fixtures[index++] !== fixture) return false;
  }
  return index === fixtures.length;
}

function readPoses(bodies: readonly FilmedBody[]): Float32Array {
  const poses = new Float32Array(3 * bodies.length);
  bodies.forEach(({ body }, index) => {
    const { x, y } = body.getPosition();
    poses.set([x, y, body.getAngle()], 3 * index);
  });
  return poses;
}
