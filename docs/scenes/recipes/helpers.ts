import {
  type Body,
  Box,
  Chain,
  Circle,
  DistanceProxy,
  type Fixture,
  Transform,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range, type ScenePen } from '#scene';
import {
  type Accepts,
  castRay,
  castShape,
  clampSpeed,
  contactNormal,
  coreDistance,
  destroyLater,
  distanceTo,
  drawShape,
  drawWorld,
  fixturesNear,
  forEachContact,
  groundNormal,
  type Hit,
  isSolid,
  otherBody,
  overlapShape,
  pickFixture,
} from '../shared/helpers.ts';

// #region exports
export {
  type Accepts,
  castRay,
  castShape,
  clampSpeed,
  contactNormal,
  coreDistance,
  destroyLater,
  distanceTo,
  drawShape,
  drawWorld,
  fixturesNear,
  forEachContact,
  groundNormal,
  type Hit,
  isSolid,
  otherBody,
  overlapShape,
  pickFixture,
};

// #endregion

const LAMP = { x: -5.7, y: 6 }; // m, where the ray starts
const DROP = { x: 0, y: -8 }; // m, of the shape cast
const BALL = new Circle(0.3);
const FRAME = new Box(0.7, 0.35);

export default defineScene({
  title: 'Queries and contacts at a glance',
  description:
    'A ray points from a lamp to the pointer, a ball falls from the pointer to the ground, and a frame around the pointer marks what it overlaps. The nearest body is picked. Arrows show the ground normals of bodies at rest. Move the pointer.',
  params: {
    tolerance: range('Tolerance', { min: 0.1, max: 2, step: 0.1, value: 0.8, unit: 'm' }),
    maxSlope: range('Max slope', { min: 10, max: 60, step: 1, value: 45, unit: '°' }),
    maxSpeed: range('Max speed', { min: 2, max: 12, step: 1, value: 8, unit: 'm/s' }),
  },
  poster: 3.75,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const hills = [
      { x: -6.2, y: 6.9 },
      { x: -6.2, y: 0 },
      { x: -2.4, y: 0 },
      { x: 0.4, y: 1.4 },
      { x: 2, y: 1.4 },
      { x: 4.2, y: 0 },
      { x: 6.2, y: 0 },
      { x: 6.2, y: 6.9 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(hills, true), friction: 0.9 });
    ground.createFixture({ shape: new Box(0.9, 0.12, { x: 3.6, y: 3.2 }), friction: 0.9 });
    // Neither the ray nor the ball stops at a sensor.
    ground.createFixture({ shape: new Circle({ x: -3, y: 4.2 }, 0.6), isSensor: true });

    const bodies = [
      { shape: new Box(0.35, 0.35), x: -4.6, y: 0.4 },
      { shape: new Circle(0.4), x: -3.5, y: 0.5 },
      { shape: new Box(0.3, 0.3), x: -1.2, y: 1.1 },
      { shape: new Box(0.25, 0.5), x: 1.2, y: 2 },
      { shape: new Box(0.3, 0.3), x: 3.2, y: 1.2 },
      { shape: new Circle(0.35), x: 3.6, y: 3.8 },
      { shape: new Box(0.9, 0.1), x: 5.1, y: 0.2 },
    ];
    for (const { shape, x, y } of bodies) {
      const body = world.createBody({ type: 'dynamic', position: { x, y }, angularDamping: 2 });
      body.createFixture({ shape, density: 1, friction: 0.9 });
    }
    const listDynamic = () => {
      const found: Body[] = [];
      for (let body = world.getBodyList(); body; body = body.getNext()) {
        if (body.isDynamic()) found.push(body);
      }
      return found;
    };

    // The pointer moves on a curve until the reader takes over.
    let pointer: Vec2Value = { x: -4, y: 3 };
    let isDemo = true;
    let time = 0; // s

    const ray = () => castRay(world, LAMP, pointer);
    const fall = () => castShape(world, BALL, pointer, DROP);
    const framed = () => overlapShape(world, FRAME, pointer, time / 2);
    const picked = () => pickFixture(world, pointer, params.tolerance);
    const neighbors = (body: Body) => {
      const found = new Set<Body>();
      forEachContact(body, (contact) => {
        const other = otherBody(contact, body);
        if (other) found.add(other);
      });
      return found;
    };

    const arrowFrom = (pen: ScenePen, from: Vec2Value, { x, y }: Vec2Value, color: string) =>
      pen.arrow(from, { x: from.x + 0.7 * x, y: from.y + 0.7 * y }, color);

    const outline = (pen: ScenePen, fixture: Fixture, width: number, stroke: string) => {
      const { x, y, angle } = pen.poseOf(fixture.getBody());
      const transform = new Transform({ x, y }, angle);
      const shape = fixture.getShape();
      const proxy = new DistanceProxy();
      proxy.set(shape, 0);
      const corners = Array.from({ length: proxy.getVertexCount() }, (_, i) =>
        Transform.mulVec2(transform, proxy.getVertex(i)),
      );
      const [center] = corners;
      if (center && shape instanceof Circle)
        pen.circle(center, shape.getRadius(), { stroke, width });
      else if (shape instanceof Box) pen.polygon(corners, { stroke, width });
    };

    return {
      world,
      view: { x: 0, y: 3.3, width: 12.8, height: 7.5 },
      step(dt) {
        time += dt;
        if (isDemo) pointer = { x: -4 * Math.cos(0.7 * time), y: 2.4 + 1.3 * Math.sin(1.1 * time) };
      },
      stepped() {
        for (const body of listDynamic()) clampSpeed(body, params.maxSpeed);
      },
      draw(pen) {
        const hit = ray();
        pen.dot(LAMP, 'good', 5);
        pen.line([LAMP, hit?.point ?? pointer], { stroke: 'good', width: 2 });
        if (hit) arrowFrom(pen, hit.point, hit.normal, 'good');

        const stop = fall();
        const fraction = stop?.fraction ?? 1;
        const landing = { x: pointer.x + fraction * DROP.x, y: pointer.y + fraction * DROP.y };
        pen.line([pointer, landing], { stroke: 'joint', dashed: true });
        pen.circle(landing, BALL.getRadius(), { stroke: 'joint', width: 2 });
        if (stop) arrowFrom(pen, stop.point, stop.normal, 'joint');

        const frame = new Transform(pointer, time / 2);
        const corners = [
          { x: -0.7, y: -0.35 },
          { x: 0.7, y: -0.35 },
          { x: 0.7, y: 0.35 },
          { x: -0.7, y: 0.35 },
        ].map((corner) => Transform.mulVec2(frame, corner));
        pen.polygon(corners, { stroke: 'bad', dashed: true });
        for (const fixture of framed()) outline(pen, fixture, 5, 'bad');

        const fixture = picked();
        if (fixture) outline(pen, fixture, 2.5, 'accent');
        pen.circle(pointer, params.tolerance, { stroke: 'accent', width: 1, dashed: true });
        pen.dot(pointer, 'accent', 4);

        for (const body of listDynamic()) {
          const normal = groundNormal(body, (params.maxSlope * Math.PI) / 180);
          if (normal) arrowFrom(pen, pen.poseOf(body), normal, 'outline');
        }
      },
      pointer: {
        move(point) {
          isDemo = false;
          pointer = point;
        },
        down() {
          picked()?.getBody().setLinearVelocity({ x: 0, y: 20 }); // more than the maximum speed
        },
      },
      controls: {
        'Destroy the picked body': () => {
          const fixture = picked();
          if (fixture) destroyLater(fixture.getBody());
        },
      },
      info: () => 'Move the pointer. Press to throw the picked body up.',
      facts: () => {
        const fixture = picked();
        const hit = ray();
        return {
          'Ray cast': hit ? `hit at ${(100 * hit.fraction).toFixed(0)}%` : 'no hit',
          'Shape cast': `${(-(fall()?.fraction ?? 1) * DROP.y).toFixed(2)} m`,
          Overlap: framed().length,
          Picked: fixture ? `${distanceTo(fixture, 0, pointer).toFixed(2)} m away` : 'nothing',
          Touches: fixture ? neighbors(fixture.getBody()).size : 0,
        };
      },
    };
  },
});
