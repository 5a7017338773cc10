import type { Body, World } from 'planck';
import { listBodies, listContacts } from '../draw/world.ts';

/** Statistics that a page shows about any world. */
export interface WorldStats {
  bodies: number;
  /** Dynamic bodies that are not asleep. */
  awake: number;
  /** Contacts whose fixtures touch; their boxes overlapping isn't enough. */
  contacts: number;
  /**
   * Kinetic energy of all dynamic bodies, in joules. Potential energy isn't included, because it depends on
   * where zero is and can be negative.
   */
  kineticEnergy: number;
}

export function computeWorldStats(world: World): WorldStats {
  const stats = { bodies: world.getBodyCount(), awake: 0, contacts: 0, kineticEnergy: 0 };
  for (const body of listBodies(world)) {
    if (!body.isDynamic()) continue;
    if (body.isAwake()) stats.awake++;
    stats.kineticEnergy += computeKineticEnergy(body);
  }
  for (const contact of listContacts(world)) if (contact.isTouching()) stats.contacts++;
  return stats;
}

/** Returns ½·m·v² + ½·I·ω² of a dynamic body, both about its center of mass. */
function computeKineticEnergy(body: Body): number {
  const v = body.getLinearVelocity();
  const translation = body.getMass() * (v.x ** 2 + v.y ** 2);
  return (translation + computeCentralInertia(body) * body.getAngularVelocity() ** 2) / 2;
}

/** Returns the moment of inertia about the center of mass, in kg·m². The engine returns it about the body's origin. */
export function computeCentralInertia(body: Body): number {
  const { x, y } = body.getLocalCenter();
  return body.getInertia() - body.getMass() * (x ** 2 + y ** 2);
}
