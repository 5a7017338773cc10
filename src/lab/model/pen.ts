import type { Body, Vec2Value } from 'planck';

/** Colors of the theme, most of which are named after what they draw. Their CSS properties are `--ink-static` and so on. */
export const THEME_COLORS = [
  'static',
  'kinematic',
  'dynamic',
  'asleep',
  'sensor',
  'water',
  'outline',
  'joint',
  'accent',
  // The accent color for text, which needs more contrast. Pens choose it.
  'emphasis',
  'good',
  'bad',
  'quiet',
  'box',
  // Only these have no meaning: they tell bodies apart.
  'jade',
  'moss',
  'amber',
  'rose',
] as const;
export type ThemeColor = (typeof THEME_COLORS)[number];
/** A color of the theme, or any CSS color. */
export type Color = ThemeColor | (string & {});

/** The style of a shape. Without `fill` or `stroke`, that part is not drawn. */
export interface Style {
  fill?: Color;
  stroke?: Color;
  /** Width of the line in CSS pixels, at any scale; 1.5 by default. */
  width?: number;
  dashed?: boolean;
}

/** Draws in world coordinates: in meters, y upwards. */
export interface Pen {
  polygon: (points: readonly Vec2Value[], style: Style) => void;
  line: (points: readonly Vec2Value[], style: Style) => void;
  circle: (center: Vec2Value, radius: number, style: Style) => void;
  /** Draws a dot whose radius is in CSS pixels, at any scale. */
  dot: (point: Vec2Value, color: Color, pixels?: number) => void;
  /** Draws a line with an arrowhead. */
  arrow: (from: Vec2Value, to: Vec2Value, color: Color) => void;
  /**
   * Writes text whose baseline starts at the point, unless `align` is set.
   * @param size of the font, in meters; 13 CSS pixels at any scale by default
   */
  text: (point: Vec2Value, text: string, color?: Color, align?: Align, size?: number) => void;
}

/** The position and angle at which a body is drawn, which can be between two steps. */
export interface Pose {
  /** The body's origin, in meters. */
  x: number;
  y: number;
  /** Counterclockwise, in radians. */
  angle: number;
}

/** The pen of a scene, whose drawings can move along with bodies. */
export interface ScenePen extends Pen {
  /** Returns the pose in which the picture shows a body. Its own position, that of the last step, is slightly ahead. */
  poseOf: (body: Body) => Pose;
}

/** The part of a text that is at its point. */
export type Align = 'start' | 'center' | 'end';
