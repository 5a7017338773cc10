import type { Body, World } from 'planck';
import { bodiesOf, contactsOf } from '../draw/world.ts';

/** What a page shows about any world. */
export interface WorldStats {
  bodies: number;
  /** Dynamic bodies that are not asleep. */
  awake: number;
  /** Contacts that touch, unlike those whose boxes only overlap. */
  contacts: number;
  /**
   * Of all dynamic bodies, in joules. Without potential energy, which depends on where zero is, and which
   * can be negative.
   */
  kineticEnergy: number;
}

export function worldStats(world: World): WorldStats {
  const bodies = bodiesOf(world);
  return {
    bodies: bodies.length,
    awake: bodies.filter((body) => body.isDynamic() && body.isAwake()).length,
    contacts: contactsOf(world).filter((contact) => contact.isTouching()).length,
    kineticEnergy: bodies.reduce((sum, body) => sum + kineticEnergyOf(body), 0),
  };
}

/** ½·m·v² + ½·I·ω², both about the center of mass. */
function kineticEnergyOf(body: Body): number {
  if (!body.isDynamic()) return 0;
  const v = body.getLinearVelocity();
  const translation = body.getMass() * (v.x ** 2 + v.y ** 2);
  return (translation + centralInertia(body) * body.getAngularVelocity() ** 2) / 2;
}

/** The moment of inertia about the center of mass, in kg·m². The engine returns it about the body's origin. */
export function centralInertia(body: Body): number {
  const { x, y } = body.getLocalCenter();
  return body.getInertia() - body.getMass() * (x ** 2 + y ** 2);
}
