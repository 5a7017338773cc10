/** A point or a direction. The y axis points up in a diagram, and down in the drawing. */
export interface Vec2 {
  x: number;
  y: number;
}

/** Converts a point of the diagram to the drawing, in CSS pixels. */
export function toDrawing({ x, y }: Vec2, scale: number): Vec2 {
  return { x: x * scale, y: -y * scale };
}

/** Returns the corners of a box, counterclockwise. Its numbers are center, half-width, and half-height. */
export function boxCorners([x = 0, y = 0, halfWidth = 0, halfHeight = 0]: number[] = []): Vec2[] {
  return [
    { x: x - halfWidth, y: y - halfHeight },
    { x: x + halfWidth, y: y - halfHeight },
    { x: x + halfWidth, y: y + halfHeight },
    { x: x - halfWidth, y: y + halfHeight },
  ];
}

/** Returns the centroid of several points. */
export function findMiddle(points: Vec2[]): Vec2 {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Rotates a point about a center, counterclockwise where y points up. */
export function rotate({ x, y }: Vec2, center: Vec2, angle: number): Vec2 {
  const [dx, dy] = [x - center.x, y - center.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: center.x + dx * cos - dy * sin, y: center.y + dx * sin + dy * cos };
}

/** Returns the point at a distance from a center, in the direction of an angle in radians. */
export function polar(center: Vec2, radius: number, angle: number): Vec2 {
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}

/** Prints a point for SVG path data: `1 2.5`. */
function print({ x, y }: Vec2): string {
  return `${round(x)} ${round(y)}`;
}

/** Rounds to two decimals, because more would only make the page larger. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** Returns the path of a closed outline through points. */
export function outlinePath(points: Vec2[]): string {
  return `M${points.map(print).join('L')}Z`;
}

/** Returns the path of a whole circle. */
export function circlePath({ x, y }: Vec2, radius: number): string {
  const [east, west] = [print({ x: x + radius, y }), print({ x: x - radius, y })];
  const half = `A${round(radius)} ${round(radius)} 0 0 0 `;
  return `M${east}${half}${west}${half}${east}Z`;
}

const HEAD_LENGTH = 11;
const HEAD_HALF_WIDTH = 4;

/** Returns the path of a line with a head at its end; a short arrow is only a head. */
export function arrowPath(from: Vec2, to: Vec2): string {
  const along = direction(from, to);
  const neck = move(to, along, -Math.min(HEAD_LENGTH, distance(from, to)));
  const side = left(along);
  const wings = [HEAD_HALF_WIDTH, -HEAD_HALF_WIDTH].map((by) => move(neck, side, by));
  return `M${print(from)}L${print(neck)}${outlinePath([to, ...wings])}`;
}

const TICK_HALF_LENGTH = 6;

/** Returns the path of a line with a tick across each end. */
export function dimensionPath(from: Vec2, to: Vec2): string {
  const side = left(direction(from, to));
  const ticks = [from, to].map((end) =>
    linePath(move(end, side, -TICK_HALF_LENGTH), move(end, side, TICK_HALF_LENGTH)),
  );
  return linePath(from, to) + ticks.join('');
}

/** Returns the path of a straight line. */
export function linePath(from: Vec2, to: Vec2): string {
  return `M${print(from)}L${print(to)}`;
}

/** Returns the path of an arc between two angles, visually counterclockwise if the second one is larger. */
export function arcPath(center: Vec2, radius: number, start: number, end: number): string {
  const at = (angle: number) => print(polar(center, radius, -angle));
  const isLarge = Math.abs(end - start) > Math.PI ? 1 : 0;
  const isClockwise = end < start ? 1 : 0;
  return `M${at(start)}A${round(radius)} ${round(radius)} 0 ${isLarge} ${isClockwise} ${at(end)}`;
}

/** Returns a point to the left of a line's midpoint, in the direction of the line. */
export function nextToMiddle(from: Vec2, to: Vec2, by: number): { at: Vec2; away: Vec2 } {
  const away = left(direction(from, to));
  return { at: move(findMiddle([from, to]), away, by), away };
}

/** Returns the `text-anchor` that makes a text extend away from what it labels. */
export function chooseAnchor(away: Vec2): 'start' | 'middle' | 'end' {
  if (Math.abs(away.x) < 0.4) return 'middle';
  return away.x > 0 ? 'start' : 'end';
}

function distance(a: Vec2, b: Vec2): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Returns the unit vector between two points; zero if they coincide. */
function direction(from: Vec2, to: Vec2): Vec2 {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Returns the direction to the left, in the drawing. */
function left({ x, y }: Vec2): Vec2 {
  return { x: y, y: -x };
}

function move({ x, y }: Vec2, along: Vec2, by: number): Vec2 {
  return { x: x + along.x * by, y: y + along.y * by };
}
