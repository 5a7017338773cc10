import {
  type Body,
  Box,
  Circle,
  Edge,
  Polygon,
  RevoluteJoint,
  type Vec2Value,
  WeldJoint,
  World,
} from 'planck';
import { defineScene, range } from '#scene';
import { groundNormal } from '../shared/helpers.ts';

// #region seesaw
/**
 * Creates a plank that turns around a hinge. The joint turns off its collision with the ground, so limits stop it.
 * @param center of the plank, in world coordinates
 * @param pivot position of the hinge on the plank, in meters to the right of the center
 */
export function createSeesaw(ground: Body, center: Vec2Value, pivot: number): RevoluteJoint {
  const world = ground.getWorld();
  const plank = world.createBody({ type: 'dynamic', position: center });
  plank.createFixture({ shape: new Box(2.4, 0.08), density: 8, friction: 0.8 });
  const limits = { enableLimit: true, lowerAngle: -0.25, upperAngle: 0.25 };
  const anchor = { x: center.x + pivot, y: center.y };
  const hinge = new RevoluteJoint(limits, ground, plank, anchor);
  world.createJoint(hinge);
  return hinge;
}
// #endregion

// #region board
const HALF_LENGTH = 1.5; // m, of the board

/**
 * Creates a board that is clamped at its left end and bends: a weld with a frequency is a spring.
 * @param clamp where the ground holds the board, in world coordinates
 * @param frequencyHz in Hz: the higher, the stiffer
 */
export function createSpringboard(ground: Body, clamp: Vec2Value, frequencyHz: number): WeldJoint {
  const world = ground.getWorld();
  const position = { x: clamp.x + HALF_LENGTH, y: clamp.y };
  const board = world.createBody({ type: 'dynamic', position });
  board.createFixture({ shape: new Box(HALF_LENGTH, 0.07), density: 10, friction: 0.8 });
  const weld = new WeldJoint({ frequencyHz, dampingRatio: 0.1 }, ground, board, clamp);
  world.createJoint(weld);
  return weld;
}
// #endregion

// #region jump
/**
 * Pushes a body off the board that it stands on, as a diver does. Call it before every step.
 * @param dt length of the step, in seconds
 */
export function pushOff(jumper: Body, dt: number): void {
  if (!groundNormal(jumper)) return;
  const speed = jumper.getLinearVelocity().y;
  let gain = 0; // m/s
  if (Math.abs(speed) < 0.1)
    gain = 4; // from rest
  else if (speed > 0.5 && speed < 6) gain = 30 * dt; // while the board throws it up
  jumper.applyLinearImpulse({ x: 0, y: gain * jumper.getMass() }, jumper.getWorldCenter());
}
// #endregion

const PLANK = { x: -2.6, y: 0.7 }; // m, center of the seesaw's plank

export default defineScene({
  title: 'Springboard and launcher',
  description:
    'A crate falls on one end of a seesaw and launches the ball at the other end. Next to it, a ball jumps on a springboard that bends and swings.',
  params: {
    crate: range('Mass of the crate', { min: 2, max: 20, step: 1, value: 10, unit: 'kg' }),
    pivot: range('Pivot', { min: -0.8, max: 0.8, step: 0.1, value: 0, unit: 'm', restart: true }),
    frequency: range('Springboard', { min: 2, max: 8, step: 0.5, value: 3, unit: 'Hz' }),
  },
  poster: 1.05,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge({ x: -8, y: 0 }, { x: 8, y: 0 }), friction: 0.8 });
    for (const x of [-6.6, 0.4, 6.6])
      ground.createFixture({ shape: new Edge({ x, y: 0 }, { x, y: 12 }), friction: 0 });

    const hinge = createSeesaw(ground, PLANK, params.pivot);
    const pivot = hinge.getAnchorA();
    const base = [
      { x: pivot.x - 0.4, y: 0 },
      { x: pivot.x + 0.4, y: 0 },
      { x: pivot.x, y: 0.68 },
    ];
    ground.createFixture({ shape: new Polygon(base), filterMaskBits: 0 });

    const crate = world.createBody({ type: 'dynamic', style: { fill: 'bad' } });
    const load = crate.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0.8 });
    const ball = world.createBody({
      type: 'dynamic',
      style: { fill: 'accent' },
      angularDamping: 2,
    });
    ball.createFixture({ shape: new Circle(0.3), density: 5, friction: 0.8 });
    let highest = 0;
    const drop = () => {
      load.setDensity(params.crate / 0.64);
      crate.resetMassData();
      for (const [body, x, y] of [
        [crate, -4.5, 4.2],
        [ball, -0.7, 1.4],
      ] as const) {
        body.setTransform({ x, y }, 0);
        body.setLinearVelocity({ x: 0, y: 0 });
        body.setAngularVelocity(0);
      }
      highest = 0;
    };
    drop();

    ground.createFixture({ shape: new Box(0.3, 0.95, { x: 1.3, y: 0.95 }) });
    const weld = createSpringboard(ground, { x: 1.6, y: 2 }, params.frequency);
    const board = weld.getBodyB();

    const jumper = world.createBody({
      type: 'dynamic',
      position: { x: 4.2, y: 5 },
      fixedRotation: true,
      style: { fill: 'good' },
    });
    jumper.createFixture({ shape: new Circle(0.3), density: 5, friction: 0.8, restitution: 0.2 });

    let time = 0;
    return {
      world,
      view: { x: 0, y: 3.6, width: 13.4, height: 7.8 },
      step(dt) {
        time += dt;
        if (time > 4.5) {
          time = 0;
          drop();
        }
        weld.setFrequency(params.frequency);
        const { x, y } = jumper.getPosition();
        if (y < 0.5) {
          jumper.setTransform({ x: 4.2, y: 4 }, 0);
          jumper.setLinearVelocity({ x: 0, y: 0 });
        } else jumper.applyForceToCenter({ x: 6 * (4.2 - x), y: 0 });
        pushOff(jumper, dt);
        highest = Math.max(highest, ball.getPosition().y);
      },
      controls: {
        'Drop the crate': () => {
          time = 0;
          drop();
        },
      },
      draw(pen) {
        const y = Math.min(highest, 7.2);
        pen.line(
          [
            { x: -1.5, y },
            { x: 0.2, y },
          ],
          { stroke: 'accent', dashed: true },
        );
      },
      facts: () => ({
        'Highest point of the ball': `${highest.toFixed(1)} m`,
        'Bend of the board': `${(2 - board.getWorldPoint({ x: 1.5, y: 0 }).y).toFixed(2)} m`,
      }),
    };
  },
});
