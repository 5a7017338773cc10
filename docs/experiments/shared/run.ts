import type { World } from 'planck';

interface StepOptions {
  /** Steps per second; 60 by default. */
  hz?: number;
  velocityIterations?: number;
  positionIterations?: number;
}

/** Steps a world for a number of seconds, and calls `onStep` after every step. */
export function run(
  world: World,
  seconds: number,
  onStep: () => void = () => undefined,
  { hz = 60, velocityIterations, positionIterations }: StepOptions = {},
): void {
  const steps = Math.round(seconds * hz);
  for (let i = 0; i < steps; i++) {
    world.step(1 / hz, velocityIterations, positionIterations);
    onStep();
  }
}

/** Returns the maximum of `read`, called at the start and after every step. */
export function largest(
  world: World,
  seconds: number,
  read: () => number,
  options: StepOptions = {},
): number {
  let max = read();
  run(
    world,
    seconds,
    () => {
      max = Math.max(max, read());
    },
    options,
  );
  return max;
}
