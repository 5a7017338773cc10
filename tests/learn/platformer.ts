import type { Body } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { createRandom } from '../../src/lab/simulation/random.ts';
import type { Game, Input } from '../../src/lab/template/game/game.ts';

export const LEFT = 'ArrowLeft';
export const RIGHT = 'ArrowRight';
export const UP = 'ArrowUp';
export const DOWN = 'ArrowDown';

const STEP = 1 / 60; // s

/** A step of the platformer that is played with scripted keys. */
export interface Session {
  game: Game;
  player: Body;
  /** The player's position and velocity, in meters and m/s. */
  state: () => { x: number; y: number; vx: number; vy: number };
  isGrounded: () => boolean;
  enemies: () => Body[];
  platform: () => Body;
  crate: () => Body;
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

/** Starts a step of the platformer. */
export function play(createGame: (random: () => number) => Game): Session {
  const game = createGame(createRandom(1));
  const bodies = () => listBodies(game.world);
  const find = (isWanted: (body: Body) => boolean): Body => {
    const body = bodies().find(isWanted);
    if (!body) throw new Error('there is no such body');
    return body;
  };
  // Only the player never sleeps.
  const player = find((body) => body.isDynamic() && !body.isSleepingAllowed());
  const state = () => {
    const [{ x, y }, velocity] = [player.getPosition(), player.getLinearVelocity()];
    return { x, y, vx: velocity.x, vy: velocity.y };
  };

  const input: Input = { held: new Set(), pressed: new Set(), isClicked: false };
  const hold: Session['hold'] = (keys, steps, eachStep) => {
    input.pressed = new Set(keys.filter((key) => !input.held.has(key)));
    input.held = new Set(keys);
    for (let step = 0; step < steps; step++) {
      game.update(input, STEP);
      input.pressed.clear();
      eachStep?.();
    }
  };
  const until: Session['until'] = (keys, condition, seconds = 5) => {
    for (let step = 0; !condition(); step++) {
      const { x, y } = state();
      if (step > seconds / STEP) throw new Error(`held ${keys} in vain at ${x}, ${y}`);
      hold(keys, 1);
    }
  };
  const steer: Session['steer'] = (x, condition, others = []) => {
    for (let step = 0; !condition(); step++) {
      const distance = x() - state().x;
      if (step > 300) throw new Error(`steered in vain at ${state().x}, ${state().y}`);
      const arrow = distance > 0 ? RIGHT : LEFT;
      hold(Math.abs(distance) < 0.1 ? others : [arrow, ...others], 1);
    }
  };
  return {
    game,
    player,
    state,
    isGrounded: () => game.status.includes('On the ground.'),
    enemies: () =>
      bodies().filter((body) => body.isDynamic() && body.isFixedRotation() && body !== player),
    platform: () => find((body) => body.isKinematic()),
    crate: () =>
      find((body) => body.isDynamic() && !body.isFixedRotation() && !body.getJointList()),
    hold,
    until,
    steer,
  };
}

/** Whether a game waits for Enter. */
export function isOver({ game }: Session): boolean {
  return game.status.includes('Press Enter');
}

/** Climbs between two walls with wall jumps, up to a height. The player touches the wall on the right. */
export function climb({ hold, until, state }: Session, height: number): void {
  for (let jumps = 0; jumps < 6 && state().y < height; jumps++) {
    const [side, other] = jumps % 2 === 0 ? [RIGHT, LEFT] : [LEFT, RIGHT];
    hold([side], 1);
    hold([side, UP], 1);
    hold([other, UP], 6);
    until([other, UP], () => Math.abs(state().vx) < 0.01 || state().y > height);
  }
}

/** Returns a condition that is true when the player's height has stayed the same for three steps. */
export function landing({ state }: Session): () => boolean {
  let last = Number.NaN;
  let steps = 0;
  return () => {
    steps = Math.abs(state().y - last) < 1e-3 ? steps + 1 : 0;
    last = state().y;
    return steps >= 3;
  };
}

/** Jumps on the closest enemy. */
export function stomp({ enemies, steer, state }: Session): void {
  const distanceTo = (body: Body) => Math.abs(body.getPosition().x - state().x);
  const [enemy] = enemies().sort((a, b) => distanceTo(a) - distanceTo(b));
  if (!enemy) throw new Error('there is no enemy');
  const enemyX = () => enemy.getPosition().x;
  steer(enemyX, () => distanceTo(enemy) < 4.5);
  steer(enemyX, () => !enemies().includes(enemy), [UP]);
}

/** Plays the level up to the second pit: over the first, through the shaft, and across the bridge. */
export function playToBridge(session: Session): void {
  const { enemies, until, state } = session;
  until([RIGHT], () => state().x > 22.5);
  until([RIGHT, UP], () => state().vy < 1 && state().x > 24);
  if (enemies().length > 0) stomp(session);
  until([RIGHT], () => state().x > 37.6);
  until([RIGHT, UP], () => state().y > 4 && state().vy < 1);
  climb(session, 9.4);
  until([RIGHT], () => state().x > 54.8);
}

/** Continues with the crate at the wall, up to the other side of the last pit. */
export function playToLastPit(session: Session): void {
  const { enemies, platform, until, steer, state } = session;
  if (enemies().length > 0) {
    stomp(session);
    until([], landing(session));
    until([LEFT, UP], () => state().x < 55.5); // over the crate
  }
  // The crate ends at the wall; on top of it, the wall is low enough.
  until([RIGHT], () => state().x > 60 && state().vx < 0.1);
  for (const height of [5, 8]) {
    until([RIGHT, UP], () => state().y > height && state().vy < 0.5);
    until([RIGHT], landing(session));
  }
  const platformX = () => platform().getPosition().x;
  until([RIGHT], () => state().x > 62.3);
  until([], () => platformX() < 66, 10);
  steer(platformX, () => state().vy > 0, [UP]);
  steer(platformX, landing(session));
  until([], () => platformX() > 68.5, 10);
  until([RIGHT, UP], () => state().x > 70.5);
  steer(() => 72.5, landing(session));
}

/** Continues to the flag, and ends the game. */
export function playToFlag(session: Session): void {
  if (session.enemies().length > 0) stomp(session);
  session.steer(
    () => 77.5,
    () => isOver(session),
  );
}
