import type { Body, Vec2Value } from 'planck';
import { bodiesOf } from '../draw/world.ts';
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
  const boxes = [...moving.flatMap(boxesOf), ...drawn];
  const visible = boxes.filter((box) => overlaps(box, boxOf(view)));
  if (visible.length === 0) return view;
  const x = extent(
    visible.map(({ left, right }) => [left, right]),
    view.width,
  );
  const y = extent(
    visible.map(({ bottom, top }) => [bottom, top]),
    view.height,
  );
  return { x: x.center, y: y.center, width: x.size, height: y.size };
}

/** In meters. */
interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

function boxesOf(body: Body): Box[] {
  const boxes: Box[] = [];
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
    for (let child = 0; child < fixture.getShape().getChildCount(); child++) {
      const { lowerBound, upperBound } = fixture.getAABB(child);
      boxes.push({
        ...{ left: lowerBound.x, right: upperBound.x },
        ...{ bottom: lowerBound.y, top: upperBound.y },
      });
    }
  }
  return boxes;
}

/** A pen that draws nothing, and keeps where it would draw. */
function createMeasuringPen(): { pen: Pen; boxes: Box[] } {
  const boxes: Box[] = [];
  const add = (...points: readonly Vec2Value[]) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    boxes.push({
      ...{ left: Math.min(...xs), right: Math.max(...xs) },
      ...{ bottom: Math.min(...ys), top: Math.max(...ys) },
    });
  };
  const pen: Pen = {
    polygon: (points) => add(...points),
    line: (points) => add(...points),
    circle: ({ x, y }, radius) =>
      add({ x: x - radius, y: y - radius }, { x: x + radius, y: y + radius }),
    dot: (point) => add(point),
    arrow: (from, to) => add(from, to),
    text: (point) => add(point),
  };
  return { pen, boxes };
}

function boxOf({ x, y, width, height }: View): Box {
  return {
    ...{ left: x - width / 2, right: x + width / 2 },
    ...{ bottom: y - height / 2, top: y + height / 2 },
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;
}

/** The range of all ranges, with a margin, but not much smaller or larger than the size of a view. */
function extent(ranges: [from: number, to: number][], whole: number) {
  const from = Math.min(...ranges.map(([start]) => start));
  const to = Math.max(...ranges.map(([, end]) => end));
  const size = (to - from) * (1 + 2 * MARGIN);
  return { center: (from + to) / 2, size: Math.min(whole, Math.max(whole * MIN_SHARE, size)) };
}
