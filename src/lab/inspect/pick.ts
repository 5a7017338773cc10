import type { Fixture, Vec2Value } from 'planck';
import { toPicture, toWorld } from '../draw/camera.ts';
import type { ContactReader } from '../draw/contactPoints.ts';
import { listBodies, listContacts, listFixtures, listJoints, traceJoint } from '../draw/world.ts';
import type { PickPoint } from './inspected.ts';
import { type Item, toContactItem } from './itemAddress.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Maximum distance from a pointer to a contact point or a joint's anchor, in CSS pixels. */
const POINT_REACH = 8;
/** Maximum distance from a pointer to the line of a joint, in CSS pixels. */
const LINE_REACH = 5;

/** Returns the distance from a point to a fixture, in meters. */
type FixtureDistance = (point: Vec2Value, fixture: Fixture) => number;

interface Candidate {
  item: Item;
  /** Distance from the pointer, in CSS pixels. */
  distance: number;
}

/**
 * Returns the item at a point of the picture, and the fixture under it. Contact points and anchors of joints come
 * first, because bodies surround them, but not near the center of a body, or a small body could never be
 * picked. Then come bodies, lines of joints, and bodies within reach.
 */
export function pick(
  point: PickPoint,
  viewpoint: Viewpoint,
  readPoints: ContactReader,
  distanceTo: FixtureDistance,
): { item: Item; fixture?: Fixture } | undefined {
  const near = findNearestFixture(point, viewpoint, distanceTo);
  const under = near?.distance === 0 ? near : undefined;
  const center = under
    ? measurePixels(point, viewpoint, under.fixture.getBody().getWorldCenter())
    : Infinity;
  const spot = nearest(listSpots(point, viewpoint, readPoints));
  // A finger hides more than a mouse.
  const isClose = spot && spot.distance <= Math.max(POINT_REACH, point.reach / 2);
  if (isClose && spot.distance <= center) return { item: spot.item, fixture: under?.fixture };
  if (under) return pickBody(under.fixture);
  const line = nearest(listJointLines(point, viewpoint));
  if (line && line.distance <= LINE_REACH) return { item: line.item };
  return near && pickBody(near.fixture);
}

function pickBody(fixture: Fixture): { item: Item; fixture: Fixture } {
  return { item: { kind: 'body', body: fixture.getBody() }, fixture };
}

/** Returns the nearest fixture within reach. Of several at the same distance, the newest that isn't a sensor wins. */
function findNearestFixture(
  point: PickPoint,
  { world, camera }: Viewpoint,
  distanceTo: FixtureDistance,
): { fixture: Fixture; distance: number } | undefined {
  const at = toWorld(camera, point);
  return listBodies(world)
    .reverse()
    .flatMap(listFixtures)
    .map((fixture) => ({ fixture, distance: distanceTo(at, fixture) * camera.scale }))
    .filter(({ distance }) => distance <= point.reach)
    .sort((a, b) => a.distance - b.distance || rank(a.fixture) - rank(b.fixture))[0];
}

function rank(fixture: Fixture): number {
  return fixture.isSensor() ? 1 : 0;
}

/** Lists contact points and the anchors of joints. */
function listSpots(point: PickPoint, viewpoint: Viewpoint, readPoints: ContactReader): Candidate[] {
  const contacts = listContacts(viewpoint.world).map((contact) => ({
    item: toContactItem(contact),
    spots: readPoints(contact).points.map((one) => one.point),
  }));
  const joints = listVisibleJoints(viewpoint).map(({ item, anchors }) => ({
    item,
    spots: anchors,
  }));
  return [...contacts, ...joints].flatMap(({ item, spots }) =>
    spots.map((spot) => ({ item, distance: measurePixels(point, viewpoint, spot) })),
  );
}

function listJointLines(point: PickPoint, viewpoint: Viewpoint): Candidate[] {
  return listVisibleJoints(viewpoint).flatMap(({ item, lines }) =>
    lines.flatMap((line) => {
      const pixels = line.map((end) => toPicture(viewpoint.camera, end));
      return pixels.slice(1).map((to, index) => ({
        item,
        distance: distanceToSegment(point, pixels[index] ?? to, to),
      }));
    }),
  );
}

/** Lists the visible joints with their anchors and lines. */
function listVisibleJoints({ world, poseOf, hidden, layers }: Viewpoint) {
  if (!layers.has('joints')) return [];
  return listJoints(world, hidden).map((joint) => ({
    item: { kind: 'joint', joint } satisfies Item,
    ...traceJoint(joint, poseOf),
  }));
}

function nearest(candidates: Candidate[]): Candidate | undefined {
  return candidates.sort((a, b) => a.distance - b.distance)[0];
}

function measurePixels(point: Vec2Value, { camera }: Viewpoint, to: Vec2Value): number {
  const { x, y } = toPicture(camera, to);
  return Math.hypot(x - point.x, y - point.y);
}

function distanceToSegment(point: Vec2Value, from: Vec2Value, to: Vec2Value): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + part * dx - point.x, from.y + part * dy - point.y);
}
