import type { Vec2Value } from 'planck';

/**
 * What something is drawn for; the theme says in which color. Code that draws for itself may also
 * name a color of CSS.
 */
export const INKS = [
  'static',
  'kinematic',
  'dynamic',
  'asleep',
  'sensor',
  'outline',
  'joint',
  'accent',
  'good',
  'bad',
  'quiet',
  'box',
] as const;
export type Ink = (typeof INKS)[number];
export type Color = Ink | (string & {});

/** How a shape is drawn. What is not given is not drawn. */
export interface Style {
  fill?: Color;
  stroke?: Color;
  /** Width of the line in CSS pixels, whatever the scale; 1.5 if not given. */
  width?: number;
  dashed?: boolean;
}

/** Draws in the units of the world: meters, y upwards. Sizes that a reader sees are in CSS pixels. */
export interface Pen {
  polygon: (points: readonly Vec2Value[], style: Style) => void;
  line: (points: readonly Vec2Value[], style: Style) => void;
  circle: (center: Vec2Value, radius: number, style: Style) => void;
  /** A dot of the same size at every scale. */
  dot: (point: Vec2Value, color: Color, pixels?: number) => void;
  /** A line with a head. */
  arrow: (from: Vec2Value, to: Vec2Value, color: Color) => void;
  /** Writes on a line through the point, which is where the text starts unless another end is named. */
  text: (point: Vec2Value, text: string, color?: Color, align?: Align) => void;
}

/** Which part of a text is at its point. */
export type Align = 'start' | 'center' | 'end';

/** Width of a line whose style names none, in CSS pixels. */
export const LINE_WIDTH = 1.5;
/** Radius of a dot, in CSS pixels. */
export const DOT_RADIUS = 3;
/** Length of an arrow's head, in CSS pixels. */
export const HEAD_LENGTH = 7;

/** The two points beside the tip at which the head of an arrow begins; units are of the caller. */
export function headOf(
  from: Vec2Value,
  to: Vec2Value,
  length: number,
): [Vec2Value, Vec2Value] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return undefined;
  const [ux, uy] = [(dx / distance) * length, (dy / distance) * length];
  const [backX, backY] = [to.x - ux, to.y - uy];
  return [
    { x: backX - uy / 2, y: backY + ux / 2 },
    { x: backX + uy / 2, y: backY - ux / 2 },
  ];
}
