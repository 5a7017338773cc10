import { type Body, Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

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

    // #region rest
    let restingFor = 0; // seconds

    /** Returns whether all bodies have been slow for long enough. Call it after each step. */
    const areAtRest = (bodies: readonly Body[], dt: number) => {
      const isSlow = (body: Body) =>
        !body.isAwake() ||
        (body.getLinearVelocity().length() < params.slow &&
          Math.abs(body.getAngularVelocity()) < 2 * params.slow);
      restingFor = bodies.every(isSlow) ? restingFor + dt : 0;
      return restingFor > params.seconds;
    };
    // #endregion

    // #region throw
    let isRolling = true;

    const throwDice = () => {
      for (const [i, die] of dice.entries()) {
        die.setTransform({ x: -3.2 + 1.6 * i, y: 4 + 2 * random() }, 6 * random());
        die.setLinearVelocity({ x: 6 * random() - 3, y: 2 * random() });
        die.setAngularVelocity(16 * random() - 8);
      }
      restingFor = 0; // or the old rest would end the new throw
      isRolling = true;
    };
    // #endregion
    throwDice();

    // #region face
    /** Returns the dots on the upper side of a die, from 1 to 4. */
    const faceOf = (die: Body) => {
      const turns = Math.round(die.getAngle() / (Math.PI / 2));
      return 1 + (((turns % 4) + 4) % 4);
    };
    // #endregion

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
        const isAtRest = areAtRest(dice, dt);
        if (isRolling && isAtRest) {
          isRolling = false;
          sum = dice.reduce((total, die) => total + faceOf(die), 0);
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
            const isUp = sum !== undefined && side + 1 === faceOf(die);
            const turn = angle - (side * Math.PI) / 2;
            const [cos, sin] = [0.29 * Math.cos(turn), 0.29 * Math.sin(turn)];
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
        'Slow for': `${restingFor.toFixed(2)} s`,
        Throws: throws,
      }),
    };
  },
});
