import { type Body, Box, Chain, Circle, MouseJoint, type Vec2Value, World } from 'planck';

/** Size of the box that contains the toys, in meters. Its lower left corner is (0, 0). */
export const SIZE = { width: 16, height: 9 };

/** A body, and what a view has to know to draw it. */
export interface Toy {
  id: number;
  body: Body;
  kind: 'ball' | 'crate';
  /** Radius of a ball, or half the width of a crate, in meters. */
  size: number;
}

/** Position in meters, and angle in radians, counterclockwise. */
export interface Pose {
  x: number;
  y: number;
  angle: number;
}

const TIME_STEP = 1 / 60; // seconds
const MAX_FRAME = 0.25; // seconds, so that a hidden tab doesn't have to catch up
const MAX_TOYS = 40;

/** A box of toys to drag and to drop. It knows nothing about the screen. */
export class Game {
  readonly world = new World({ gravity: { x: 0, y: -10 } });
  /** The oldest first. A change replaces the array, so that views can compare it. */
  toys: readonly Toy[] = [];
  private readonly walls = this.world.createBody();
  private readonly before = new Map<Body, Pose>(); // poses before the last step
  private accumulator = 0; // seconds that no step has used yet
  private readonly grips = new Map<number, MouseJoint>(); // by the id of their pointer
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  constructor() {
    const { width, height } = SIZE;
    const corners = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ];
    this.walls.createFixture({ shape: new Chain(corners, true) });
    this.world.on('remove-body', (body) => {
      this.setToys(this.toys.filter((toy) => toy.body !== body));
      this.before.delete(body);
    });
    this.world.on('remove-joint', (joint) => {
      for (const [pointerId, grip] of this.grips) {
        if (grip === joint) this.grips.delete(pointerId);
      }
    });
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 4 - row; i++) this.add('crate', { x: 6 + i + row / 2, y: row + 0.5 });
    this.add('ball', { x: 2, y: 5 });
  }

  // #region time
  /** Runs the steps that fit into the time since the last call, in seconds. */
  advance(seconds: number) {
    this.accumulator += Math.min(seconds, MAX_FRAME);
    while (this.accumulator >= TIME_STEP) {
      for (const { body } of this.toys) this.before.set(body, currentPose(body));
      this.world.step(TIME_STEP);
      this.accumulator -= TIME_STEP;
    }
  }

  /** Where to draw a body: between its last two poses. */
  poseOf(body: Body): Pose {
    const now = currentPose(body);
    const old = this.before.get(body) ?? now;
    const alpha = this.accumulator / TIME_STEP;
    return {
      x: old.x + (now.x - old.x) * alpha,
      y: old.y + (now.y - old.y) * alpha,
      angle: old.angle + (now.angle - old.angle) * alpha,
    };
  }
  // #endregion

  /** Adds a toy. If the box is full, removes the oldest one. */
  add(kind: Toy['kind'], position: Vec2Value): Toy {
    const size = 0.5;
    const body = this.world.createBody({ type: 'dynamic', position });
    const shape = kind === 'ball' ? new Circle(size) : new Box(size, size);
    body.createFixture({ shape, density: 1, restitution: kind === 'ball' ? 0.6 : 0 });
    const toy = { id: ++this.lastId, body, kind, size };
    this.setToys([...this.toys, toy]);
    const [oldest] = this.toys;
    if (oldest && this.toys.length > MAX_TOYS) this.world.destroyBody(oldest.body);
    return toy;
  }

  /** Grabs the toy at a point, or adds one where there is none. Each pointer holds its own. */
  press(point: Vec2Value, pointerId = 0) {
    const { width, height } = SIZE;
    if (point.x < 0 || point.x > width || point.y < 0 || point.y > height) return;
    const body = this.toys.find((toy) => toy.body.getFixtureList()?.testPoint(point))?.body;
    this.release(pointerId); // if its last release was missed
    if (!body) {
      this.add(this.lastId % 2 === 0 ? 'crate' : 'ball', point);
      return;
    }
    // By default, connected bodies don't collide, so the toy would pass through the walls.
    const def = { maxForce: 200 * body.getMass(), collideConnected: true };
    const grip = new MouseJoint(def, this.walls, body, point);
    this.world.createJoint(grip);
    this.grips.set(pointerId, grip);
    body.setAwake(true);
  }

  /** Pulls the toy that a pointer holds toward a point. */
  move(point: Vec2Value, pointerId = 0) {
    this.grips.get(pointerId)?.setTarget(point);
  }

  release(pointerId = 0) {
    const grip = this.grips.get(pointerId);
    if (grip) this.world.destroyJoint(grip); // which also removes it from the grips
  }

  /** Calls a function after every change of `toys`. Returns a function that removes the listener. */
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private setToys(toys: readonly Toy[]) {
    this.toys = toys;
    for (const listener of this.listeners) listener();
  }
}

function currentPose(body: Body): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}
