import { type Body, Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

// #region rest
export interface RestOptions {
  /** Maximum speed of a body at rest, in m/s. */
  maxSpeed: number;
  /** How long all bodies have to be slow, in seconds. */
  duration: number;
}

const EDGE_DISTANCE = 0.5; // m, from the center: where the speed of a rotation is measured

/** Finds out when several bodies have come to rest. */
export class RestDetector {
  readonly bodies: readonly Body[];
  readonly options: RestOptions;
  /** Seconds for which all bodies have been slow. */
  slowTime = 0;

  constructor(bodies: readonly Body[], options: RestOptions) {
    this.bodies = bodies;
    this.options = options;
  }

  /** Returns whether all bodies have been slow for long enough. Call it after every step. */
  update(dt: number): boolean {
    const areSlow = this.bodies.every((body) => isSlow(body, this.options.maxSpeed));
    this.slowTime = areSlow ? this.slowTime + dt : 0;
    return this.slowTime > this.options.duration;
  }

  /** Call it when something is set in motion: otherwise, the old rest would end the new throw. */
  reset(): void {
    this.slowTime = 0;
  }
}

function isSlow(body: Body, maxSpeed: number): boolean {
  if (!body.isAwake()) return true;
  const edgeSpeed = Math.abs(body.getAngularVelocity()) * EDGE_DISTANCE;
  return body.getLinearVelocity().length() < maxSpeed && edgeSpeed < maxSpeed;
}
// #endregion

// #region face
/** Returns the dots on the upper side of a square die, from 1 to 4. */
export function upperFace(die: Body): number {
  const turns = Math.round(die.getAngle() / (Math.PI / 2));
  return 1 + (((turns % 4) + 4) % 4);
}
// #endregion

const DICE = 5;
const HALF = 0.42; // m, of a die

export default defineScene({
  title: 'Detect rest: count the dice when all have stopped',
  description:
    'Square dice with one to four dots fall into a tray. As soon as all have been slow for a while, their upper sides are added up, and the next throw follows.',
  params: {
    slow: range('Slow is below', { min: 0.02, max: 2, step: 0.02, value: 0.1, unit: 'm/s' }),
    seconds: range('For at least', { min: 0, max: 1, step: 0.05, value: 0.25, unit: 's' }),
  },
  poster: 2.6,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const tray = [
      { x: -5.4, y: 9 },
      { x: -5, y: 0 },
      { x: 5, y: 0 },
      { x: 5.4, y: 9 },
    ];
    world.createBody().createFixture({ shape: new Chain(tray), friction: 0.5, restitution: 0.3 });
    const dice = Array.from({ length: DICE }, () => {
      const die = world.createBody({ type: 'dynamic' });
      die.createFixture({
        shape: new Box(HALF, HALF),
        density: 2,
        friction: 0.5,
        restitution: 0.4,
      });
      return die;
    });

    const detector = new RestDetector(dice, { maxSpeed: params.slow, duration: params.seconds });
    let isRolling = true;

    const throwDice = () => {
      for (const [i, die] of dice.entries()) {
        die.setTransform({ x: -3.2 + 1.6 * i, y: 4 + 2 * random() }, 6 * random());
        die.setLinearVelocity({ x: 6 * random() - 3, y: 2 * random() });
        die.setAngularVelocity(16 * random() - 8);
      }
      detector.reset();
      isRolling = true;
    };
    throwDice();

    let sum: number | undefined;
    let pause = 0;
    let throws = 1;
    const next = () => {
      sum = undefined;
      throws++;
      throwDice();
    };
    return {
      world,
      view: { x: 0, y: 3, width: 11.4, height: 6.6 },
      stepped(dt) {
        Object.assign(detector.options, { maxSpeed: params.slow, duration: params.seconds });
        const isAtRest = detector.update(dt);
        if (isRolling && isAtRest) {
          isRolling = false;
          sum = dice.reduce((total, die) => total + upperFace(die), 0);
          pause = 2;
        }
        if (isRolling) return;
        pause -= dt;
        if (pause < 0) next();
      },
      draw(pen) {
        for (const die of dice) {
          const { x, y, angle } = pen.poseOf(die);
          const isSlow = die.getLinearVelocity().length() < params.slow;
          // The side with one dot is up at an angle of 0; two, three, and four follow clockwise.
          for (let side = 0; side < 4; side++) {
            const isUp = sum !== undefined && side + 1 === upperFace(die);
            const turn = angle - (side * Math.PI) / 2;
            const cos = 0.29 * Math.cos(turn);
            const sin = 0.29 * Math.sin(turn);
            for (let dot = 0; dot <= side; dot++) {
              const along = 0.55 * (dot - side / 2);
              const point = { x: x - sin + along * cos, y: y + cos + along * sin };
              pen.dot(point, isUp ? 'accent' : isSlow ? 'good' : 'outline', isUp ? 4 : 2.5);
            }
          }
        }
        const text = sum === undefined ? 'Rolling…' : `Sum: ${sum}`;
        pen.text({ x: 0, y: 5.2 }, text, sum === undefined ? 'outline' : 'accent', 'center', 0.6);
      },
      controls: { 'Throw again': next },
      facts: () => ({
        'Fastest die': `${Math.max(...dice.map((die) => die.getLinearVelocity().length())).toFixed(2)} m/s`,
        'Slow for': `${detector.slowTime.toFixed(2)} s`,
        Throws: throws,
      }),
    };
  },
});
