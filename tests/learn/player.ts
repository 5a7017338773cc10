import type { Body } from 'planck';
import { createRandom } from '../../src/lab/simulation/random.ts';
import type { Play } from './play.ts';

/** Half of the paddle's width, and the largest angle to the vertical after a hit, in radians. */
const HALF_WIDTH = 0.95;
const MAX_ANGLE = Math.PI / 3;

/**
 * Returns a player who serves, keeps the paddle below the ball that arrives first, aims at one brick after another,
 * and catches power-ups when there is time.
 * @returns a function that is called before every step
 */
export function createPlayer(game: Play, device: 'pointer' | 'keys'): () => void {
  const random = createRandom(7);
  let wasFalling = false;
  let choice = 0;

  /** Where the paddle has to be, in meters. */
  const wantedX = () => {
    const [ball] = game.balls().toSorted((a, b) => arrival(a) - arrival(b));
    if (!ball) return 0;
    const isFalling = ball.getLinearVelocity().y < 0;
    if (isFalling && !wasFalling) choice = random();
    wasFalling = isFalling;
    const [capsule] = game.capsules();
    if (capsule && arrival(ball) > 0.7) return capsule.getPosition().x;
    const bricks = game.bricks();
    const { x, y } = ball.getPosition();
    const at = bricks[Math.floor(choice * bricks.length)]?.getPosition();
    const angle = at ? Math.atan2(at.x - x, at.y - y) : 0;
    return x - HALF_WIDTH * Math.max(-0.9, Math.min(0.9, angle / MAX_ANGLE));
  };
  const hold = (held: string) => {
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      if (key === held) game.press(key);
      else game.lift(key);
    }
  };

  return () => {
    const x = wantedX();
    const distance = x - game.paddle().getPosition().x;
    if (device === 'pointer') game.point({ x, y: 3 });
    else hold(Math.abs(distance) < 0.15 ? '' : distance > 0 ? 'ArrowRight' : 'ArrowLeft');
    if (!isAtRest(game)) return;
    if (device === 'pointer') game.tap();
    else tapKey(game, ' ');
  };
}

function tapKey(game: Play, key: string): void {
  game.lift(key);
  game.press(key);
}

/** Whether the ball waits on the paddle. */
function isAtRest(game: Play): boolean {
  const [ball] = game.balls();
  return ball !== undefined && ball.getLinearVelocity().y === 0;
}

/** Seconds until a ball is at the paddle; those that fly upward come last. */
function arrival(ball: Body): number {
  const { y } = ball.getLinearVelocity();
  return y < 0 ? ball.getPosition().y / -y : 100 + ball.getPosition().y;
}
