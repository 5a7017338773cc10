import type * as planck from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { defaultValues } from '../../src/lab/model/params.ts';
import type { Params, Scene, Stage, Values } from '../../src/lab/model/scene.ts';
import { type Simulation, startSimulation } from '../../src/lab/simulation/simulation.ts';

export const LEFT = 'ArrowLeft';
export const RIGHT = 'ArrowRight';
export const UP = 'ArrowUp';
export const DOWN = 'ArrowDown';

/** A step of the platformer that is played with scripted keys. */
export interface Game {
  stage: Stage;
  simulation: Simulation;
  player: planck.Body;
  /** The player's position and velocity, in meters and m/s. */
  state: () => { x: number; y: number; vx: number; vy: number };
  fact: (name: string) => string | number | boolean | undefined;
  /** Holds keys for a number of steps, and releases all others. */
  hold: (keys: readonly string[], steps: number, eachStep?: () => void) => void;
  /**
   * Holds keys until a condition is true.
   * @throws if it is false for longer than `seconds`
   */
  until: (keys: readonly string[], condition: () => boolean, seconds?: number) => void;
  /** Holds the arrow key towards a position, and other keys, until a condition is true. */
  steer: (x: () => number, condition: () => boolean, others?: readonly string[]) => void;
}

/**
 * Starts a step.
 * @param values of its parameters, if they aren't the defaults
 */
export function play<P extends Params>(step: Scene<P>, values: Record<string, unknown> = {}): Game {
  const scene = step as unknown as Scene;
  const simulation = startSimulation(scene, {
    ...defaultValues(scene.params),
    ...values,
  } as Values);
  const { stage } = simulation;
  const player = listBodies(stage.world).find(({ style }) => style.fill === 'accent');
  if (!player) throw new Error('there is no player');
  const state = () => {
    const [{ x, y }, velocity] = [player.getPosition(), player.getLinearVelocity()];
    return { x, y, vx: velocity.x, vy: velocity.y };
  };

  let held: readonly string[] = [];
  const press = (keys: readonly string[]) => {
    for (const key of held) if (!keys.includes(key)) stage.keys?.up(key);
    for (const key of keys) if (!held.includes(key)) stage.keys?.down(key);
    held = keys;
  };
  const hold: Game['hold'] = (keys, steps, eachStep) => {
    press(keys);
    for (let step = 0; step < steps; step++) {
      simulation.step();
      eachStep?.();
    }
  };
  const until: Game['until'] = (keys, condition, seconds = 5) => {
    for (let step = 0; !condition(); step++) {
      const { x, y } = state();
      if (step > 60 * seconds) throw new Error(`held ${keys} in vain at ${x}, ${y}`);
      hold(keys, 1);
    }
  };
  const steer: Game['steer'] = (x, condition, others = []) => {
    for (let step = 0; !condition(); step++) {
      const distance = x() - state().x;
      if (step > 300) throw new Error(`steered in vain at ${state().x}, ${state().y}`);
      const arrow = distance > 0 ? RIGHT : LEFT;
      hold(Math.abs(distance) < 0.1 ? others : [arrow, ...others], 1);
    }
  };
  const fact = (name: string) => stage.facts?.()[name];
  return { stage, simulation, player, state, fact, hold, until, steer };
}

/** Climbs between two walls with wall jumps, up to a height. The player touches the wall on the right. */
export function climb({ hold, until, state }: Game, height: number): void {
  for (let jumps = 0; jumps < 6 && state().y < height; jumps++) {
    const [side, other] = jumps % 2 === 0 ? [RIGHT, LEFT] : [LEFT, RIGHT];
    hold([side], 1);
    hold([side, UP], 1);
    hold([other, UP], 6);
    until([other, UP], () => Math.abs(state().vx) < 0.01 || state().y > height);
  }
}

/** Returns a condition that is true when the player's height has stayed the same for three steps. */
export function landing({ state }: Game): () => boolean {
  let last = Number.NaN;
  let steps = 0;
  return () => {
    steps = Math.abs(state().y - last) < 1e-3 ? steps + 1 : 0;
    last = state().y;
    return steps >= 3;
  };
}

/** Jumps on the closest enemy. */
export function stomp({ stage, steer, state }: Game): void {
  const distanceTo = (body: planck.Body) => Math.abs(body.getPosition().x - state().x);
  const [enemy] = enemiesOf(stage).sort((a, b) => distanceTo(a) - distanceTo(b));
  if (!enemy) throw new Error('there is no enemy');
  const enemyX = () => enemy.getPosition().x;
  steer(enemyX, () => distanceTo(enemy) < 4.5);
  steer(enemyX, () => !enemiesOf(stage).includes(enemy), [UP]);
}

export function enemiesOf({ world }: Stage): planck.Body[] {
  return listBodies(world).filter((body) => body.getUserData() === 'e');
}

/** Plays the level up to the second pit: over the first, through the shaft, and across the bridge. */
export function playToBridge(game: Game): void {
  const { stage, until, state } = game;
  until([RIGHT], () => state().x > 22.5);
  until([RIGHT, UP], () => state().vy < 1 && state().x > 24);
  if (enemiesOf(stage).length > 0) stomp(game);
  until([RIGHT], () => state().x > 37.6);
  until([RIGHT, UP], () => state().y > 4 && state().vy < 1);
  climb(game, 9.4);
  until([RIGHT], () => state().x > 54.8);
}

/** Continues with the crate at the wall, up to the other side of the last pit. */
export function playToLastPit(game: Game): void {
  const { stage, until, steer, state } = game;
  if (enemiesOf(stage).length > 0) {
    stomp(game);
    until([], landing(game));
    until([LEFT, UP], () => state().x < 55.5); // over the crate
  }
  // The crate ends at the wall; on top of it, the wall is low enough.
  until([RIGHT], () => state().x > 60 && state().vx < 0.1);
  for (const height of [5, 8]) {
    until([RIGHT, UP], () => state().y > height && state().vy < 0.5);
    until([RIGHT], landing(game));
  }
  const platform = listBodies(stage.world).find((body) => body.isKinematic());
  const platformX = () => platform?.getPosition().x ?? 0;
  until([RIGHT], () => state().x > 62.3);
  until([], () => platformX() < 66, 10);
  steer(platformX, () => state().vy > 0, [UP]);
  steer(platformX, landing(game));
  until([], () => platformX() > 68.5, 10);
  until([RIGHT, UP], () => state().x > 70.5);
  steer(() => 72.5, landing(game));
}

/** Continues to the flag, and ends the game. */
export function playToFlag(game: Game): void {
  const { stage, steer } = game;
  if (enemiesOf(stage).length > 0) stomp(game);
  steer(
    () => 77.5,
    () => stage.speed === 0,
  );
}
