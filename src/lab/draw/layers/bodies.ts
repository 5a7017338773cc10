import type { Body, Vec2Value } from 'planck';
import type { Pen } from '../../model/pen.ts';
import { type Camera, toPicture, toWorld } from '../camera.ts';
import { drawArrow } from './arrows.ts';

/** A velocity arrow is as long as the distance that the body covers in this time, in seconds. */
const VELOCITY_SECONDS = 0.25;
/** Size of a sleep timer, in CSS pixels. */
const TIMER = { width: 24, height: 4 };

/** Draws the velocity of a body's center of mass. */
export function drawVelocity(pen: Pen, body: Body, center: Vec2Value, camera: Camera): void {
  if (body.isStatic() || !body.isAwake()) return;
  const { x, y } = body.getLinearVelocity();
  const tip = { x: center.x + x * VELOCITY_SECONDS, y: center.y + y * VELOCITY_SECONDS };
  drawArrow(pen, center, tip, 'good', camera);
}

/**
 * Draws a bar that fills while a body is slow enough to fall asleep. It is full, in another color, while the
 * body is asleep, and missing on bodies that never fall asleep.
 * @param timeToSleep seconds until a body can fall asleep
 */
export function drawSleepTimer(
  pen: Pen,
  body: Body,
  center: Vec2Value,
  timeToSleep: number,
  camera: Camera,
): void {
  if (body.isStatic() || !body.isActive()) return;
  const canSleep = body.isSleepingAllowed() && body.getWorld().getAllowSleeping();
  if (body.isAwake() && !canSleep) return;
  const filled = body.isAwake() ? Math.min(1, readSleepTime(body) / timeToSleep) : 1;
  const middle = toPicture(camera, center);
  const left = middle.x - TIMER.width / 2;
  const at = (fraction: number) =>
    toWorld(camera, { x: left + fraction * TIMER.width, y: middle.y });
  pen.line([at(0), at(1)], { stroke: 'quiet', width: TIMER.height });
  const stroke = body.isAwake() ? 'accent' : 'outline';
  if (filled > 0) pen.line([at(0), at(filled)], { stroke, width: TIMER.height });
}

/** Returns how long a body has been slow enough to fall asleep, in seconds. */
export function readSleepTime(body: Body): number {
  // The engine doesn't expose this timer.
  return (body as Body & { m_sleepTime: number }).m_sleepTime;
}
