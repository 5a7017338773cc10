import type { Body, Contact, Fixture, Joint, World } from 'planck';
import { listBodies, listFixtures, listJoints } from '../draw/world.ts';
import { contactsOfBody } from './neighbors.ts';

/** One side of a contact: a fixture, and the index of one of its shape's children. */
export interface Side {
  fixture: Fixture;
  child: number;
}

/** Something in a world that can be inspected. */
export type Item =
  | { kind: 'body'; body: Body }
  | { kind: 'fixture'; fixture: Fixture }
  | { kind: 'joint'; joint: Joint }
  /** The engine reuses contact objects for other fixtures, so the sides identify a contact. */
  | { kind: 'contact'; a: Side; b: Side };

/** Indices of an item in the lists of its world. They lead to the same item in every run of the same scene. */
export interface ItemAddress {
  kind: Item['kind'];
  indices: number[];
}

export function toContactItem(contact: Contact): Item {
  return {
    kind: 'contact',
    a: { fixture: contact.getFixtureA(), child: contact.getChildIndexA() },
    b: { fixture: contact.getFixtureB(), child: contact.getChildIndexB() },
  };
}

/** Returns the current contact between two sides; undefined while their fat AABBs don't overlap. */
export function findContact(a: Side, b: Side): Contact | undefined {
  return contactsOfBody(a.fixture.getBody()).find(
    ({ contact }) =>
      contact.getFixtureA() === a.fixture &&
      contact.getChildIndexA() === a.child &&
      contact.getFixtureB() === b.fixture &&
      contact.getChildIndexB() === b.child,
  )?.contact;
}

/** Returns the address of an item in a world; undefined if the world no longer has it. */
export function findAddress(item: Item, world: World): ItemAddress | undefined {
  const indices = findIndices(item, world);
  return indices.includes(-1) ? undefined : { kind: item.kind, indices };
}

function findIndices(item: Item, world: World): number[] {
  switch (item.kind) {
    case 'body':
      return [listBodies(world).indexOf(item.body)];
    case 'joint':
      return [listJoints(world).indexOf(item.joint)];
    case 'fixture':
      return fixtureIndices(item.fixture, world);
    case 'contact':
      return [item.a, item.b].flatMap(({ fixture, child }) => [
        ...fixtureIndices(fixture, world),
        child,
      ]);
  }
}

function fixtureIndices(fixture: Fixture, world: World): [body: number, fixture: number] {
  // A destroyed fixture has no body.
  const body = fixture.getBody() as Body | null;
  return body ? [listBodies(world).indexOf(body), sortFixtures(body).indexOf(fixture)] : [-1, -1];
}

/** Returns the item at an address; undefined if there is none. */
export function findItem({ kind, indices }: ItemAddress, world: World): Item | undefined {
  const [first = -1] = indices;
  switch (kind) {
    case 'body': {
      const body = listBodies(world)[first];
      return body && { kind, body };
    }
    case 'joint': {
      const joint = listJoints(world)[first];
      return joint && { kind, joint };
    }
    case 'fixture': {
      const fixture = findFixture(indices, world);
      return fixture && { kind, fixture };
    }
    case 'contact': {
      const [a, b] = [findFixture(indices, world), findFixture(indices.slice(3), world)];
      const [, , childA = 0, , , childB = 0] = indices;
      return a && b && { kind, a: { fixture: a, child: childA }, b: { fixture: b, child: childB } };
    }
  }
}

function findFixture([body = -1, fixture = -1]: number[], world: World): Fixture | undefined {
  const owner = listBodies(world)[body];
  return owner && sortFixtures(owner)[fixture];
}

/** Returns the fixtures of a body in the order in which they were created. */
export function sortFixtures(body: Body): Fixture[] {
  return listFixtures(body).reverse();
}
