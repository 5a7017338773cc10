import {
  type Body,
  Box,
  Circle,
  type Contact,
  type Fixture,
  type Joint,
  type Vec2Value,
  World,
} from 'planck';

/** Whether the symptom was seen, and what its check can name. */
export interface Run {
  isSeen: boolean;
  world: World;
  body?: Body;
  other?: Body;
  fixture?: Fixture;
  joint?: Joint;
  contact?: Contact;
  points?: Vec2Value[];
  saved?: Vec2Value;
  /** Along the normal, in meters per second. */
  impactSpeed?: number;
  /** Parts of the library that the check sees, if the run has changed or measured them. */
  planck?: object;
}

/** A symptom of the page, with code that shows it and the same code with the fix. */
export interface Symptom {
  /** Heading of its section. */
  heading: string;
  /** A check of that section, as it is printed there; some causes have none that is an expression. */
  check?: string;
  run(isBroken: boolean): Run;
}

export const STEP = 1 / 60;

export function createWorld(gravity: Vec2Value = { x: 0, y: -10 }): World {
  return new World({ gravity });
}

/** Adds a static box of 40 × 1 m whose top is at height 0. */
export function addGround(world: World): Body {
  const ground = world.createBody({ position: { x: 0, y: -0.5 } });
  ground.createFixture({ shape: new Box(20, 0.5) });
  return ground;
}

/** Adds a dynamic box of 1 × 1 m. */
export function addCrate(world: World, x: number, y: number, density = 1): Body {
  const crate = world.createBody({ type: 'dynamic', position: { x, y } });
  crate.createFixture({ shape: new Box(0.5, 0.5), density });
  return crate;
}

/** Adds a dynamic ball of 1 m. */
export function addBall(world: World, x: number, y: number): Body {
  const ball = world.createBody({ type: 'dynamic', position: { x, y } });
  ball.createFixture({ shape: new Circle(0.5), density: 1 });
  return ball;
}

export function getFixture(body: Body): Fixture {
  const fixture = body.getFixtureList();
  if (!fixture) throw new Error('the body has no fixture');
  return fixture;
}

/** Simulates a time in seconds. */
export function simulate(world: World, seconds: number, beforeStep?: () => void): void {
  for (let step = 0; step < Math.round(seconds / STEP); step++) {
    beforeStep?.();
    world.step(STEP);
  }
}
