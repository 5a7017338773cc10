import type { Body, World } from 'planck';
import type { Pose } from './draw/world.ts';
import { bodiesOf } from './draw/world.ts';
import { createRandom } from './random.ts';
import type { Engine, Scene, Stage, Values } from './scene.ts';

/** Steps that a scene makes in a second if it does not say. */
export const DEFAULT_HZ = 60;

/** What is not made up for after a pause of the browser, in seconds. */
const LONGEST_FRAME = 0.1;

/** Random numbers begin from here in each run, so that each run is the same. */
const SEED = 1;

/** A scene that runs: in fixed steps, however long the frames of the screen are. */
export interface Simulation {
  readonly stage: Stage;
  /** The scene's world, which may be another after it was restored. */
  readonly world: () => World;
  /** Length of the next step in seconds. */
  readonly dt: number;
  /** Seconds of the world since its start. */
  readonly time: () => number;
  /** Makes a step. */
  step: () => void;
  /**
   * Makes as many steps as fit into what has passed; the rest is kept for the next frame.
   * @param seconds before the scene's own speed, not negative
   */
  advance: (seconds: number) => void;
  /** Where to draw a body: between its last two poses, by what is left of a step. */
  poseOf: (body: Body) => Pose;
}

/**
 * Starts a scene from its beginning.
 * @param values stays the scene's own: changes are seen by the running scene
 */
export function startSimulation(engine: Engine, scene: Scene, values: Values): Simulation {
  const stage = scene.scene(engine, values, createRandom(SEED));
  return simulate(stage, scene.hz);
}

/** Runs a world that is there already. */
export function simulate(stage: Stage, hz = DEFAULT_HZ): Simulation {
  const before = new WeakMap<Body, Pose>();
  const stepLength = () => 1 / (stage.hz ?? hz);
  let time = 0;
  /** What has passed since the last step, in seconds. */
  let rest = 0;

  /** Gives the length of the step, since what it calls may set another for the next. */
  const step = () => {
    const dt = stepLength();
    for (const body of bodiesOf(stage.world)) before.set(body, poseNow(body));
    stage.step?.(dt);
    const iterations = stage.iterations?.();
    stage.world.step(dt, iterations?.velocity, iterations?.position);
    time += dt;
    stage.stepped?.(dt);
    return dt;
  };

  return {
    stage,
    world: () => stage.world,
    get dt() {
      return stepLength();
    },
    time: () => time,
    step: () => {
      // What was asked for is shown whole.
      rest = step();
    },
    advance: (seconds) => {
      const passed = Math.min(seconds * (stage.speed ?? 1), LONGEST_FRAME);
      rest = Math.min(rest, stepLength()) + passed;
      while (rest >= stepLength()) rest -= step();
    },
    poseOf: (body) => {
      const now = poseNow(body);
      const last = before.get(body);
      return last ? between(last, now, Math.min(1, rest / stepLength())) : now;
    },
  };
}

function poseNow(body: Body): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}

function between(a: Pose, b: Pose, share: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), angle: mix(a.angle, b.angle) };
}
