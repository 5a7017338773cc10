import type { Body, Joint, PulleyJoint, World } from 'planck';
import { median } from '../draw/median.ts';
import { listBodies, listFixtures, listJoints } from '../draw/world.ts';
import { type Engine, isMovable, type View } from '../model/scene.ts';
import { type Box, boxAround, grow, intersect, longestSide, toBox, unite } from './box.ts';

/** Steps of 1/60 s that the view looks ahead. */
const LOOKAHEAD_STEPS = 75;
/** Number of steps between two samples of the bodies' boxes. */
const STEPS_PER_BOX = 3;
/** Maximum number of bodies times steps when looking ahead, so that a large world starts quickly. */
const MAX_BODY_STEPS = 20_000;
/** Minimum distance up to which the view follows bodies, in meters: farther than a body falls in that time. */
const MIN_REACH = 10;
/** Maximum size of a world that is shown as a whole, as a multiple of the part that moves. */
const MAX_WHOLE = 2.5;
/** Minimum width and height of the view, as multiples of the median moving body's size. */
const MIN_BODIES = 2.5;
/** A fixture that is this many times larger than the median one counts as ground, not as an object. */
const MIN_GROUND_RATIO = 8;
/** Margin on each side, relative to the longer side. */
const MARGIN = 0.06;
/** Half the width and height of the view of an empty world, in meters. */
const EMPTY_EXTENT = 5;

/**
 * Returns the view that shows what happens in a world: the bodies that can move, their paths during the next 1.25
 * seconds, and everything else nearby. A ground of 100 m doesn't make them small.
 */
export function fitView(engine: Engine, world: World): View {
  const readBoxes = createBoxReader(engine);
  const bodies = listBodies(world);
  const moving = bodies.filter(isMoving).flatMap(readBoxes);
  const still = bodies.filter((body) => !isMoving(body)).flatMap(readBoxes);
  const maxObject = MIN_GROUND_RATIO * (median(still.map(longestSide)) ?? 0);
  const core =
    moving.length > 0
      ? unite([...moving, ...readAnchors(engine, world)])
      : unite(still.filter((box) => longestSide(box) <= maxObject));
  if (!core) return toView(grow(boxAround({ x: 0, y: 0 }), EMPTY_EXTENT), 0);
  const reach = grow(core, Math.max(MIN_REACH, longestSide(core)));
  const ahead = clip(predictBoxes(engine, world, readBoxes), reach);
  const box = withSurroundings(unite([core, ...ahead]) ?? core, still);
  const minSide = MIN_BODIES * (median(moving.map(longestSide)) ?? 0);
  return toView(grow(box, MARGIN * longestSide(box)), minSide);
}

/** Adds nearby boxes: small ones as a whole, and the near part of large ones. */
function withSurroundings(box: Box, others: Box[]): Box {
  const whole = unite([box, ...others]) ?? box;
  const side = longestSide(box);
  if (longestSide(whole) <= MAX_WHOLE * side) return whole;
  const near = grow(box, side / 4);
  const small = others.filter((one) => longestSide(one) <= side && clip([one], near).length > 0);
  return unite([box, ...small, ...clip(others, near)]) ?? box;
}

function toView({ left, bottom, right, top }: Box, minSide: number): View {
  return {
    x: (left + right) / 2,
    y: (bottom + top) / 2,
    width: Math.max(right - left, minSide),
    height: Math.max(top - bottom, minSide),
  };
}

/**
 * Returns the boxes of moving bodies in the near future, which is simulated in a copy of the world without its
 * listeners; an empty list if the world can't be copied.
 */
function predictBoxes(
  { Serializer }: Engine,
  world: World,
  listBoxes: (body: Body) => Box[],
): Box[] {
  const steps = Math.min(LOOKAHEAD_STEPS, MAX_BODY_STEPS / world.getBodyCount());
  try {
    const copy = Serializer.fromJson(Serializer.toJson(world));
    const boxes: Box[] = [];
    for (let step = 1; step <= steps; step++) {
      copy.step(1 / 60);
      if (step % STEPS_PER_BOX === 0)
        boxes.push(...listBodies(copy).filter(isMoving).flatMap(listBoxes));
    }
    return boxes;
  } catch {
    // For example, the library can't copy a custom class of shapes.
    return [];
  }
}

/** Returns the anchors of joints, as boxes without size. */
function readAnchors({ PulleyJoint }: Engine, world: World): Box[] {
  const pulleyPoints = (joint: Joint) =>
    joint instanceof PulleyJoint
      ? [(joint as PulleyJoint).getGroundAnchorA(), (joint as PulleyJoint).getGroundAnchorB()]
      : [];
  return listJoints(world)
    .flatMap((joint) => [joint.getAnchorA(), joint.getAnchorB(), ...pulleyPoints(joint)])
    .map(boxAround)
    .filter(isFiniteBox);
}

function isMoving(body: Body): boolean {
  const { x, y } = body.getLinearVelocity();
  return isMovable(body) || (body.isKinematic() && (x !== 0 || y !== 0));
}

/** Returns a function that computes the boxes of a body's shapes. */
function createBoxReader({ AABB }: Engine): (body: Body) => Box[] {
  const aabb = new AABB();
  return (body) =>
    listFixtures(body)
      .flatMap((fixture) => {
        const shape = fixture.getShape();
        return Array.from({ length: shape.getChildCount() }, (_, child) => {
          shape.computeAABB(aabb, body.getTransform(), child);
          return toBox(aabb);
        });
      })
      .filter(isFiniteBox);
}

/** Guards against bodies whose position has become NaN. */
function isFiniteBox(box: Box): boolean {
  return Object.values(box).every(Number.isFinite);
}

function clip(boxes: Box[], to: Box): Box[] {
  return boxes.map((box) => intersect(box, to)).filter((box) => box !== undefined);
}
