import type { ReactNode } from 'react';
import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import { extractLabel, readText } from './content.tsx';
import styles from './Diagram.module.css';
import { useScale } from './Diagram.tsx';
import {
  arcPath,
  arrowPath,
  boxCorners,
  chooseAnchor,
  circlePath,
  dimensionPath,
  findMiddle,
  linePath,
  nextToMiddle,
  outlinePath,
  polar,
  rotate,
  round,
  toDrawing,
  type Vec2,
} from './diagramGeometry.ts';
import { number, numbers, numbersIn, point, size, text } from './props.ts';

/** Distance between a label and what it labels, in CSS pixels. */
const GAP = 14;

const circleProp = numbers(3, 'three numbers such as "1 2.5 0.5": x, y, and radius');
const boxProp = numbers(4, 'four numbers such as "1 2.5 1 0.5": x, y, half-width, and half-height');
const pointsProp = z
  .custom<string>((value) => pointsIn(value).length >= 3, {
    error: 'three or more points such as "0,0 2,0 1,1.5"',
  })
  .transform(pointsIn);

/** Parses pairs of numbers. Returns an empty list if a number is left over. */
function pointsIn(value: unknown): Vec2[] {
  const values = numbersIn(value) ?? [];
  if (values.length % 2 === 1) return [];
  return values.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: values[index + 1] ?? 0 }] : []));
}

/** A body, whose type is the `kind`. It is rotated about its center. */
export const Shape = defineBlock(
  z.strictObject({
    kind: z.enum(['static', 'kinematic', 'dynamic', 'sensor']).default('dynamic'),
    box: boxProp.optional(),
    circle: circleProp.optional(),
    points: pointsProp.optional(),
    /** Angle in radians, which a circle shows as a radius. */
    angle: number.optional(),
    label: text.optional(),
  }),
  ({ kind, box, circle, points, angle, label, children }) => {
    const scale = useScale();
    const forms = [box, circle, points].filter((form) => form !== undefined);
    if (forms.length !== 1) {
      throw new BlockError(
        forms.length === 0 ? 'has no shape' : 'has more than one shape',
        'set exactly one of box="x y halfWidth halfHeight", circle="x y radius", and points="x,y x,y x,y"',
      );
    }
    const { path, middle } = circle
      ? disc(circle, angle, scale)
      : polygon(points ?? boxCorners(box), angle, scale);
    return (
      <g data-kind={kind}>
        <path className={styles.shape} d={path} />
        <Caption at={middle}>{readLabel(label, children)}</Caption>
      </g>
    );
  },
);

function polygon(points: Vec2[], angle = 0, scale: number): Outline {
  const middle = findMiddle(points);
  const corners = points.map((point) => toDrawing(rotate(point, middle, angle), scale));
  return { path: outlinePath(corners), middle: toDrawing(middle, scale) };
}

function disc(
  [x = 0, y = 0, radius = 0]: number[],
  angle: number | undefined,
  scale: number,
): Outline {
  const middle = toDrawing({ x, y }, scale);
  const rim = circlePath(middle, radius * scale);
  if (angle === undefined) return { path: rim, middle };
  return { path: rim + linePath(middle, polar(middle, radius * scale, -angle)), middle };
}

/** The outline of a shape in the drawing. */
interface Outline {
  path: string;
  middle: Vec2;
}

/** A vector or an axis, with its label to its left. */
export const Arrow = defineBlock(
  z.strictObject({
    from: point,
    to: point,
    label: text.optional(),
    kind: z.enum(['velocity', 'force', 'axis', 'normal']).default('velocity'),
  }),
  ({ from, to, label, kind, children }) => {
    const scale = useScale();
    const [start, end] = [toDrawing(from, scale), toDrawing(to, scale)];
    return (
      <g data-kind={kind}>
        <path className={styles.arrow} d={arrowPath(start, end)} />
        <Caption {...nextToMiddle(start, end, GAP)}>{readLabel(label, children)}</Caption>
      </g>
    );
  },
);

/** A distance between two points. */
export const Dimension = defineBlock(
  z.strictObject({ from: point, to: point, label: text.optional() }),
  ({ from, to, label, children }) => {
    const scale = useScale();
    const [start, end] = [toDrawing(from, scale), toDrawing(to, scale)];
    return (
      <>
        <path d={dimensionPath(start, end)} />
        <Caption {...nextToMiddle(start, end, GAP)}>{readLabel(label, children)}</Caption>
      </>
    );
  },
);

/** An angle between two directions, counterclockwise if `end` is larger. */
export const Angle = defineBlock(
  z.strictObject({
    at: point,
    radius: size,
    start: number.default(0),
    end: number,
    label: text.optional(),
  }),
  ({ at, radius, start, end, label, children }) => {
    const scale = useScale();
    const center = toDrawing(at, scale);
    const away = polar({ x: 0, y: 0 }, 1, -(start + end) / 2);
    return (
      <>
        <path d={arcPath(center, radius * scale, start, end)} />
        <Caption at={polar(center, radius * scale + GAP, -(start + end) / 2)} away={away}>
          {readLabel(label, children)}
        </Caption>
      </>
    );
  },
);

/** A point, such as an anchor or a center of mass, with its label at the upper right. */
export const Point = defineBlock(
  z.strictObject({ at: point, label: text.optional() }),
  ({ at, label, children }) => {
    const { x, y } = toDrawing(at, useScale());
    return (
      <>
        <circle className={styles.point} cx={round(x)} cy={round(y)} r={3} />
        <Caption at={{ x: x + 8, y: y - GAP }} away={{ x: 1, y: -1 }}>
          {readLabel(label, children)}
        </Caption>
      </>
    );
  },
);

/** Text in the drawing, centered at its position. */
export const Annotation = defineBlock(z.strictObject({ at: point }), ({ at, children }) => {
  const words = readText(children).trim();
  if (words === '') {
    throw new BlockError(
      'has no text',
      'write <Annotation at="1 2">rope</Annotation>, or "::annotation[rope]{at="1 2"}"',
    );
  }
  return <Caption at={toDrawing(at, useScale())}>{words}</Caption>;
});

interface CaptionProps {
  at: Vec2;
  /** Direction in which the text extends. */
  away?: Vec2;
  children: string | undefined;
}

function Caption({ at, away = { x: 0, y: 0 }, children }: CaptionProps) {
  if (!children) return null;
  return (
    <text x={round(at.x)} y={round(at.y)} textAnchor={chooseAnchor(away)}>
      {children}
    </text>
  );
}

/** Returns the label of a part: that of the directive, or else the prop. */
function readLabel(prop: string | undefined, children: ReactNode): string | undefined {
  return readText(extractLabel(children).label) || prop;
}
