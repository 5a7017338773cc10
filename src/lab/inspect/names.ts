import type { Body, Fixture, Joint } from 'planck';
import { listBodies } from '../draw/world.ts';

/** Names a body by its number in its world: "body 3". */
export function nameOfBody(body: Body): string {
  return `body ${listBodies(body.getWorld()).indexOf(body) + 1}`;
}

/** Names a fixture by its kind: "polygon fixture", "sensor (circle)". */
export function nameOfFixture(fixture: Fixture): string {
  const shape = fixture.getShape().getType();
  return fixture.isSensor() ? `sensor (${shape})` : `${shape} fixture`;
}

/** Names a joint by its type: "revolute joint". */
export function nameOfJoint(joint: Joint): string {
  return joint.getType().replace('-', ' ');
}

/** Lists bodies in words: "body 1", "body 1 and body 2", "body 1, body 2, and body 3". */
export function joinBodyNames(bodies: readonly Body[]): string {
  return new Intl.ListFormat('en').format(bodies.map(nameOfBody));
}
