import type { Body } from 'planck';
import { listBodies, type Pose } from '../draw/world.ts';
import type { Scene, Stage, Values, View } from '../model/scene.ts';
import { watchGoal } from './goal.ts';
import { createRandom } from './random.ts';

/** Steps per second of a scene that doesn't specify them. */
export const DEFAULT_HZ = 60;

/** Maximum seconds that a frame advances, so that a browser that was busy doesn't have to catch up. */
const MAX_FRAME_SECONDS = 0.1;

/** Seed of all runs, so that they are equal. */
const SEED = 1;

/**
 * Maximum distance over which a body or the view is interpolated, in meters. Bodies move by at most 2 m per step
 * (`Settings.maxTranslation`); whatever moved farther was teleported, and would flash across the picture.
 */
const MAX_STEP_DISTANCE = 2.01;

const NO_CHANGE: View = { x: 0, y: 0, width: 0, height: 0 };

/** A running scene, with a fixed timestep whatever the frame rate. */
export type Simulation = ReturnType<typeof simulate>;

/**
 * Starts a scene.
 * @param values the scene keeps this object, and sees changes to it
 * @param onStep called after every step
 */
export function startSimulation(scene: Scene, values: Values, onStep?: () => void): Simulation {
  const stage = scene.create(values, createRandom(SEED));
  return simulate(stage, scene.hz, onStep);
}

/** Runs a stage. */
export function simulate(stage: Stage, hz = DEFAULT_HZ, onStep?: () => void) {
  let before = new WeakMap<Body, Pose>();
  /** Change of the view by the last step. */
  let viewChange = NO_CHANGE;
  const isSteppedByCode = () => stage.program?.isStepping() ?? false;
  const stepLength = () => 1 / (stage.hz ?? hz);
  let time = 0;
  /** Time that has passed but isn't simulated yet, in seconds. */
  let accumulator = 0;
  const goal = watchGoal(stage);

  /** Returns the length of the step, since the scene can change it for the next one. */
  const step = () => {
    const dt = stepLength();
    for (const body of listBodies(stage.world)) before.set(body, readPose(body));
    const viewBefore = { ...stage.view };
    makeStep(stage, dt);
    time += dt;
    const change = combine(stage.view, viewBefore, -1);
    viewChange = Math.hypot(change.x, change.y) > MAX_STEP_DISTANCE ? NO_CHANGE : change;
    goal.step(dt);
    onStep?.();
    return dt;
  };

  /** Returns the interpolation factor, from 0, the state before the last step, to 1, the state after it. */
  const alpha = () => Math.min(1, accumulator / stepLength());

  return {
    stage,
    /** The stage's current world. */
    world: () => stage.world,
    /** Length of the next step, in seconds. */
    get dt() {
      return stepLength();
    },
    /** Simulated seconds since the start. */
    time: () => stage.program?.time() ?? time,
    step: (): void => {
      if (isSteppedByCode()) return;
      // A full accumulator shows the result of the step itself, without interpolation.
      accumulator = step();
    },
    /** Whether the scene's goal has been reached at any time in this run. */
    isGoalReached: goal.isReached,
    /**
     * Makes as many steps as fit into the elapsed time, and keeps the remainder for the next frame.
     * @param seconds not negative; the scene's own speed is applied to them
     * @param hasTime returns whether there is time for another step; if not, the scene slows down
     */
    advance: (seconds: number, hasTime = () => true): void => {
      if (isSteppedByCode()) {
        // The code has made steps since, so the recorded poses can't be interpolated anymore.
        before = new WeakMap();
        viewChange = NO_CHANGE;
        accumulator = 0;
        return;
      }
      const passed = Math.min(seconds * (stage.speed ?? 1), MAX_FRAME_SECONDS);
      accumulator = Math.min(accumulator, stepLength()) + passed;
      do {
        if (accumulator >= stepLength()) accumulator -= step();
      } while (accumulator >= stepLength() && hasTime());
    },
    alpha,
    /** Interpolates between the last two poses of a body, for drawing. */
    poseOf: (body: Body): Pose => {
      const now = readPose(body);
      const last = before.get(body);
      const isNear = last && Math.hypot(now.x - last.x, now.y - last.y) <= MAX_STEP_DISTANCE;
      return isNear ? interpolate(last, now, alpha()) : now;
    },
    /** Interpolates the stage's view in the same way. Changes between steps are visible immediately. */
    view: () => combine(stage.view, viewChange, alpha() - 1),
  };
}

function makeStep(stage: Stage, dt: number): void {
  if (stage.game) {
    stage.game.update(dt);
    return;
  }
  stage.step?.(dt);
  const iterations = stage.iterations?.();
  stage.world.step(dt, iterations?.velocity, iterations?.position);
  stage.stepped?.(dt);
}

/** Returns the pose of a body after the last step. */
export function readPose(body: Body): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}

function interpolate(a: Pose, b: Pose, alpha: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * alpha;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), angle: mix(a.angle, b.angle) };
}

/** Returns `view + factor * change`. */
function combine(view: View, change: View, factor: number): View {
  return {
    x: view.x + factor * change.x,
    y: view.y + factor * change.y,
    width: view.width + factor * change.width,
    height: view.height + factor * change.height,
  };
}
