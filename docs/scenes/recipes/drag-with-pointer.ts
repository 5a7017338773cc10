import {
  AABB,
  type Body,
  Box,
  Chain,
  Circle,
  type MouseJoint as Grip,
  MouseJoint,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

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

    // #region pick
    /** Returns the dynamic body at a point, or the nearest one within the tolerance. */
    const pick = (point: Vec2Value) => {
      const { tolerance } = params;
      const box = new AABB(
        { x: point.x - tolerance, y: point.y - tolerance },
        { x: point.x + tolerance, y: point.y + tolerance },
      );
      let nearest: Body | undefined;
      let nearestDistance = Infinity;
      world.queryAABB(box, (fixture) => {
        const body = fixture.getBody();
        const center = body.getWorldCenter();
        const distance = fixture.testPoint(point)
          ? 0
          : Math.hypot(center.x - point.x, center.y - point.y);
        if (body.isDynamic() && distance < nearestDistance)
          [nearest, nearestDistance] = [body, distance];
        return true;
      });
      return nearest;
    };
    // #endregion

    // #region drag
    let grip: Grip | undefined;

    const grab = (point: Vec2Value) => {
      const body = pick(point);
      if (!body) return;
      const weight = body.getMass() * world.getGravity().length();
      grip = new MouseJoint(
        {
          maxForce: params.strength * weight,
          frequencyHz: params.frequency,
          dampingRatio: 0.8,
          collideConnected: true, // or the body would pass through walls of the ground
        },
        ground,
        body,
        point,
      );
      world.createJoint(grip);
      body.setAwake(true);
    };

    const drag = (point: Vec2Value) => grip?.setTarget(point);

    const release = () => {
      if (grip) world.destroyJoint(grip);
      grip = undefined;
    };
    // The body can be destroyed while it is dragged, and its joints with it.
    world.on('remove-joint', (joint) => {
      if (joint === grip) grip = undefined;
    });
    // #endregion

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
      const share = Math.min(time - 0.6, 2.7) / 0.9;
      const index = Math.max(0, Math.min(2, Math.floor(share)));
      const [from, to] = [path[index], path[index + 1]];
      if (!from || !to) return;
      const part = Math.max(0, share - index);
      hand = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
      if (time > 0.6 && time - dt <= 0.6) grab(hand);
      drag(hand);
      if (time > 4) stopDemo();
    };
    const stopDemo = () => {
      isDemo = false;
      hand = undefined;
      release();
    };

    return {
      world,
      view: { x: 0, y: 3.4, width: 12.4, height: 7.2 },
      step(dt) {
        if (isDemo) demo(dt);
      },
      pointer: {
        down(point) {
          if (isDemo) stopDemo();
          release(); // a second finger, or a release that was missed
          grab(point);
        },
        move: (point) => {
          if (!isDemo) drag(point);
        },
        up: () => {
          if (!isDemo) release();
        },
      },
      draw(pen) {
        if (grip) {
          pen.line([grip.getAnchorB(), grip.getTarget()], { stroke: 'accent', width: 2 });
          pen.dot(grip.getAnchorB(), 'accent', 4);
        }
        if (hand) pen.circle(hand, 0.16, { stroke: 'accent', width: 2 });
      },
      controls: {
        'Destroy what is dragged': () => {
          const body = grip?.getBodyB();
          if (body) world.destroyBody(body);
        },
      },
      info: () => 'Drag the bodies.',
      facts: () => {
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
