import { type Body, Box, Chain, Circle, MouseJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';
import { pickFixture } from '../shared/helpers.ts';

// #region drag
export interface DragOptions {
  /** Maximum force, as a multiple of the body's weight. */
  strength: number;
  /** How fast a body follows the pointer, in Hz. */
  frequency: number;
  /** How far from a body a pointer can be to grab it, in meters. */
  tolerance: number;
}

/** Drags bodies with mouse, pen, and fingers, each of which holds its own body. */
export class PointerDragger {
  readonly options: DragOptions;
  /** Joints by the id of their pointer. */
  readonly grips = new Map<number, MouseJoint>();
  private readonly world: World;
  private readonly ground: Body;

  /** @param ground a static body, to which the joints are attached */
  constructor(world: World, ground: Body, options: DragOptions) {
    this.world = world;
    this.ground = ground;
    this.options = options;
    // A body can be destroyed while it is dragged, and its joints with it.
    world.on('remove-joint', (joint) => {
      for (const [id, grip] of this.grips) {
        if (grip === joint) this.grips.delete(id);
      }
    });
  }

  /** Grabs the dynamic body at a point, in world coordinates. */
  grab(pointerId: number, point: Vec2Value): void {
    const { strength, frequency, tolerance } = this.options;
    this.release(pointerId); // if its last release was missed
    const body = pickFixture(this.world, point, tolerance)?.getBody();
    if (!body) return;
    const gravity = this.world.getGravity().length() || 10; // so that it also works without gravity
    const weight = body.getMass() * gravity; // N
    const definition = {
      maxForce: strength * weight,
      frequencyHz: frequency,
      dampingRatio: 0.8,
      collideConnected: true, // or the body would pass through the ground
    };
    const grip = new MouseJoint(definition, this.ground, body, point);
    this.world.createJoint(grip);
    this.grips.set(pointerId, grip);
    body.setAwake(true);
  }

  drag(pointerId: number, point: Vec2Value): void {
    this.grips.get(pointerId)?.setTarget(point);
  }

  release(pointerId: number): void {
    const grip = this.grips.get(pointerId);
    if (grip) this.world.destroyJoint(grip);
    this.grips.delete(pointerId);
  }
}
// #endregion

const POINTER = 1; // a scene gets one pointer

export default defineScene({
  title: 'Drag bodies with the pointer',
  description:
    'A hand picks up boxes, balls, and a beam, and puts them elsewhere. Drag them with mouse, pen, or finger: the point at which you grab a body follows the pointer, and walls still stop it.',
  params: {
    strength: range('Strength', { min: 2, max: 200, step: 2, value: 60, unit: '× weight' }),
    frequency: range('Frequency', { min: 1, max: 10, step: 0.5, value: 5, unit: 'Hz' }),
    tolerance: range('Tolerance', { min: 0.05, max: 0.6, step: 0.05, value: 0.2, unit: 'm' }),
  },
  poster: 1.7,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 7 },
      { x: -6, y: 7 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(room, true), friction: 0.6 });
    ground.createFixture({ shape: new Box(0.2, 1.3, { x: 0, y: 1.3 }), friction: 0.6 });
    for (const [i, x] of [-4.6, -3.8, -3, -2.2].entries()) {
      const body = world.createBody({ type: 'dynamic', position: { x, y: 0.4 } });
      const shape = i % 2 ? new Circle(0.32) : new Box(0.32, 0.32);
      body.createFixture({ shape, density: 1 + i, friction: 0.6, restitution: 0.2 });
    }
    const beam = world.createBody({ type: 'dynamic', position: { x: 3, y: 0.3 } });
    beam.createFixture({ shape: new Box(1.5, 0.16), density: 3, friction: 0.6 });

    const dragger = new PointerDragger(world, ground, { ...params });
    const gripNow = () => dragger.grips.get(POINTER);

    // A hand to begin with, until the reader takes over.
    const path: Vec2Value[] = [
      { x: -4.6, y: 0.5 },
      { x: -3.4, y: 4.6 },
      { x: 0.4, y: 5.2 },
      { x: 3.2, y: 3.4 },
    ];
    let hand: Vec2Value | undefined;
    let time = 0;
    let isDemo = true;
    const demo = (dt: number) => {
      time += dt;
      const progress = Math.min(time - 0.6, 2.7) / 0.9; // of three sections of the path
      const index = Math.max(0, Math.min(2, Math.floor(progress)));
      const from = path[index];
      const to = path[index + 1];
      if (!from || !to) return;
      const alpha = Math.max(0, progress - index);
      hand = { x: from.x + alpha * (to.x - from.x), y: from.y + alpha * (to.y - from.y) };
      if (time > 0.6 && time - dt <= 0.6) dragger.grab(POINTER, hand);
      dragger.drag(POINTER, hand);
      if (time > 4) stopDemo();
    };
    const stopDemo = () => {
      isDemo = false;
      hand = undefined;
      dragger.release(POINTER);
    };

    return {
      world,
      view: { x: 0, y: 3.4, width: 12.4, height: 7.2 },
      step(dt) {
        Object.assign(dragger.options, params);
        if (isDemo) demo(dt);
      },
      pointer: {
        down(point) {
          if (isDemo) stopDemo();
          dragger.grab(POINTER, point);
        },
        move: (point) => {
          if (!isDemo) dragger.drag(POINTER, point);
        },
        up: () => {
          if (!isDemo) dragger.release(POINTER);
        },
      },
      draw(pen) {
        const grip = gripNow();
        if (grip) {
          pen.line([grip.getAnchorB(), grip.getTarget()], { stroke: 'accent', width: 2 });
          pen.dot(grip.getAnchorB(), 'accent', 4);
        }
        if (hand) pen.circle(hand, 0.16, { stroke: 'accent', width: 2 });
      },
      controls: {
        'Destroy what is dragged': () => {
          const body = gripNow()?.getBodyB();
          if (body) world.destroyBody(body);
        },
      },
      info: () => 'Drag the bodies.',
      facts: () => {
        const grip = gripNow();
        const error = grip
          ? Math.hypot(
              grip.getTarget().x - grip.getAnchorB().x,
              grip.getTarget().y - grip.getAnchorB().y,
            )
          : 0;
        return {
          Dragging: grip ? `${grip.getBodyB().getMass().toFixed(1)} kg` : 'nothing',
          'Behind the pointer': `${error.toFixed(2)} m`,
        };
      },
    };
  },
});
