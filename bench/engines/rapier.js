import { MATERIAL, NO_SLEEPING } from './engine.js';

/** Bits of the kinds of bodies: all, and each group. */
const ALL = 0xffff;

/** @type {import('./engine.js').Engine} */
export const rapier = {
  name: 'Rapier',
  package: '@dimforge/rapier2d-compat',
  files: ['dist/rapier.mjs'],
  settings: NO_SLEEPING,
  async load() {
    const RAPIER = await import('@dimforge/rapier2d-compat');
    await RAPIER.init();
    const { ColliderDesc, JointData, RigidBodyDesc, World } = RAPIER;
    const kinds = {
      static: RigidBodyDesc.fixed,
      kinematic: RigidBodyDesc.kinematicVelocityBased,
      dynamic: RigidBodyDesc.dynamic,
    };
    return (gravity) => {
      const world = new World({ x: 0, y: -gravity });
      /** @type {import('@dimforge/rapier2d-compat').RigidBody[]} */
      const bodies = [];
      const at = (/** @type {number} */ index) =>
        /** @type {import('@dimforge/rapier2d-compat').RigidBody} */ (bodies[index]);
      return {
        add({ type = 'dynamic', x, y, angle = 0, shapes, group = 0 }) {
          const description = kinds[type]().setTranslation(x, y).setRotation(angle);
          const body = world.createRigidBody(description.setCanSleep(false));
          const bit = 1 << group;
          for (const shape of shapes) {
            const collider =
              'radius' in shape
                ? ColliderDesc.ball(shape.radius)
                : ColliderDesc.cuboid(shape.hx, shape.hy).setTranslation(
                    shape.x ?? 0,
                    shape.y ?? 0,
                  );
            collider
              .setDensity(MATERIAL.density)
              .setFriction(MATERIAL.friction)
              .setRestitution(MATERIAL.restitution)
              .setCollisionGroups((bit << 16) | (group === 0 ? ALL : ALL & ~bit));
            world.createCollider(collider, body);
          }
          return bodies.push(body) - 1;
        },
        pin(a, b, x, y) {
          const joint = JointData.revolute(localPoint(at(a), x, y), localPoint(at(b), x, y));
          world.createImpulseJoint(joint, at(a), at(b), true).setContactsEnabled(false);
        },
        spin: (body, angularVelocity) => at(body).setAngvel(angularVelocity, true),
        step(seconds) {
          world.timestep = seconds;
          world.step();
        },
        pose: (body) => ({ ...at(body).translation(), angle: at(body).rotation() }),
        speed: (body) => Math.hypot(at(body).linvel().x, at(body).linvel().y),
      };
    };
  },
};

/**
 * @param {import('@dimforge/rapier2d-compat').RigidBody} body not turned yet
 * @param {number} x
 * @param {number} y
 */
function localPoint(body, x, y) {
  const origin = body.translation();
  return { x: x - origin.x, y: y - origin.y };
}
