import { MATERIAL } from './engine.js';

const ALL = 0xffff;

/** @type {import('./engine.js').Engine} */
export const p2 = {
  name: 'p2-es',
  package: 'p2-es',
  files: ['dist/p2-es.js'],
  settings: 'stiffness 1e8, relaxation 4 (sleeping is off by default)',
  async load() {
    const { Body, Box, Circle, RevoluteConstraint, World } = await import('p2-es');
    const kinds = { static: Body.STATIC, kinematic: Body.KINEMATIC, dynamic: Body.DYNAMIC };
    return (gravity) => {
      const world = new World({ gravity: [0, -gravity] });
      world.defaultContactMaterial.friction = MATERIAL.friction;
      world.defaultContactMaterial.restitution = MATERIAL.restitution;
      world.setGlobalStiffness(1e8);
      world.setGlobalRelaxation(4);
      /** @type {import('p2-es').Body[]} */
      const bodies = [];
      const at = (/** @type {number} */ index) =>
        /** @type {import('p2-es').Body} */ (bodies[index]);
      return {
        add({ type = 'dynamic', x, y, angle = 0, shapes, group = 0 }) {
          const area = shapes.reduce((sum, shape) => sum + computeArea(shape), 0);
          const mass = type === 'dynamic' ? area * MATERIAL.density : 0;
          const body = new Body({ type: kinds[type], mass, position: [x, y], angle });
          const bit = 1 << group;
          for (const one of shapes) {
            const shape =
              'radius' in one
                ? new Circle({ radius: one.radius })
                : new Box({ width: 2 * one.hx, height: 2 * one.hy });
            shape.collisionGroup = bit;
            shape.collisionMask = group === 0 ? ALL : ALL & ~bit;
            body.addShape(shape, 'radius' in one ? [0, 0] : [one.x ?? 0, one.y ?? 0]);
          }
          world.addBody(body);
          return bodies.push(body) - 1;
        },
        pin: (a, b, x, y) =>
          void world.addConstraint(
            new RevoluteConstraint(at(a), at(b), { worldPivot: [x, y], collideConnected: false }),
          ),
        spin: (body, angularVelocity) => {
          at(body).angularVelocity = angularVelocity;
        },
        step: (seconds) => world.step(seconds),
        pose: (body) => {
          const [x = 0, y = 0] = at(body).position;
          return { x, y, angle: at(body).angle };
        },
        speed: (body) => Math.hypot(...at(body).velocity),
      };
    };
  },
};

/** @param {import('./engine.js').Shape} shape */
function computeArea(shape) {
  return 'radius' in shape ? Math.PI * shape.radius ** 2 : 4 * shape.hx * shape.hy;
}
