import type { Body, Contact, Fixture, Joint, World } from 'planck';
import { bodiesOf, fixturesOf, jointsOf } from '../draw/world.ts';

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
  /** The engine uses contact objects again for other fixtures, so a contact is known by its sides. */
  | { kind: 'contact'; a: Side; b: Side };

/** Where an item is in the lists of its world. In another run of the same scene, the same item is there. */
export type ItemAddress =
  | { kind: 'body'; body: number }
  | { kind: 'fixture'; fixture: FixtureAddress }
  | { kind: 'joint'; joint: number }
  | { kind: 'contact'; a: SideAddress; b: SideAddress };

type FixtureAddress = { body: number; index: number };
type SideAddress = FixtureAddress & { child: number };

export function contactItem(contact: Contact): Item {
  return {
    kind: 'contact',
    a: { fixture: contact.getFixtureA(), child: contact.getChildIndexA() },
    b: { fixture: contact.getFixtureB(), child: contact.getChildIndexB() },
  };
}

/** Returns the current contact between two sides; undefined while their fat AABBs don't overlap. */
export function contactBetween(a: Side, b: Side): Contact | undefined {
  for (let edge = a.fixture.getBody().getContactList(); edge; edge = edge.next ?? null) {
    const { contact } = edge;
    const isSame =
      contact.getFixtureA() === a.fixture &&
      contact.getChildIndexA() === a.child &&
      contact.getFixtureB() === b.fixture &&
      contact.getChildIndexB() === b.child;
    if (isSame) return contact;
  }
  return undefined;
}

/** Returns where an item is in a world; undefined if it isn't there anymore. */
export function addressOf(item: Item, world: World): ItemAddress | undefined {
  switch (item.kind) {
    case 'body': {
      const body = indexIn(bodiesOf(world), item.body);
      return body === undefined ? undefined : { kind: 'body', body };
    }
    case 'joint': {
      const joint = indexIn(jointsOf(world), item.joint);
      return joint === undefined ? undefined : { kind: 'joint', joint };
    }
    case 'fixture': {
      const fixture = fixtureAddress(item.fixture, world);
      return fixture && { kind: 'fixture', fixture };
    }
    case 'contact': {
      const [a, b] = [sideAddress(item.a, world), sideAddress(item.b, world)];
      return a && b && { kind: 'contact', a, b };
    }
  }
}

/** Returns the item at an address; undefined if the world has none there. */
export function itemAt(address: ItemAddress, world: World): Item | undefined {
  switch (address.kind) {
    case 'body': {
      const body = bodiesOf(world)[address.body];
      return body && { kind: 'body', body };
    }
    case 'joint': {
      const joint = jointsOf(world)[address.joint];
      return joint && { kind: 'joint', joint };
    }
    case 'fixture': {
      const fixture = fixtureAt(address.fixture, world);
      return fixture && { kind: 'fixture', fixture };
    }
    case 'contact': {
      const [a, b] = [sideAt(address.a, world), sideAt(address.b, world)];
      return a && b && { kind: 'contact', a, b };
    }
  }
}

/** Returns the fixtures of a body in the order in which they were created. */
export function orderedFixtures(body: Body): Fixture[] {
  return fixturesOf(body).reverse();
}

function fixtureAddress(fixture: Fixture, world: World): FixtureAddress | undefined {
  // A destroyed fixture has no body.
  const owner = fixture.getBody() as Body | null;
  const body = owner ? indexIn(bodiesOf(world), owner) : undefined;
  const index = owner ? indexIn(orderedFixtures(owner), fixture) : undefined;
  return body === undefined || index === undefined ? undefined : { body, index };
}

function fixtureAt({ body, index }: FixtureAddress, world: World): Fixture | undefined {
  const owner = bodiesOf(world)[body];
  return owner && orderedFixtures(owner)[index];
}

function sideAddress({ fixture, child }: Side, world: World): SideAddress | undefined {
  const address = fixtureAddress(fixture, world);
  return address && { ...address, child };
}

function sideAt(address: SideAddress, world: World): Side | undefined {
  const fixture = fixtureAt(address, world);
  return fixture && { fixture, child: address.child };
}

function indexIn<T>(list: T[], item: T): number | undefined {
  const index = list.indexOf(item);
  return index < 0 ? undefined : index;
}
