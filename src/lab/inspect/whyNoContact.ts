import type { Body, Fixture } from 'planck';
import { listBodies, listFixtures } from '../draw/world.ts';
import type { Engine } from '../model/scene.ts';
import type { Note } from './inspected.ts';
import { nameOfBody, nameOfJoint } from './names.ts';
import { jointsOfBody } from './neighbors.ts';

/** Maximum number of bodies that are named. */
const MAX_OVERLAPS = 3;

/** Explains why other bodies pass through a body, or it through them; an empty list if it can collide. */
export function whyNoContact(engine: Engine, body: Body): Note[] {
  // The card of an inactive body already says so.
  if (!body.isActive()) return [];
  const fixtures = listFixtures(body);
  if (fixtures.length === 0) {
    const text = 'It has no fixtures, so nothing can collide with it.';
    return [{ text, member: 'Body#createFixture' }];
  }
  if (fixtures.every((fixture) => fixture.isSensor())) {
    const text = 'It has only sensors: they report overlaps, but nothing collides with them.';
    return [{ text, member: 'Fixture#isSensor' }];
  }
  const notes: Note[] = [];
  for (const other of listBodies(body.getWorld())) {
    if (other === body || !other.isActive()) continue;
    const pair = findOverlap(engine, fixtures, listFixtures(other));
    const reason = pair && findReason(body, other, pair);
    if (reason) notes.push(reason);
    if (notes.length === MAX_OVERLAPS) break;
  }
  return notes;
}

/**
 * Returns why two overlapping bodies don't collide; undefined if they do.
 * @param pair the fixtures that overlap
 */
function findReason(body: Body, other: Body, pair: [Fixture, Fixture]): Note | undefined {
  const name = nameOfBody(other);
  const link = jointsOfBody(body).find(
    (link) => link.other === other && !link.joint.getCollideConnected(),
  );
  if (link) {
    const text = `It overlaps ${name}: the ${nameOfJoint(link.joint)} between them prevents collisions.`;
    return { text, member: 'Joint#getCollideConnected' };
  }
  if (!body.isDynamic() && !other.isDynamic()) {
    // Nobody expects the parts of a static level to collide.
    if (body.isStatic() && other.isStatic()) return undefined;
    const text = `It overlaps ${name}: only dynamic bodies collide with static and kinematic ones.`;
    return { text, member: 'Body#getType' };
  }
  if (pair[0].shouldCollide(pair[1])) return undefined;
  const text = `It overlaps ${name}: ${filterReason(...pair)}.`;
  return { text, member: 'Fixture#setFilterData' };
}

/** Explains `Fixture.shouldCollide`: a shared group takes precedence over categories and masks. */
function filterReason(one: Fixture, other: Fixture): string {
  const group = one.getFilterGroupIndex();
  return group < 0 && group === other.getFilterGroupIndex()
    ? `both are in the collision group ${String(group).replace('-', '−')}`
    : 'the mask of one excludes the category of the other';
}

/** Returns the first two fixtures that overlap, other than sensors. */
function findOverlap(
  engine: Engine,
  some: readonly Fixture[],
  others: readonly Fixture[],
): [Fixture, Fixture] | undefined {
  for (const other of others) {
    if (other.isSensor()) continue;
    const found = some.find((one) => !one.isSensor() && isOverlapping(engine, one, other));
    if (found) return [found, other];
  }
  return undefined;
}

function isOverlapping({ AABB, testOverlap }: Engine, one: Fixture, other: Fixture): boolean {
  const [shapeA, shapeB] = [one.getShape(), other.getShape()];
  for (let a = 0; a < shapeA.getChildCount(); a++) {
    for (let b = 0; b < shapeB.getChildCount(); b++) {
      if (!AABB.testOverlap(one.getAABB(a), other.getAABB(b))) continue;
      const [from, to] = [one.getBody().getTransform(), other.getBody().getTransform()];
      if (testOverlap(shapeA, a, shapeB, b, from, to)) return true;
    }
  }
  return false;
}
