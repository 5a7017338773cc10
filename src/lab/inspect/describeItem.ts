import type { Body, Fixture, Joint } from 'planck';
import { capitalize } from '../../content/capitalize.ts';
import type { ContactReader } from '../draw/contactPoints.ts';
import { computeReactionForce, computeReactionTorque } from '../draw/reactionForce.ts';
import { listBodies } from '../draw/world.ts';
import type { Engine } from '../model/scene.ts';
import { describeContact, ENDED_CONTACT } from './describeContact.ts';
import type { Inspected, InspectedRow, Member } from './inspected.ts';
import { findContact, type Item, sortFixtures, toContactItem } from './itemAddress.ts';
import { jointNotes } from './jointNotes.ts';
import { nameOfBody, nameOfFixture, nameOfJoint } from './names.ts';
import { contactsOfBody, jointsOfBody } from './neighbors.ts';
import {
  BODY_ROWS,
  FIXTURE_ROWS,
  JOINT_ROWS,
  RADIUS_ROW,
  REACTION_FORCE,
  REACTION_TORQUE,
  ROWS_BY_TYPE,
} from './rows.ts';
import { format, formatNumber, readRows } from './values.ts';
import type { Viewpoint } from './viewpoint.ts';
import { whyNoContact } from './whyNoContact.ts';
import { describeMotion, isStill, motionLimits, whyStill } from './whyStill.ts';

/** Something that can be inspected next. */
export interface Relative {
  name: string;
  item: Item;
}

/** A description whose relatives are still items. */
export type Description = Omit<Inspected, 'related'> & { related: Relative[] };

/** Describes an item of a world, as it is now. */
export function describe(
  engine: Engine,
  readPoints: ContactReader,
  item: Item,
  viewpoint: Viewpoint,
): Description {
  switch (item.kind) {
    case 'body':
      return describeBody(engine, item.body, viewpoint);
    case 'fixture':
      return describeFixture(item.fixture);
    case 'joint':
      return describeJoint(engine, item.joint, viewpoint);
    case 'contact': {
      const contact = findContact(item.a, item.b);
      const { rows, notes } = contact
        ? describeContact(contact, readPoints(contact), viewpoint.dt)
        : ENDED_CONTACT;
      const [a, b] = [item.a.fixture, item.b.fixture];
      const title = `Contact of ${nameOfBody(a.getBody())} and ${nameOfBody(b.getBody())}`;
      const related = [relativeFixture('A: ', a), relativeFixture('B: ', b)];
      return { title, rows, reasons: [], notes, related };
    }
  }
}

function describeBody(engine: Engine, body: Body, viewpoint: Viewpoint): Description {
  const { Settings: settings } = engine;
  const { world, dt, hidden, isPlaying } = viewpoint;
  const circumstances = { settings, isPlaying, hidden };
  // One body only holds the joint of the pointer.
  const count = listBodies(world).length - (hidden ? 1 : 0);
  return {
    title: capitalize(`${nameOfBody(body)} of ${count}`),
    rows: [
      ...readRows(body, BODY_ROWS, dt),
      ...userDataRow('Body#getUserData', body.getUserData()),
    ],
    reasons: whyStill(body, circumstances),
    notes: [
      ...(isStill(body, circumstances) ? [] : [describeMotion(body)]),
      ...motionLimits(body, settings, dt),
      ...whyNoContact(engine, body),
    ],
    related: listRelatives(body, hidden),
  };
}

function listRelatives(body: Body, hidden: Joint | undefined): Relative[] {
  const fixtures = sortFixtures(body).map((fixture): Relative => {
    return { name: capitalize(nameOfFixture(fixture)), item: { kind: 'fixture', fixture } };
  });
  const joints = jointsOfBody(body, hidden).map(({ joint, other }): Relative => {
    const name = capitalize(`${nameOfJoint(joint)} with ${nameOfBody(other)}`);
    return { name, item: { kind: 'joint', joint } };
  });
  const contacts = contactsOfBody(body)
    .filter(({ contact }) => contact.isTouching())
    .map(({ contact, other }): Relative => {
      return { name: `Contact with ${nameOfBody(other)}`, item: toContactItem(contact) };
    });
  return [...fixtures, ...joints, ...contacts];
}

function describeFixture(fixture: Fixture): Description {
  const body = fixture.getBody();
  const shape = fixture.getShape();
  const fixtures = sortFixtures(body);
  const location =
    fixtures.length > 1 ? ` (${fixtures.indexOf(fixture) + 1} of ${fixtures.length})` : '';
  return {
    title: capitalize(`${nameOfFixture(fixture)} of ${nameOfBody(body)}${location}`),
    rows: [
      ...readRows(fixture, FIXTURE_ROWS, 1),
      ...readRows(shape, [RADIUS_ROW], 1),
      ...(body.isActive() && shape.getChildCount() > 0 ? [boxRow(fixture)] : []),
      ...userDataRow('Fixture#getUserData', fixture.getUserData()),
    ],
    reasons: [],
    notes: fixture.isSensor()
      ? [{ text: 'It is a sensor: it reports overlaps, but nothing collides with it.' }]
      : [],
    related: [relativeBody('', body)],
  };
}

/** Returns the size of a fixture's first bounding box. */
function boxRow(fixture: Fixture): InspectedRow {
  const { lowerBound: a, upperBound: b } = fixture.getAABB(0);
  const value = `${formatNumber(b.x - a.x)} × ${formatNumber(b.y - a.y)}`;
  return { name: 'Bounding box', value, unit: 'm', member: 'Fixture#getAABB' };
}

function describeJoint({ Settings }: Engine, joint: Joint, { dt }: Viewpoint): Description {
  return {
    title: capitalize(nameOfJoint(joint)),
    rows: [
      ...readRows(joint, ROWS_BY_TYPE[joint.getType()] ?? [], dt),
      { ...REACTION_FORCE, value: format(computeReactionForce(joint, dt)) },
      { ...REACTION_TORQUE, value: formatNumber(computeReactionTorque(joint, dt)) },
      ...readRows(joint, JOINT_ROWS, dt),
      ...userDataRow('Joint#getUserData', joint.getUserData()),
    ],
    reasons: [],
    notes: jointNotes(joint, Settings, dt),
    related: [relativeBody('A: ', joint.getBodyA()), relativeBody('B: ', joint.getBodyB())],
  };
}

/** Shows user data that is short and plain, which is often the object's name in the code. */
function userDataRow(member: Member, data: unknown): InspectedRow[] {
  if (!['string', 'number', 'boolean'].includes(typeof data)) return [];
  return [{ name: 'User data', value: String(data), member }];
}

function relativeBody(prefix: string, body: Body): Relative {
  const name = capitalize(nameOfBody(body));
  return { name: `${prefix}${name}`, item: { kind: 'body', body } };
}

function relativeFixture(prefix: string, fixture: Fixture): Relative {
  const name = `${nameOfFixture(fixture)} of ${nameOfBody(fixture.getBody())}`;
  return { name: `${prefix}${capitalize(name)}`, item: { kind: 'fixture', fixture } };
}
