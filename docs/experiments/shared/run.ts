import type { World } from 'planck';

interface Pace {
  /** Steps in a second; 60 if not given. */
  hz?: number;
  velocityIterations?: number;
  positionIterations?: number;
}

/** Steps a world for so many seconds, and calls `stepped` after each step. */
export function run(
  world: World,
  seconds: number,
  stepped: () => void = () => undefined,
  { hz = 60, velocityIterations, positionIterations }: Pace = {},
): void {
  const steps = Math.round(seconds * hz);
  for (let i = 0; i < steps; i++) {
    world.step(1 / hz, velocityIterations, positionIterations);
    stepped();
  }
}

/** The largest of what is read after each step. */
export function largest(
  world: World,
  seconds: number,
  read: () => number,
  pace: Pace = {},
): number {
  let found = read();
  run(
    world,
    seconds,
    () => {
      found = Math.max(found, read());
    },
    pace,
  );
  return found;
}
