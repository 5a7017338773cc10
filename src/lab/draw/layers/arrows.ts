import type { Vec2Value, World } from 'planck';
import { type Camera, toWorld } from '../../camera.ts';
import type { Color, Pen } from '../pen.ts';
import { bodiesOf } from '../world.ts';

/** Length of the arrow for the impulse that carries the median body for a step, in CSS pixels. */
const TYPICAL_LENGTH = 28;
/** Shorter arrows are not drawn, in CSS pixels. */
const MIN_LENGTH = 2;
/** Length of an arrowhead, in CSS pixels. That of a short arrow is half as long as the arrow. */
const HEAD_LENGTH = 7;
/** In m/s², where there is no gravity to compare impulses with. */
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
 * Returns the scale at which the weight of the median dynamic body has an arrow of a readable length.
 * @param dt length of a step, in seconds
 */
export function arrowScale(world: World, camera: Camera, dt: number): ArrowScale {
  const masses = bodiesOf(world)
    .filter((body) => body.isDynamic())
    .map((body) => body.getMass())
    .sort((a, b) => a - b);
  const mass = masses[masses.length >> 1] ?? 1;
  const { x, y } = world.getGravity();
  const typical = mass * (Math.hypot(x, y) || STANDARD_GRAVITY) * dt;
  return { metersPerImpulse: TYPICAL_LENGTH / camera.scale / typical, typical };
}

/** Draws an arrow, unless it is too short to be seen. */
export function drawArrow(
  pen: Pen,
  from: Vec2Value,
  to: Vec2Value,
  color: Color,
  { scale }: Camera,
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (!(length * scale >= MIN_LENGTH)) return;
  const head = Math.min(HEAD_LENGTH / scale, length / 2);
  const [ux, uy] = [(dx / length) * head, (dy / length) * head];
  const neck = { x: to.x - ux, y: to.y - uy };
  pen.line([from, neck], { stroke: color, width: 2 });
  pen.polygon(
    [to, { x: neck.x - uy / 2, y: neck.y + ux / 2 }, { x: neck.x + uy / 2, y: neck.y - ux / 2 }],
    { fill: color },
  );
}

/** Distance of the scale bar from the lower left corner of the picture, in CSS pixels. */
const BAR = { left: 12, bottom: 14, tick: 4, gap: 8 };

/** Draws a bar for a round number of newton-seconds in the lower left corner, as maps have for distances. */
export function drawScaleBar(
  pen: Pen,
  { metersPerImpulse, typical }: ArrowScale,
  camera: Camera,
  dt: number,
): void {
  const impulse = roundNumber(typical);
  const [left, y] = [BAR.left, camera.height - BAR.bottom];
  const right = left + impulse * metersPerImpulse * camera.scale;
  const at = (x: number, dy = 0) => toWorld(camera, { x, y: y + dy });
  const ends = [left, right].map((x) => [at(x, -BAR.tick), at(x, BAR.tick)]);
  for (const line of [...ends, [at(left), at(right)]]) pen.line(line, { stroke: 'outline' });
  const force = Number((impulse / dt).toPrecision(2));
  pen.text(at(right + BAR.gap, BAR.tick), `${impulse} N·s per step = ${force} N`);
}

/** Returns the nearest number that is 1, 2, or 5 times a power of 10. */
function roundNumber(value: number): number {
  const power = Math.floor(Math.log10(value));
  const digit = value / 10 ** power;
  const rounded = [1, 2, 5, 10].reduce((best, next) =>
    Math.abs(Math.log(next / digit)) < Math.abs(Math.log(best / digit)) ? next : best,
  );
  return Number(`${rounded}e${power}`);
}
