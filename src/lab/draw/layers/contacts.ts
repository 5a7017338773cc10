import type { Contact, Vec2Value } from 'planck';
import type { Color, Pen } from '../../model/pen.ts';
import type { Camera } from '../camera.ts';
import type { ContactPoints } from '../contactPoints.ts';
import { type ArrowScale, drawArrow, longerSide } from './arrows.ts';

/** Length of a normal's arrow, in CSS pixels, and as a part of the smaller fixture's size. */
const NORMAL = { min: 6, max: 18, part: 0.4 };

/**
 * Draws the points of a contact, and its normal from fixture A to fixture B. A normal is only a direction: its
 * arrow is short enough to leave small bodies visible.
 */
export function drawContactPoints(
  pen: Pen,
  contact: Contact,
  { normal, points }: ContactPoints,
  camera: Camera,
): void {
  const [line, dot] = contact.isEnabled() ? (['outline', 'bad'] as const) : ['quiet', 'quiet'];
  const size = Math.min(
    longerSide(contact.getFixtureA().getAABB(contact.getChildIndexA())),
    longerSide(contact.getFixtureB().getAABB(contact.getChildIndexB())),
  );
  const pixels = Math.min(NORMAL.max, Math.max(NORMAL.min, size * camera.scale * NORMAL.part));
  for (const { point } of points) {
    drawArrow(pen, point, translate(point, normal, pixels / camera.scale), line, camera);
    pen.dot(point, dot);
  }
}

/**
 * Draws the normal and friction impulses at a contact's points, to scale. The opposite impulses on the other body
 * are not drawn.
 */
export function drawImpulses(
  pen: Pen,
  contact: Contact,
  { normal, points }: ContactPoints,
  { metersPerImpulse }: ArrowScale,
  camera: Camera,
): void {
  const sign = actsOnB(contact, normal) ? 1 : -1;
  // Friction impulses are positive in this direction, as in the engine's solver.
  const tangent = { x: normal.y, y: -normal.x };
  for (const { point, normalImpulse, tangentImpulse } of points) {
    const draw = (direction: Vec2Value, impulse: number, color: Color) => {
      const tip = translate(point, direction, sign * impulse * metersPerImpulse);
      drawArrow(pen, point, tip, color, camera);
    };
    draw(normal, normalImpulse, 'accent');
    draw(tangent, tangentImpulse, 'good');
  }
}

/** Whether impulses are drawn as they act on body B: it is the one that can move, or else the upper one. */
function actsOnB(contact: Contact, normal: Vec2Value): boolean {
  const [bodyA, bodyB] = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
  if (bodyA.isDynamic() !== bodyB.isDynamic()) return bodyB.isDynamic();
  const gravity = bodyB.getWorld().getGravity();
  return normal.x * gravity.x + normal.y * gravity.y <= 0;
}

function translate(point: Vec2Value, direction: Vec2Value, distance: number): Vec2Value {
  return { x: point.x + direction.x * distance, y: point.y + direction.y * distance };
}
