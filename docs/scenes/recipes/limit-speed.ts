import { type Body, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';
import { clampSpeed } from '../shared/helpers.ts';

// #region by-force
export { clampSpeed };

/**
 * Accelerates a body in a direction, with less force the closer it is to its top speed. Above the top speed, the force
 * brakes. Call it before every step.
 * @param direction unit vector
 * @param acceleration from rest, in m/s²
 * @param topSpeed in m/s, unlimited by default
 */
export function accelerate(
  body: Body,
  direction: Vec2Value,
  acceleration: number,
  topSpeed = Infinity,
): void {
  const { x, y } = body.getLinearVelocity();
  const speed = x * direction.x + y * direction.y; // in that direction
  const force = body.getMass() * acceleration * (1 - speed / topSpeed);
  body.applyForceToCenter({ x: force * direction.x, y: force * direction.y });
}
// #endregion

const LANE = 5.4; // m, from the center to a wall
const HISTORY = 6; // s

export default defineScene({
  title: 'Limit the speed: by force, or with a hard limit',
  description:
    'Two pucks accelerate, and bounce between walls. The thrust of one decreases toward its top speed; the velocity of the other is cut off. A graph compares their speeds.',
  params: {
    topSpeed: range('Top speed', { min: 2, max: 12, step: 0.5, value: 6, unit: 'm/s' }),
    acceleration: range('Acceleration', { min: 2, max: 20, step: 1, value: 5, unit: 'm/s²' }),
    kick: range('Kick', { min: 1, max: 12, step: 0.5, value: 6, unit: 'm/s' }),
  },
  poster: 4.4,
  create(params) {
    const world = new World();

    const createPuck = (y: number, fill: string) => {
      // In a closed lane, in which the puck bounces without a loss.
      const corners = [
        { x: -LANE, y: y - 0.5 },
        { x: LANE, y: y - 0.5 },
        { x: LANE, y: y + 0.5 },
        { x: -LANE, y: y + 0.5 },
      ];
      const shape = new Chain(corners, true);
      world.createBody().createFixture({ shape, friction: 0, restitution: 1 });
      const position = { x: -4, y };
      const puck = world.createBody({ type: 'dynamic', position, style: { fill, stroke: fill } });
      puck.createFixture({ shape: new Circle(0.4), density: 10 });
      return puck;
    };
    const soft = createPuck(2.9, 'good');
    const hard = createPuck(1.3, 'bad');

    /** Returns the direction in which a puck moves. */
    const getDirection = (puck: Body): Vec2Value => {
      const { x, y } = puck.getLinearVelocity();
      const speed = Math.hypot(x, y);
      return speed > 0.01 ? { x: x / speed, y: y / speed } : { x: 1, y: 0 };
    };

    const history: { soft: number; hard: number }[] = [];
    /** Returns where the graph shows a speed, `age` seconds ago. */
    const plot = (age: number, speed: number): Vec2Value => ({
      x: LANE - (2 * LANE * age) / HISTORY,
      y: -3.8 + Math.min(speed, 18) / 5,
    });

    return {
      world,
      view: { x: 0, y: 0, width: 12, height: 8.2 },
      step() {
        accelerate(soft, getDirection(soft), params.acceleration, params.topSpeed);
        accelerate(hard, getDirection(hard), params.acceleration);
      },
      stepped(dt) {
        clampSpeed(hard, params.topSpeed);
        history.push({
          soft: soft.getLinearVelocity().length(),
          hard: hard.getLinearVelocity().length(),
        });
        if (history.length > HISTORY / dt) history.shift();
      },
      draw(pen) {
        pen.text({ x: -LANE, y: 3.6 }, 'by force', 'good');
        pen.text({ x: -LANE, y: 2 }, 'hard limit', 'bad');
        for (const puck of [soft, hard]) {
          const { x, y } = pen.poseOf(puck);
          const velocity = puck.getLinearVelocity();
          pen.arrow({ x, y }, { x: x + velocity.x / 6, y: y + velocity.y / 6 }, 'outline');
        }
        const axis = [plot(HISTORY, 17), plot(HISTORY, 0), plot(0, 0)];
        pen.line(axis, { stroke: 'outline' });
        pen.line([plot(HISTORY, params.topSpeed), plot(0, params.topSpeed)], {
          stroke: 'quiet',
          dashed: true,
        });
        const label = plot(HISTORY, params.topSpeed);
        pen.text({ x: label.x + 0.1, y: label.y + 0.1 }, 'top speed', 'outline');
        const age = (i: number) => (history.length - i) / 60;
        for (const name of ['soft', 'hard'] as const)
          pen.line(
            history.map((speeds, i) => plot(age(i), speeds[name])),
            { stroke: name === 'soft' ? 'good' : 'bad', width: 2 },
          );
      },
      controls: {
        Kick() {
          for (const puck of [soft, hard]) accelerate(puck, getDirection(puck), 60 * params.kick);
        },
      },
      info: () => 'Press Kick, and compare what happens above the top speed.',
      facts: () => ({
        'By force': `${soft.getLinearVelocity().length().toFixed(1)} m/s`,
        'Hard limit': `${hard.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});
