import type { Body, Vec2Value } from 'planck';
import { listBodies, listBoxes, listFixtures } from '../draw/world.ts';
import type { Pen } from '../model/pen.ts';
import type { Stage, View } from '../model/scene.ts';
import { type Box, boxAround, grow, intersect, toBox, unite } from '../simulation/box.ts';
import { readPose } from '../simulation/simulation.ts';

/** Space around the bodies, as a share of their extent on each side. */
const MARGIN = 0.15;
/** Minimum size of the close-up, as a share of the view's width and height. */
const MIN_SHARE = 1 / 4;

/**
 * Returns the part of a stage's view that contains its moving bodies and its drawings: the view of most examples
 * of the library is far larger. A stage without either keeps its view.
 */
export function closeUp({ world, view, draw }: Stage): View {
  const moving = listBodies(world).filter((body) => !body.isStatic());
  const { pen, boxes: drawn } = createMeasuringPen();
  draw?.({ ...pen, poseOf: readPose });
  const [halfWidth, halfHeight] = [view.width / 2, view.height / 2];
  const viewBox = {
    ...{ left: view.x - halfWidth, right: view.x + halfWidth },
    ...{ bottom: view.y - halfHeight, top: view.y + halfHeight },
  };
  // A box that only touches the edge is not visible.
  const inner = grow(viewBox, -1e-6);
  const boxes = [...moving.flatMap(readBoxes), ...drawn];
  const visible = unite(boxes.filter((box) => intersect(box, inner)));
  if (!visible) return view;
  const { left, bottom, right, top } = visible;
  // Adds a margin, but stays within the view and above the minimum size.
  const fit = (size: number, max: number) =>
    Math.min(max, Math.max(max * MIN_SHARE, size * (1 + 2 * MARGIN)));
  return {
    x: (left + right) / 2,
    y: (bottom + top) / 2,
    width: fit(right - left, view.width),
    height: fit(top - bottom, view.height),
  };
}

function readBoxes(body: Body): Box[] {
  return listFixtures(body).flatMap(listBoxes).map(toBox);
}

/** Creates a pen that draws nothing, but records where it would draw. */
function createMeasuringPen(): { pen: Pen; boxes: Box[] } {
  const boxes: Box[] = [];
  const add = (points: readonly Vec2Value[]) => {
    const box = unite(points.map(boxAround));
    if (box) boxes.push(box);
  };
  const pen: Pen = {
    polygon: add,
    line: add,
    circle: (center, radius) => boxes.push(grow(boxAround(center), radius)),
    dot: (point) => add([point]),
    arrow: (from, to) => add([from, to]),
    text: (point) => add([point]),
  };
  return { pen, boxes };
}
