import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MATERIAL, NO_SLEEPING } from './engine.js';

/** @type {import('./engine.js').Engine} */
export const box2d = {
  name: 'box2d-wasm',
  package: 'box2d-wasm',
  files: ['dist/es/Box2D.simd.js', 'dist/es/Box2D.simd.wasm'],
  settings: `${NO_SLEEPING}, build with SIMD`,
  async load() {
    const { default: start } = await import('box2d-wasm');
    // By default, box2d-wasm fetches the file by its path, which works only in browsers.
    const file = createRequire(import.meta.url).resolve('box2d-wasm/dist/umd/Box2D.simd.wasm');
    const box2d = await start({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
    const kinds = {
      static: box2d.b2_staticBody,
      kinematic: box2d.b2_kinematicBody,
      dynamic: box2d.b2_dynamicBody,
    };
    const vector = (/** @type {number} */ x, /** @type {number} */ y) => new box2d.b2Vec2(x, y);
    const circle = (/** @type {number} */ radius) => {
      const shape = new box2d.b2CircleShape();
      shape.set_m_radius(radius);
      return shape;
    };
    const rectangle = (
      /** @type {{ hx: number, hy: number, x?: number, y?: number }} */ { hx, hy, x = 0, y = 0 },
    ) => {
      const shape = new box2d.b2PolygonShape();
      shape.SetAsBox(hx, hy, vector(x, y), 0);
      return shape;
    };
    return (gravity) => {
      const world = new box2d.b2World(vector(0, -gravity));
      world.SetAllowSleeping(false);
      /** @type {any[]} */
      const bodies = [];
      return {
        add({ type = 'dynamic', x, y, angle = 0, shapes, group = 0 }) {
          const def = new box2d.b2BodyDef();
          def.set_type(kinds[type]);
          def.set_position(vector(x, y));
          def.set_angle(angle);
          const body = world.CreateBody(def);
          for (const one of shapes) {
            const shape = 'radius' in one ? circle(one.radius) : rectangle(one);
            const fixture = new box2d.b2FixtureDef();
            fixture.set_shape(shape);
            fixture.set_density(MATERIAL.density);
            fixture.set_friction(MATERIAL.friction);
            fixture.set_restitution(MATERIAL.restitution);
            const filter = fixture.get_filter();
            filter.set_groupIndex(-group);
            fixture.set_filter(filter);
            body.CreateFixture(fixture);
          }
          return bodies.push(body) - 1;
        },
        pin(a, b, x, y) {
          const def = new box2d.b2RevoluteJointDef();
          def.Initialize(bodies[a], bodies[b], vector(x, y));
          world.CreateJoint(def);
        },
        spin: (body, angularVelocity) => bodies[body].SetAngularVelocity(angularVelocity),
        // Iterations have no defaults; Box2D's manual suggests these.
        step: (seconds) => world.Step(seconds, 8, 3),
        pose(body) {
          const position = bodies[body].GetPosition();
          return { x: position.get_x(), y: position.get_y(), angle: bodies[body].GetAngle() };
        },
        speed: (body) => bodies[body].GetLinearVelocity().Length(),
      };
    };
  },
};
