import type { Contact } from 'planck';
import type { ContactPoints } from '../draw/contactPoints.ts';
import type { Inspected, InspectedRow, Note } from './inspected.ts';
import { format, formatNumber, readRows, type ValueRow } from './values.ts';

const CONTACT_ROWS: readonly ValueRow[] = [
  { name: 'Touching', member: 'Contact#isTouching' },
  { name: 'Enabled', member: 'Contact#isEnabled' },
  { name: 'Friction', member: 'Contact#getFriction' },
  { name: 'Restitution', member: 'Contact#getRestitution' },
  { name: 'Tangent speed', member: 'Contact#getTangentSpeed', unit: 'm/s' },
];

/** Describes a contact while the fat AABBs of its fixtures don't overlap. */
export const ENDED_CONTACT: Pick<Inspected, 'rows' | 'notes'> = {
  rows: [],
  notes: [{ text: 'The contact has ended: the fixtures are too far apart.' }],
};

/** @param dt length of a step, in seconds */
export function describeContact(
  contact: Contact,
  { normal, points }: ContactPoints,
  dt: number,
): Pick<Inspected, 'rows' | 'notes'> {
  return {
    rows: [
      ...readRows(contact, CONTACT_ROWS, dt),
      { name: 'Points', value: String(points.length), member: 'Manifold#pointCount' },
      ...(points.length > 0 ? [normalRow(normal)] : []),
      ...points.flatMap((point, index) => {
        const number = points.length > 1 ? ` ${index + 1}` : '';
        const impulse = (name: string, value: number, member: InspectedRow['member']) => ({
          name: `${name}${number}`,
          value: formatNumber(value),
          unit: `N·s (${formatNumber(value / dt)} N)`,
          member,
        });
        return [
          {
            name: `Separation${number}`,
            value: formatNumber(point.separation * 1000),
            unit: 'mm',
            member: 'WorldManifold#separations' as const,
          },
          impulse('Normal impulse', point.normalImpulse, 'ManifoldPoint#normalImpulse'),
          impulse('Friction impulse', point.tangentImpulse, 'ManifoldPoint#tangentImpulse'),
        ];
      }),
    ],
    notes: explainContact(contact),
  };
}

function normalRow(normal: ContactPoints['normal']): InspectedRow {
  return { name: 'Normal, A to B', value: format(normal), member: 'WorldManifold#normal' };
}

function explainContact(contact: Contact): Note[] {
  if (!contact.isTouching()) {
    const text = 'Only the fat AABBs of the fixtures overlap: the fixtures don’t touch.';
    return [{ text, member: 'Contact#isTouching' }];
  }
  if (contact.getFixtureA().isSensor() || contact.getFixtureB().isSensor()) {
    const text = 'One of the fixtures is a sensor: the contact is reported, but has no effect.';
    return [{ text, member: 'Fixture#isSensor' }];
  }
  if (contact.isEnabled()) return [];
  const text = 'It was disabled before the last step was solved, so the fixtures pass through.';
  return [{ text, member: 'Contact#setEnabled' }];
}
