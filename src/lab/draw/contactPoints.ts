import type { Contact, Vec2Value } from 'planck';
import type { Engine } from '../model/scene.ts';

/** A point at which two fixtures touch, in world coordinates. */
export interface ContactPoint {
  point: Vec2Value;
  /** Distance between the fixtures at this point, in meters; negative where they overlap. */
  separation: number;
  /** Impulse along the normal in the last step, in newton-seconds. */
  normalImpulse: number;
  /** Impulse of friction in the last step, in newton-seconds. */
  tangentImpulse: number;
}

/** The points of a contact; none for a sensor, or while the fixtures don't touch. */
export interface ContactPoints {
  /** Unit vector from fixture A to fixture B; without points, any vector. */
  normal: Vec2Value;
  points: ContactPoint[];
}

export type ContactReader = (contact: Contact) => ContactPoints;

/** Returns a function that reads the points of contacts. */
export function createContactReader({ WorldManifold }: Engine): ContactReader {
  const world = new WorldManifold();
  return (contact) => {
    const { points, pointCount } = contact.getManifold();
    contact.getWorldManifold(world);
    return {
      normal: { x: world.normal.x, y: world.normal.y },
      points: points.slice(0, pointCount).map(({ normalImpulse, tangentImpulse }, index) => {
        const { x = 0, y = 0 } = world.points[index] ?? {};
        const separation = world.separations[index] ?? 0;
        return { point: { x, y }, separation, normalImpulse, tangentImpulse };
      }),
    };
  };
}
