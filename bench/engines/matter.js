import { MATERIAL } from './engine.js';

/** Pixels per meter, because the engine is tuned for pixels. */
const SCALE = 50;
/** The engine's gravity is its scale times 1, in pixels per millisecond squared. */
const MILLISECONDS = 1000;

/** @type {import('./engine.js').Engine} */
export const matter = {
  name: 'matter-js',
  package: 'matter-js',
  files: ['build/matter.min.js'],
  settings: `${SCALE} pixels per meter, stiffness 1 (sleeping is off by default)`,
  async load() {
    const { default: Matter } = await import('matter-js');
    const { Bodies, Body, Composite, Constraint, Engine } = Matter;
    return (gravity) => {
      const scale = (gravity * SCALE) / MILLISECONDS ** 2;
      const engine = Engine.create({ gravity: { x: 0, y: -1, scale } });
      /** @type {any[]} */
      const bodies = [];
      /** @type {Map<any, number>} radians per second of bodies that the program turns */
      const turning = new Map();
      return {
        add({ type = 'dynamic', x, y, angle = 0, shapes, group = 0 }) {
          const parts = shapes.map((shape) =>
            'radius' in shape
              ? Bodies.circle(x * SCALE, y * SCALE, shape.radius * SCALE)
              : Bodies.rectangle(
                  (x + (shape.x ?? 0)) * SCALE,
                  (y + (shape.y ?? 0)) * SCALE,
                  2 * shape.hx * SCALE,
                  2 * shape.hy * SCALE,
                ),
          );
          const [only] = parts;
          const body = only && parts.length === 1 ? only : Body.create({ parts });
          for (const part of new Set([body, ...body.parts])) {
            Body.set(part, {
              friction: MATERIAL.friction,
              restitution: MATERIAL.restitution,
              collisionFilter: { ...part.collisionFilter, group: -group },
            });
          }
          if (type !== 'dynamic') Body.setStatic(body, true);
          Body.setAngle(body, angle);
          Composite.add(engine.world, body);
          return bodies.push(body) - 1;
        },
        pin(a, b, x, y) {
          const [bodyA, bodyB] = [bodies[a], bodies[b]];
          const point = { x: x * SCALE, y: y * SCALE };
          const from = (/** @type {any} */ { position }) => ({
            x: point.x - position.x,
            y: point.y - position.y,
          });
          Composite.add(
            engine.world,
            Constraint.create({
              ...{ bodyA, bodyB, pointA: from(bodyA), pointB: from(bodyB) },
              ...{ length: 0, stiffness: 1 },
            }),
          );
        },
        spin: (body, angularVelocity) => void turning.set(bodies[body], angularVelocity),
        step(seconds) {
          for (const [body, speed] of turning) {
            // The types omit the last argument: whether the body gets the velocity.
            /** @type {any} */ (Body).rotate(body, speed * seconds, undefined, true);
          }
          Engine.update(engine, seconds * MILLISECONDS);
        },
        pose(body) {
          const { position, angle } = bodies[body];
          return { x: position.x / SCALE, y: position.y / SCALE, angle };
        },
        // Velocities are per step of 1/60 s.
        speed: (body) => (Body.getSpeed(bodies[body]) / SCALE) * 60,
      };
    };
  },
};
