import type { AABBValue, Body, Vec2Value, World } from 'planck';
import type { Color, Pen } from '../../model/pen.ts';
import { type Camera, toWorld } from '../camera.ts';
import { arrowhead, HEAD_LENGTH } from '../createPen.ts';
import { median } from '../median.ts';
import { listBodies, listBoxes, listFixtures } from '../world.ts';

/**
 * Maximum length of the arrow for the impulse that carries the median body for a step, in CSS pixels and as a part
 * of the median body's size: at the bottom of a stack, arrows are many times as long.
 */
const TYPICAL_LENGTH = { pixels: 28, part: 0.5 };
/** Approximate maximum length of the arrow for the median joint force, in CSS pixels. */
const MAX_FORCE_LENGTH = 60;
/** Minimum length of an arrow, in CSS pixels; shorter ones are not drawn. */
const MIN_LENGTH = 2;
/** Gravity that impulses are compared with in a world without gravity, in m/s². */
const STANDARD_GRAVITY = 10;

/**
 * Scale of all impulses and forces in a picture, in meters of the world per newton-second. A force is
 * drawn as the impulse that it applies during a step, so that its arrow can be compared with those of contacts.
 */
export interface ArrowScale {
  metersPerImpulse: number;
  /** The impulse that carries the median body for a step, in newton-seconds. */
  typical: number;
}

/**
 * Returns the scale at which the weight of the median dynamic body has an arrow of a readable length. If joints
 * are under much more tension, as in a bridge, the scale is divided by 2, 5, 10, …
 * @param dt length of a step, in seconds
 * @param jointImpulses impulses of the joints that are drawn, in newton-seconds
 */
export function computeArrowScale(
  world: World,
  camera: Camera,
  dt: number,
  jointImpulses: readonly number[] = [],
): ArrowScale {
  const bodies = listBodies(world).filter((body) => body.isDynamic() && body.isActive());
  const mass = median(bodies.map((body) => body.getMass())) ?? 1;
  const size = median(bodies.map(measureBody)) ?? Infinity;
  const { x, y } = world.getGravity();
  const typical = mass * (Math.hypot(x, y) || STANDARD_GRAVITY) * dt;
  const { pixels, part } = TYPICAL_LENGTH;
  const length = Math.min(pixels / camera.scale, Math.max(MIN_LENGTH / camera.scale, part * size));
  const force = ((median(jointImpulses) ?? 0) / typical) * length * camera.scale;
  const factor = force > MAX_FORCE_LENGTH ? roundToNiceNumber(force / MAX_FORCE_LENGTH) : 1;
  return { metersPerImpulse: length / typical / factor, typical: typical * factor };
}

/** Returns the longer side of a body's largest bounding box, in meters. */
function measureBody(body: Body): number {
  return Math.max(0, ...listFixtures(body).flatMap(listBoxes).map(longerSide));
}

export function longerSide({ lowerBound: a, upperBound: b }: AABBValue): number {
  return Math.max(b.x - a.x, b.y - a.y);
}

/** Draws an arrow, unless it is too short to be seen. */
export function drawArrow(
  pen: Pen,
  from: Vec2Value,
  to: Vec2Value,
  color: Color,
  { scale }: Camera,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!(length * scale >= MIN_LENGTH)) return;
  const [left, right] = arrowhead(from, to, Math.min(HEAD_LENGTH / scale, length / 2)) ?? [to, to];
  const headBase = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  pen.line([from, headBase], { stroke: color, width: 2 });
  pen.polygon([to, left, right], { fill: color });
}

/** Distance of the scale bar from the lower left corner of the picture, in CSS pixels. */
const BAR = { left: 12, bottom: 14, tick: 4, gap: 8 };

/** Draws a scale bar in the lower left corner, like that of a map, for a round number of newton-seconds. */
export function drawScaleBar(
  pen: Pen,
  { metersPerImpulse, typical }: ArrowScale,
  camera: Camera,
  dt: number,
): void {
  const impulse = roundToNiceNumber(typical);
  const [left, y] = [BAR.left, camera.height - BAR.bottom];
  const right = left + impulse * metersPerImpulse * camera.scale;
  const at = (x: number, dy = 0) => toWorld(camera, { x, y: y + dy });
  const ends = [left, right].map((x) => [at(x, -BAR.tick), at(x, BAR.tick)]);
  for (const line of [...ends, [at(left), at(right)]]) pen.line(line, { stroke: 'outline' });
  const force = Number((impulse / dt).toPrecision(2));
  pen.text(at(right + BAR.gap, BAR.tick), `${impulse} N·s per step = ${force} N`);
}

/** Returns the nearest number that is 1, 2, or 5 times a power of 10. */
function roundToNiceNumber(value: number): number {
  const power = Math.floor(Math.log10(value));
  const distance = (digit: number) => Math.abs(Math.log((digit * 10 ** power) / value));
  const digit = [1, 2, 5, 10].reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return Number(`${digit}e${power}`);
}
