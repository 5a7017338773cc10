import type { ReactNode } from 'react';
import { z } from 'zod';
import { BlockError } from '../content/block.ts';
import { takeLabel, textOf } from './content.tsx';
import styles from './Diagram.module.css';
import { useScale } from './Diagram.tsx';
import { defineBlock } from './define.ts';
import {
  anchorOf,
  arcPath,
  arrowPath,
  besideMiddle,
  boxCorners,
  circlePath,
  dimensionPath,
  linePath,
  middleOf,
  outlinePath,
  polar,
  round,
  toDrawing,
  turn,
  type Vec2,
} from './diagramGeometry.ts';
import { number, numbers, numbersIn, place, size, text } from './props.ts';

/** How far words lie from what they name, in CSS pixels. */
const GAP = 14;

const circleProp = numbers(3, 'three numbers such as "1 2.5 0.5": x, y and radius');
const boxProp = numbers(4, 'four numbers such as "1 2.5 1 0.5": x, y, half width and half height');
const pointsProp = z
  .custom<string>((value) => pointsIn(value).length >= 3, {
    error: 'three or more points such as "0,0 2,0 1,1.5"',
  })
  .transform(pointsIn);

/** None where the numbers don't come in pairs. */
function pointsIn(value: unknown): Vec2[] {
  const found = numbersIn(value) ?? [];
  if (found.length % 2 === 1) return [];
  return found.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: found[index + 1] ?? 0 }] : []));
}

/** A body, by the way it moves. It is turned about its middle. */
export const Shape = defineBlock(
  z.strictObject({
    kind: z.enum(['static', 'kinematic', 'dynamic', 'sensor']).default('dynamic'),
    box: boxProp.optional(),
    circle: circleProp.optional(),
    points: pointsProp.optional(),
    /** In radians, counterclockwise. A circle shows it as a line from its middle. */
    angle: number.optional(),
    label: text.optional(),
  }),
  ({ kind, box, circle, points, angle, label, children }) => {
    const scale = useScale();
    const given = [box, circle, points].filter((form) => form !== undefined);
    if (given.length !== 1) {
      throw new BlockError(
        given.length === 0 ? 'has no form' : 'has more than one form',
        'give it one of box="x y halfWidth halfHeight", circle="x y radius" and points="x,y x,y x,y"',
      );
    }
    const { path, middle } = circle
      ? disc(circle, angle, scale)
      : polygon(points ?? cornersOf(box), angle, scale);
    return (
      <g data-kind={kind}>
        <path className={styles.shape} d={path} />
        <Words at={middle}>{wordsOf(label, children)}</Words>
      </g>
    );
  },
);

function cornersOf([x = 0, y = 0, halfWidth = 0, halfHeight = 0]: number[] = []): Vec2[] {
  return boxCorners({ x, y }, halfWidth, halfHeight);
}

function polygon(points: Vec2[], angle = 0, scale: number): Form {
  const middle = middleOf(points);
  const corners = points.map((point) => toDrawing(turn(point, middle, angle), scale));
  return { path: outlinePath(corners), middle: toDrawing(middle, scale) };
}

function disc(
  [x = 0, y = 0, radius = 0]: number[],
  angle: number | undefined,
  scale: number,
): Form {
  const middle = toDrawing({ x, y }, scale);
  const rim = circlePath(middle, radius * scale);
  if (angle === undefined) return { path: rim, middle };
  return { path: rim + linePath(middle, polar(middle, radius * scale, -angle)), middle };
}

/** A body as it is drawn. */
interface Form {
  path: string;
  middle: Vec2;
}

/** A vector, or an axis. Its label lies to its left. */
export const Arrow = defineBlock(
  z.strictObject({
    from: place,
    to: place,
    label: text.optional(),
    kind: z.enum(['velocity', 'force', 'axis', 'normal']).default('velocity'),
  }),
  ({ from, to, label, kind, children }) => {
    const scale = useScale();
    const [start, end] = [toDrawing(from, scale), toDrawing(to, scale)];
    return (
      <g data-kind={kind}>
        <path className={styles.arrow} d={arrowPath(start, end)} />
        <Words {...besideMiddle(start, end, GAP)}>{wordsOf(label, children)}</Words>
      </g>
    );
  },
);

/** How far it is from one place to another. */
export const Dimension = defineBlock(
  z.strictObject({ from: place, to: place, label: text.optional() }),
  ({ from, to, label, children }) => {
    const scale = useScale();
    const [start, end] = [toDrawing(from, scale), toDrawing(to, scale)];
    return (
      <>
        <path d={dimensionPath(start, end)} />
        <Words {...besideMiddle(start, end, GAP)}>{wordsOf(label, children)}</Words>
      </>
    );
  },
);

/** How far one direction is turned from another, counterclockwise where `end` is the larger. */
export const Angle = defineBlock(
  z.strictObject({
    at: place,
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
        <Words at={polar(center, radius * scale + GAP, -(start + end) / 2)} away={away}>
          {wordsOf(label, children)}
        </Words>
      </>
    );
  },
);

/** A place of its own, such as an anchor or a center of mass. Its label lies above, to the right. */
export const Point = defineBlock(
  z.strictObject({ at: place, label: text.optional() }),
  ({ at, label, children }) => {
    const { x, y } = toDrawing(at, useScale());
    return (
      <>
        <circle className={styles.point} cx={round(x)} cy={round(y)} r={3} />
        <Words at={{ x: x + 8, y: y - GAP }} away={{ x: 1, y: -1 }}>
          {wordsOf(label, children)}
        </Words>
      </>
    );
  },
);

/** Words in the drawing, around their place. */
export const Annotation = defineBlock(z.strictObject({ at: place }), ({ at, children }) => {
  const words = textOf(children).trim();
  if (words === '') {
    throw new BlockError(
      'has no text',
      'write <Annotation at="1 2">rope</Annotation>, or "::annotation[rope]{at="1 2"}"',
    );
  }
  return <Words at={toDrawing(at, useScale())}>{words}</Words>;
});

interface WordsProps {
  at: Vec2;
  /** Where the words may grow to. */
  away?: Vec2;
  children: string | undefined;
}

function Words({ at, away = { x: 0, y: 0 }, children }: WordsProps) {
  if (!children) return null;
  return (
    <text x={round(at.x)} y={round(at.y)} textAnchor={anchorOf(away)}>
      {children}
    </text>
  );
}

/** A part's label: the directive's, or else the prop. */
function wordsOf(prop: string | undefined, children: ReactNode): string | undefined {
  return textOf(takeLabel(children).label) || prop;
}
