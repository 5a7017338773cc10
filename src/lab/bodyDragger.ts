import type { Body, Joint, MouseJoint, Vec2Value, World } from 'planck';
import { bodiesOf } from './draw/world.ts';
import { type Engine, isMovable } from './scene.ts';

/** Maximum force of the mouse joint, in newtons per kilogram of the body. */
const FORCE_PER_MASS = 1000;
/** Change of velocity by a push, in m/s, whatever the body's mass. */
const PUSH_SPEED = 3;
/** How far from a body a pointer can be and still grab it, in meters. */
const DEFAULT_REACH = 0.3;

/** Moves bodies of a world by pointer or keys. Points are in world coordinates. */
export interface BodyDragger {
  /** The body that is held, or was selected by keys. */
  selected: () => Body | undefined;
  /** The mouse joint of the held body. It isn't part of the scene. */
  joint: () => Joint | undefined;
  /** Number of bodies in the world that belong to the dragger. */
  ownBodies: () => number;
  /** Where bodies are shot instead of dragged: from the body to the pointer. */
  aim: () => [from: Vec2Value, to: Vec2Value] | undefined;
  /** Grabs the nearest movable body within reach; returns whether there is one. */
  grab: (point: Vec2Value, reach?: number) => boolean;
  /** Moves the pointer, and with it the body that is held. */
  moveTo: (point: Vec2Value) => void;
  release: () => void;
  /** Selects the next movable body, or with -1 the previous one. */
  select: (direction: 1 | -1) => Body | undefined;
  /** Pushes the selected body, or the first if none is selected. */
  push: (direction: Vec2Value) => void;
}

/** @param mouseForce returns the current `mouseForce` of the world's stage, in N/m */
export function createBodyDragger(
  engine: Engine,
  world: World,
  mouseForce: () => number | undefined = () => undefined,
): BodyDragger {
  /** The static body at the other end of the mouse joint. */
  let ground: Body | undefined;
  let aimed: { body: Body; to: Vec2Value } | undefined;
  let selected: Body | undefined;

  world.on('remove-body', (removed: Body) => {
    if (removed === selected) selected = undefined;
    if (removed === aimed?.body) aimed = undefined;
    if (removed === ground) ground = undefined;
  });

  // The engine destroys a joint along with either of its bodies.
  const joint = () => ground?.getJointList()?.joint as MouseJoint | undefined;

  const release = () => {
    if (aimed) shoot(aimed.body, aimed.to, mouseForce() ?? 0);
    aimed = undefined;
    if (ground) world.destroyBody(ground);
  };

  const select: BodyDragger['select'] = (direction) => {
    const movable = bodiesOf(world).filter(isMovable);
    const at = selected ? movable.indexOf(selected) : -1;
    const next = at < 0 && direction < 0 ? movable.length - 1 : at + direction;
    selected = movable[(next + movable.length) % movable.length];
    return selected;
  };

  return {
    selected: () => selected,
    joint,
    ownBodies: () => (ground ? 1 : 0),
    aim: () => aimed && [aimed.body.getPosition(), aimed.to],
    grab: (point, reach = DEFAULT_REACH) => {
      release();
      const force = mouseForce();
      const body = force === 0 ? undefined : bodyAt(engine, world, point, reach);
      selected = body;
      if (!body) return false;
      if (force !== undefined) {
        aimed = { body, to: point };
        return true;
      }
      ground = world.createBody();
      const maxForce = FORCE_PER_MASS * body.getMass();
      world.createJoint(new engine.MouseJoint({ maxForce }, ground, body, point));
      body.setAwake(true);
      return true;
    },
    moveTo: (point) => {
      if (aimed) aimed.to = point;
      joint()?.setTarget(point);
    },
    release,
    select,
    push: (direction) => {
      const pushed = selected ?? select(1);
      if (!pushed) return;
      const impulse = PUSH_SPEED * pushed.getMass();
      const by = { x: direction.x * impulse, y: direction.y * impulse };
      pushed.applyLinearImpulse(by, pushed.getWorldCenter(), true);
    },
  };
}

/** Applies a force toward a point, in newtons per meter of distance. */
function shoot(body: Body, to: Vec2Value, forcePerMeter: number): void {
  const from = body.getPosition();
  const force = { x: (to.x - from.x) * forcePerMeter, y: (to.y - from.y) * forcePerMeter };
  body.applyForceToCenter(force, true);
}

/** Returns the movable body under a point, or else the nearest one within reach. */
function bodyAt(
  { AABB, Circle, Distance, DistanceInput, DistanceOutput, SimplexCache }: Engine,
  world: World,
  point: Vec2Value,
  reach: number,
): Body | undefined {
  const around = new AABB(
    { x: point.x - reach, y: point.y - reach },
    { x: point.x + reach, y: point.y + reach },
  );
  const input = new DistanceInput();
  input.proxyA.set(new Circle(0), 0);
  input.transformA.p.set(point.x, point.y);
  input.useRadii = true;
  let nearest: { body: Body; distance: number } | undefined;
  world.queryAABB(around, (fixture) => {
    const body = fixture.getBody();
    if (!isMovable(body)) return true;
    for (let child = 0; child < fixture.getShape().getChildCount(); child++) {
      input.proxyB.set(fixture.getShape(), child);
      input.transformB.set(body.getTransform());
      const output = new DistanceOutput();
      Distance(output, new SimplexCache(), input);
      if (output.distance > reach || output.distance >= (nearest?.distance ?? Infinity)) continue;
      nearest = { body, distance: output.distance };
    }
    return true;
  });
  return nearest?.body;
}
