import type { Body, Joint, MouseJoint, Vec2Value, World } from 'planck';
import { bodiesOf } from './draw/world.ts';
import { type Engine, isMovable } from './scene.ts';

/** How hard the hand pulls: so many times the weight that gravity of the earth gives the body. */
const PULL = 1000;
/** How fast a push makes a body, in m/s: pushes of one size are felt by light and heavy ones. */
const PUSH_SPEED = 3;
/** How far from a body a finger may be, in meters, and still take it. */
const REACH = 0.3;

/** What a reader moves bodies with: by a pointer, or by keys. */
export interface Hand {
  /** The body that is held or was chosen by keys. */
  chosen: () => Body | undefined;
  /** The joint that holds it, which is no part of the scene. */
  joint: () => Joint | undefined;
  /** Bodies of the hand's own, which are none of the scene's. */
  bodies: () => number;
  /** From the body that is drawn aside to the pointer, where bodies are shot instead of dragged. */
  aim: () => [from: Vec2Value, to: Vec2Value] | undefined;
  /** Takes what is at a point of the world; false if there is nothing that moves. */
  grab: (point: Vec2Value, reach?: number) => boolean;
  /** Leads what is held towards a point. */
  move: (point: Vec2Value) => void;
  release: () => void;
  /** Chooses the next body that moves, or with -1 the one before. */
  choose: (direction: 1 | -1) => Body | undefined;
  /** Pushes the chosen body, or the first where none is chosen. */
  push: (direction: Vec2Value) => void;
}

/**
 * Makes the hand of a world.
 * @param shot the `mouseForce` of the world's stage at the moment
 */
export function createHand(
  engine: Engine,
  world: World,
  shot: () => number | undefined = () => undefined,
): Hand {
  let joint: MouseJoint | undefined;
  let ground: Body | undefined;
  let chosen: Body | undefined;
  let aimed: { body: Body; to: Vec2Value } | undefined;

  // What holds a body goes with it.
  world.on('remove-joint', (removed: Joint) => {
    if (removed === joint) joint = undefined;
  });
  world.on('remove-body', (removed: Body) => {
    if (removed === chosen) chosen = undefined;
    if (removed === aimed?.body) aimed = undefined;
  });

  const release = () => {
    if (aimed) shoot(aimed.body, aimed.to, shot() ?? 0);
    aimed = undefined;
    if (joint) world.destroyJoint(joint);
    if (ground) world.destroyBody(ground);
    joint = undefined;
    ground = undefined;
  };

  const choose: Hand['choose'] = (direction) => {
    const movable = bodiesOf(world).filter(isMovable);
    const at = chosen ? movable.indexOf(chosen) : -1;
    const next = at < 0 && direction < 0 ? movable.length - 1 : at + direction;
    chosen = movable[(next + movable.length) % movable.length];
    return chosen;
  };

  return {
    chosen: () => chosen,
    joint: () => joint,
    bodies: () => (ground ? 1 : 0),
    aim: () => aimed && [aimed.body.getPosition(), aimed.to],
    grab: (point, reach = REACH) => {
      release();
      const newtons = shot();
      const body = newtons === 0 ? undefined : bodyAt(engine, world, point, reach);
      chosen = body;
      if (!body) return false;
      if (newtons !== undefined) {
        aimed = { body, to: point };
        return true;
      }
      ground = world.createBody();
      const maxForce = PULL * body.getMass();
      joint = world.createJoint(
        new engine.MouseJoint({ maxForce }, ground, body, point),
      ) as MouseJoint;
      body.setAwake(true);
      return true;
    },
    move: (point) => {
      if (aimed) aimed.to = point;
      joint?.setTarget(point);
    },
    release,
    choose,
    push: (direction) => {
      const pushed = chosen ?? choose(1);
      if (!pushed) return;
      const impulse = PUSH_SPEED * pushed.getMass();
      const by = { x: direction.x * impulse, y: direction.y * impulse };
      pushed.applyLinearImpulse(by, pushed.getWorldCenter(), true);
    },
  };
}

/** Pushes a body towards a point with so many newtons for each meter between them. */
function shoot(body: Body, to: Vec2Value, newtons: number): void {
  const from = body.getPosition();
  body.applyForceToCenter({ x: (to.x - from.x) * newtons, y: (to.y - from.y) * newtons }, true);
}

/** The movable body under a point, or else the one that is nearest within reach. */
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
