import type { ValueRow } from './values.ts';

/** What a card shows of a body. */
export const BODY_ROWS: readonly ValueRow[] = [
  { name: 'Type', member: 'Body#getType' },
  { name: 'Awake', member: 'Body#isAwake' },
  { name: 'Position', member: 'Body#getPosition', unit: 'm' },
  { name: 'Angle', member: 'Body#getAngle', unit: 'rad' },
  { name: 'Linear velocity', member: 'Body#getLinearVelocity', unit: 'm/s' },
  { name: 'Angular velocity', member: 'Body#getAngularVelocity', unit: 'rad/s' },
  { name: 'Mass', member: 'Body#getMass', unit: 'kg' },
  { name: 'Moment of inertia', member: 'Body#getInertia', unit: 'kg·m²' },
  { name: 'Center of mass', member: 'Body#getWorldCenter', unit: 'm' },
  { name: 'Gravity scale', member: 'Body#getGravityScale' },
  { name: 'Linear damping', member: 'Body#getLinearDamping', unit: '1/s' },
  { name: 'Angular damping', member: 'Body#getAngularDamping', unit: '1/s' },
  { name: 'Fixed rotation', member: 'Body#isFixedRotation' },
  { name: 'Bullet', member: 'Body#isBullet' },
  { name: 'Sleeping allowed', member: 'Body#isSleepingAllowed' },
  { name: 'Active', member: 'Body#isActive' },
];

/** What a card shows of a fixture. */
export const FIXTURE_ROWS: readonly ValueRow[] = [
  { name: 'Shape', member: 'Fixture#getType' },
  { name: 'Density', member: 'Fixture#getDensity', unit: 'kg/m²' },
  { name: 'Friction', member: 'Fixture#getFriction' },
  { name: 'Restitution', member: 'Fixture#getRestitution' },
  { name: 'Sensor', member: 'Fixture#isSensor' },
  { name: 'Category', member: 'Fixture#getFilterCategoryBits', isBits: true },
  { name: 'Mask', member: 'Fixture#getFilterMaskBits', isBits: true },
  { name: 'Group', member: 'Fixture#getFilterGroupIndex' },
];

/** The size that the geometry of a shape doesn't show: the radius of a circle, or the skin of the others. */
export const RADIUS_ROW: ValueRow = { name: 'Radius', member: 'Shape#getRadius', unit: 'm' };
