import type { Body, MouseJoint, Vec2Value, World } from 'planck';
import { listBodies } from '../draw/world.ts';
import { type Engine, isMovable } from '../model/scene.ts';
import { createFixtureDistance } from './fixtureDistance.ts';

/** Maximum force of the mouse joint, in newtons per kilogram of the body. */
const FORCE_PER_MASS = 1000;
/** Change of velocity by a push, in m/s, whatever the body's mass. */
const PUSH_SPEED = 3;
/** Maximum distance from which a pointer grabs a body, in meters. */
const DEFAULT_REACH = 0.3;

/** Moves bodies of a world by pointer or keys. */
export type BodyDragger = ReturnType<typeof createBodyDragger>;

/**
 * Creates a dragger, whose points are in world coordinates.
 * @param mouseForce returns the current `mouseForce` of the world's stage, in N/m
 */
export function createBodyDragger(
  engine: Engine,
  world: World,
  mouseForce: () => number | undefined = () => undefined,
) {
  /** The static body at the other end of the mouse joint. */
  let ground: Body | undefined;
  let aimed: { body: Body; to: Vec2Value; isMoved: boolean } | undefined;
  /** A grabbed body that stays asleep until the pointer moves. */
  let pendingGrab: { body: Body; at: Vec2Value } | undefined;
  let selected: Body | undefined;

  world.on('remove-body', (removed: Body) => {
    if (removed === selected) selected = undefined;
    if (removed === aimed?.body) aimed = undefined;
    if (removed === pendingGrab?.body) pendingGrab = undefined;
    if (removed === ground) ground = undefined;
  });

  // The engine destroys a joint along with either of its bodies.
  const joint = () => ground?.getJointList()?.joint as MouseJoint | undefined;

  const hold = (body: Body, at: Vec2Value) => {
    ground = world.createBody();
    const maxForce = FORCE_PER_MASS * body.getMass();
    world.createJoint(new engine.MouseJoint({ maxForce }, ground, body, at));
    body.setAwake(true);
  };

  const release = () => {
    if (aimed?.isMoved) shoot(aimed.body, aimed.to, mouseForce() ?? 0);
    aimed = undefined;
    pendingGrab = undefined;
    if (ground) world.destroyBody(ground);
  };

  const select = (direction: 1 | -1): Body | undefined => {
    const movable = listBodies(world).filter(isMovable);
    const at = selected ? movable.indexOf(selected) : -1;
    const next = at < 0 && direction < 0 ? movable.length - 1 : at + direction;
    selected = movable[(next + movable.length) % movable.length];
    return selected;
  };

  return {
    /** The body that is held, or was selected by keys. */
    selected: () => selected,
    /** The mouse joint of the held body. It isn't part of the scene. */
    joint,
    /** Number of bodies in the world that belong to the dragger. */
    countOwnBodies: () => (ground ? 1 : 0),
    /** Returns the line from the body to the pointer while the reader aims a shot. */
    aim: (): [from: Vec2Value, to: Vec2Value] | undefined =>
      aimed && [aimed.body.getPosition(), aimed.to],
    /**
     * Grabs the nearest movable body within reach; returns whether there is one. A click changes nothing: a body
     * that is asleep is woken by the first move.
     */
    grab: (point: Vec2Value, reach = DEFAULT_REACH): boolean => {
      release();
      const force = mouseForce();
      const body = force === 0 ? undefined : findBody(engine, world, point, reach);
      selected = body;
      if (!body) return false;
      if (force !== undefined) {
        aimed = { body, to: point, isMoved: false };
      } else if (body.isAwake()) hold(body, point);
      else pendingGrab = { body, at: point };
      return true;
    },
    /** Moves the pointer, and with it the body that is held. */
    moveTo: (point: Vec2Value): void => {
      if (aimed) aimed = { ...aimed, to: point, isMoved: true };
      if (pendingGrab) hold(pendingGrab.body, pendingGrab.at);
      pendingGrab = undefined;
      joint()?.setTarget(point);
    },
    release,
    /** Selects the next movable body, or with -1 the previous one. */
    select,
    /**
     * Pushes the selected body, or the first if none is selected.
     * @param index another body to push, by its index in `listBodies(world)`
     */
    push: (direction: Vec2Value, index?: number): void => {
      const named = index === undefined ? undefined : listBodies(world)[index];
      const pushed = named ?? selected ?? select(1);
      if (!pushed || !isMovable(pushed)) return;
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
function findBody(engine: Engine, world: World, point: Vec2Value, reach: number): Body | undefined {
  const distanceTo = createFixtureDistance(engine);
  const around = new engine.AABB(
    { x: point.x - reach, y: point.y - reach },
    { x: point.x + reach, y: point.y + reach },
  );
  let nearest: { body: Body; distance: number } | undefined;
  world.queryAABB(around, (fixture) => {
    const body = fixture.getBody();
    if (!isMovable(body)) return true;
    const distance = distanceTo(point, fixture);
    if (distance <= reach && distance < (nearest?.distance ?? Infinity))
      nearest = { body, distance };
    return true;
  });
  return nearest?.body;
}
