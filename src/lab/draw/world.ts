import type {
  AABBValue,
  Body,
  Contact,
  Fixture,
  Joint,
  PulleyJoint,
  Vec2Value,
  World,
} from 'planck';
import type { Pen, Pose, Style, ThemeColor } from '../model/pen.ts';
import type { Engine } from '../model/scene.ts';
import type { Camera } from './camera.ts';
import { createFixtureDrawer, toWorld } from './outline.ts';

export type { Pose } from '../model/pen.ts';

/** The layers that can be drawn on top of shapes, with their labels. */
export const LAYERS = {
  joints: 'Joints',
  forces: 'Joint forces',
  contacts: 'Contacts',
  impulses: 'Impulses',
  velocities: 'Velocities',
  centers: 'Centers of mass',
  sleep: 'Sleep timers',
  islands: 'Islands',
  boxes: 'Bounding boxes',
  fatBoxes: 'Fat AABBs',
  tree: 'Dynamic tree',
} as const;
export type Layer = keyof typeof LAYERS;

/**
 * The layers that are drawn unless a reader changes them. The world's drawer draws these; `draw/layers/`
 * draws the others.
 */
export const DEFAULT_LAYERS: ReadonlySet<Layer> = new Set(['joints']);

export interface WorldPicture {
  poseOf: (body: Body) => Pose;
  layers: ReadonlySet<Layer>;
  /** The body that the reader drags or has selected. */
  selected?: Body;
  /** The joint between a body and the pointer, which isn't drawn. */
  hidden?: Joint;
}

/** A picture of a world, as the drawers of layers need it. */
export interface LayerPicture extends WorldPicture {
  world: World;
  /** Maps the world to the picture: layers have parts whose size is in pixels. */
  camera: Camera;
  /** Length of a step, in seconds. */
  dt: number;
}

/** Returns a function that draws the bodies of worlds, and their joints. */
export function createWorldDrawer(engine: Engine) {
  const drawFixture = createFixtureDrawer(engine);

  return (pen: Pen, world: World, picture: WorldPicture): void => {
    const { poseOf, layers, selected } = picture;
    for (const body of listBodies(world)) {
      const pose = poseOf(body);
      for (const fixture of listFixtures(body))
        drawFixture(pen, fixture, pose, chooseStyle(body, fixture, selected));
    }
    if (layers.has('joints')) drawJoints(pen, world, picture);
  };
}

/** Returns the bodies of a world, the oldest first, so that newer ones are drawn on top. */
export function listBodies(world: World): Body[] {
  return toList(world.getBodyList()).reverse();
}

/** @param hidden a joint that isn't part of the scene */
export function listJoints(world: World, hidden?: Joint): Joint[] {
  const joints = toList(world.getJointList()).reverse();
  return joints.filter((joint) => joint !== hidden);
}

export function listContacts(world: World): Contact[] {
  return toList(world.getContactList());
}

export function listFixtures(body: Body): Fixture[] {
  return toList(body.getFixtureList());
}

/** Returns the bounding boxes of an active body's fixture, one for each child: a chain without edges has none. */
export function listBoxes(fixture: Fixture): AABBValue[] {
  const length = fixture.getShape().getChildCount();
  return Array.from({ length }, (_, child) => fixture.getAABB(child));
}

function toList<T extends { getNext(): T | null }>(first: T | null): T[] {
  const items: T[] = [];
  for (let item = first; item; item = item.getNext()) items.push(item);
  return items;
}

/**
 * Colors in a style of the shape, fixture, or body override those of the body's state. The gray outline of a sleeping
 * body shows that it sleeps even if its fill is overridden.
 */
export function chooseStyle(body: Body, fixture: Fixture, selected: Body | undefined): Style {
  const styles = [fixture.getShape().style, fixture.style, body.style];
  const named = (part: 'fill' | 'stroke') => styles.find((style) => style?.[part])?.[part];
  const isSensor = fixture.isSensor();
  const outline = body.isDynamic() && !body.isAwake() ? 'box' : 'outline';
  return {
    fill: named('fill') ?? (isSensor ? 'sensor' : chooseColor(body)),
    stroke: body === selected ? 'accent' : (named('stroke') ?? outline),
    width: body === selected ? 2.5 : undefined,
    ...(isSensor && { dashed: true }),
  };
}

function chooseColor(body: Body): ThemeColor {
  if (!body.isActive()) return 'quiet';
  if (body.isDynamic()) return body.isAwake() ? 'dynamic' : 'asleep';
  return body.isKinematic() ? 'kinematic' : 'static';
}

function drawJoints(pen: Pen, world: World, { poseOf, hidden }: WorldPicture): void {
  for (const joint of listJoints(world, hidden)) {
    const { stroke } = joint.style;
    const style = { ...(JOINT_STYLE[joint.getType()] ?? JOINT), ...(stroke && { stroke }) };
    const { anchors, lines } = traceJoint(joint, poseOf);
    for (const line of lines) pen.line(line, style);
    for (const anchor of anchors) pen.dot(anchor, 'joint');
  }
}

/** Returns the anchors and lines that represent a joint, in world coordinates. */
export function traceJoint(
  joint: Joint,
  poseOf: WorldPicture['poseOf'],
): { anchors: Vec2Value[]; lines: Vec2Value[][] } {
  const [bodyA, bodyB] = [joint.getBodyA(), joint.getBodyB()];
  const [poseA, poseB] = [poseOf(bodyA), poseOf(bodyB)];
  const a = toWorld(poseA, bodyA.getLocalPoint(joint.getAnchorA()));
  const b = toWorld(poseB, bodyB.getLocalPoint(joint.getAnchorB()));
  return { anchors: [a, b], lines: traceLines(joint, poseA, poseB, a, b) };
}

const JOINT: Style = { stroke: 'joint' };
const JOINT_STYLE: Record<string, Style> = {
  'rope-joint': { stroke: 'joint', dashed: true },
  'mouse-joint': { stroke: 'accent' },
};

/** Returns a joint's lines: between its anchors, and to its bodies. */
function traceLines(
  joint: Joint,
  poseA: Pose,
  poseB: Pose,
  a: Vec2Value,
  b: Vec2Value,
): Vec2Value[][] {
  switch (joint.getType()) {
    case 'pulley-joint': {
      const pulley = joint as PulleyJoint;
      const [groundA, groundB] = [pulley.getGroundAnchorA(), pulley.getGroundAnchorB()];
      return [[a, groundA, groundB, b]];
    }
    case 'distance-joint':
    case 'rope-joint':
    case 'mouse-joint':
      return [[a, b]];
    // A gear joint connects two joints, which are drawn themselves.
    case 'gear-joint':
      return [];
    default:
      // A static body's origin is often far away from the joint and has no meaning.
      return [
        [joint.getBodyA().isStatic() ? a : poseA, a, b, joint.getBodyB().isStatic() ? b : poseB],
      ];
  }
}
