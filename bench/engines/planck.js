import { MATERIAL, NO_SLEEPING } from './engine.js';

/** @type {import('./engine.js').Engine} */
export const planck = {
  name: 'Planck.js',
  package: 'planck',
  files: ['dist/planck.min.js'],
  settings: NO_SLEEPING,
  async load() {
    const { Box, Circle, RevoluteJoint, World } = await import('planck');
    return (gravity) => {
      const world = new World({ gravity: { x: 0, y: -gravity }, allowSleep: false });
      /** @type {import('planck').Body[]} */
      const bodies = [];
      const at = (/** @type {number} */ index) =>
        /** @type {import('planck').Body} */ (bodies[index]);
      return {
        add({ type = 'dynamic', x, y, angle = 0, shapes, group = 0 }) {
          const body = world.createBody({ type, position: { x, y }, angle });
          for (const shape of shapes) {
            body.createFixture({
              ...MATERIAL,
              filterGroupIndex: -group,
              shape:
                'radius' in shape
                  ? new Circle(shape.radius)
                  : new Box(shape.hx, shape.hy, { x: shape.x ?? 0, y: shape.y ?? 0 }),
            });
          }
          return bodies.push(body) - 1;
        },
        pin: (a, b, x, y) => void world.createJoint(new RevoluteJoint({}, at(a), at(b), { x, y })),
        spin: (body, angularVelocity) => at(body).setAngularVelocity(angularVelocity),
        step: (seconds) => world.step(seconds),
        pose: (body) => ({ ...at(body).getPosition(), angle: at(body).getAngle() }),
        speed: (body) => at(body).getLinearVelocity().length(),
      };
    };
  },
};
