import type { Body, World } from 'planck';
import { bodiesOf, contactsOf } from './draw/world.ts';

/** What the status line shows about a world. */
export interface WorldStats {
  bodies: number;
  /** Dynamic bodies that are not asleep. */
  awake: number;
  /** Contacts that touch, unlike those whose boxes only overlap. */
  contacts: number;
  /** Kinetic energy, and potential energy relative to y = 0, in joules. */
  energy: number;
}

export function worldStats(world: World): WorldStats {
  const bodies = bodiesOf(world);
  return {
    bodies: bodies.length,
    awake: bodies.filter((body) => body.isDynamic() && body.isAwake()).length,
    contacts: contactsOf(world).filter((contact) => contact.isTouching()).length,
    energy: bodies.reduce((sum, body) => sum + energyOf(body, world), 0),
  };
}

/** ½·m·v² + ½·I·ω² − m·g·r, all about the center of mass. */
function energyOf(body: Body, world: World): number {
  if (!body.isDynamic()) return 0;
  const mass = body.getMass();
  const local = body.getLocalCenter();
  // The engine returns the moment of inertia about the body's origin.
  const inertia = body.getInertia() - mass * (local.x ** 2 + local.y ** 2);
  const v = body.getLinearVelocity();
  const center = body.getWorldCenter();
  const gravity = world.getGravity();
  const scale = body.getGravityScale();
  const height = -(gravity.x * center.x + gravity.y * center.y) * scale;
  const moving = (mass * (v.x ** 2 + v.y ** 2) + inertia * body.getAngularVelocity() ** 2) / 2;
  return moving + mass * height;
}
