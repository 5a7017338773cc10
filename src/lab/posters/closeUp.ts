import type { AABBValue, Body, Vec2Value } from 'planck';
import { bodiesOf, fixturesOf } from '../draw/world.ts';
import type { Pen } from '../model/pen.ts';
import type { Stage, View } from '../model/scene.ts';
import { poseNow } from '../simulation/simulation.ts';

/** Space around the bodies, as a share of their extent on each side. */
const MARGIN = 0.15;
/** The smallest part of a view that is shown, as a share of its width and height. */
const MIN_SHARE = 1 / 4;

/**
 * Returns the part of a stage's view that has its moving bodies and what it draws: the view of most examples of
 * the library is far larger. A stage without any keeps its view.
 */
export function closeUp({ world, view, draw }: Stage): View {
  const moving = bodiesOf(world).filter((body) => !body.isStatic());
  const { pen, boxes: drawn } = createMeasuringPen();
  draw?.({ ...pen, poseOf: poseNow });
  const whole = boxAround(view, view.width / 2, view.height / 2);
  const visible = [...moving.flatMap(boxesOf), ...drawn].filter((box) => overlaps(box, whole));
  if (visible.length === 0) return view;
  const { lowerBound: min, upperBound: max } = boxOf(
    visible.flatMap(({ lowerBound, upperBound }) => [lowerBound, upperBound]),
  );
  // With a margin, but not much smaller than the view.
  const fit = (size: number, whole: number) =>
    Math.min(whole, Math.max(whole * MIN_SHARE, size * (1 + 2 * MARGIN)));
  return {
    x: (min.x + max.x) / 2,
    y: (min.y + max.y) / 2,
    width: fit(max.x - min.x, view.width),
    height: fit(max.y - min.y, view.height),
  };
}

function boxesOf(body: Body): AABBValue[] {
  return fixturesOf(body).flatMap((fixture) =>
    Array.from({ length: fixture.getShape().getChildCount() }, (_, child) =>
      fixture.getAABB(child),
    ),
  );
}

/** A pen that draws nothing, and keeps where it would draw. */
function createMeasuringPen(): { pen: Pen; boxes: AABBValue[] } {
  const boxes: AABBValue[] = [];
  const pen: Pen = {
    polygon: (points) => boxes.push(boxOf(points)),
    line: (points) => boxes.push(boxOf(points)),
    circle: (center, radius) => boxes.push(boxAround(center, radius, radius)),
    dot: (point) => boxes.push(boxOf([point])),
    arrow: (from, to) => boxes.push(boxOf([from, to])),
    text: (point) => boxes.push(boxOf([point])),
  };
  return { pen, boxes };
}

function boxOf(points: readonly Vec2Value[]): AABBValue {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    lowerBound: { x: Math.min(...xs), y: Math.min(...ys) },
    upperBound: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}

function boxAround({ x, y }: Vec2Value, halfWidth: number, halfHeight: number): AABBValue {
  return boxOf([
    { x: x - halfWidth, y: y - halfHeight },
    { x: x + halfWidth, y: y + halfHeight },
  ]);
}

function overlaps({ lowerBound: a, upperBound: b }: AABBValue, other: AABBValue): boolean {
  const { lowerBound: c, upperBound: d } = other;
  return a.x < d.x && c.x < b.x && a.y < d.y && c.y < b.y;
}
