import {
  type Body,
  Box,
  Chain,
  Circle,
  type Fixture,
  Polygon,
  type Vec2Value,
  World,
} from 'planck';
import { choice, defineScene, range } from '#scene';

// #region clone-body
/** Creates a copy of a body with its fixtures and its motion. Call it between two steps. */
export function cloneBody(body: Body, position: Vec2Value, world = body.getWorld()): Body {
  const copy = world.createBody({
    type: body.getType(),
    position,
    angle: body.getAngle(),
    linearDamping: body.getLinearDamping(),
    angularDamping: body.getAngularDamping(),
    gravityScale: body.getGravityScale(),
    fixedRotation: body.isFixedRotation(),
    bullet: body.isBullet(),
    allowSleep: body.isSleepingAllowed(),
    active: body.isActive(),
    userData: structuredClone(body.getUserData()),
  });
  for (const fixture of listFixtures(body)) {
    copy.createFixture({
      shape: fixture.getShape(), // shared: it belongs to no body
      density: fixture.getDensity(),
      friction: fixture.getFriction(),
      restitution: fixture.getRestitution(),
      isSensor: fixture.isSensor(),
      filterGroupIndex: fixture.getFilterGroupIndex(),
      filterCategoryBits: fixture.getFilterCategoryBits(),
      filterMaskBits: fixture.getFilterMaskBits(),
      userData: fixture.getUserData(),
    });
  }
  // Fixtures set the mass, so a mass that was set by hand comes last.
  const massData = { mass: 0, center: { x: 0, y: 0 }, I: 0 };
  body.getMassData(massData);
  copy.setMassData(massData);
  // Moving the center of mass changes its velocity, so the velocity comes after it.
  copy.setLinearVelocity(body.getLinearVelocity());
  copy.setAngularVelocity(body.getAngularVelocity());
  return copy;
}

/** Returns the fixtures of a body in the order in which they were created. Its list begins with the newest. */
export function listFixtures(body: Body): Fixture[] {
  const fixtures: Fixture[] = [];
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext())
    fixtures.unshift(fixture);
  return fixtures;
}
// #endregion

const LANE = 2.5; // m, distance between two lanes
const START = { x: -5, y: 1.5 };

export default defineScene({
  title: 'Clone a body: the same shapes, material, mass, and motion',
  description:
    'A body of three shapes tumbles along the upper lane. In mid-air, it is cloned into the lanes below, where its clones move exactly as the original does, unless something was not copied.',
  params: {
    forgotten: choice('Not copied', ['nothing', 'velocity', 'damping', 'material', 'mass data'], {
      restart: true,
    }),
    speed: range('Speed', { min: 1, max: 6, step: 0.5, value: 4, unit: 'm/s', restart: true }),
  },
  poster: 2.4,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    const profile = [
      [-6, 2],
      [-6, 0],
      [-2, 0],
      [-1.2, 0.3],
      [0.4, 0.3],
      [1.4, 0],
      [6, 0],
      [6, 2],
    ] as const;
    for (const lane of [0, 1, 2]) {
      const points = profile.map(([x, y]) => ({ x, y: y - lane * LANE }));
      ground.createFixture({ shape: new Chain(points), friction: 0.6 });
    }

    const original = world.createBody({
      type: 'dynamic',
      position: START,
      angularDamping: 0.4,
      gravityScale: 0.8,
      userData: { name: 'Tumbler', health: 3 },
      style: { fill: 'accent' },
    });
    const fin = [
      { x: -0.1, y: 0.1 },
      { x: 0.35, y: 0.6 },
      { x: -0.35, y: 0.6 },
    ];
    original.createFixture({ shape: new Box(0.4, 0.12), density: 2, restitution: 0.5 });
    original.createFixture({ shape: new Circle({ x: 0.4, y: 0 }, 0.2), density: 6, friction: 0.9 });
    original.createFixture({ shape: new Polygon(fin), density: 1, restitution: 0.3 });
    // Set by hand, so the fixtures alone don't determine it.
    original.setMassData({ mass: 1.6, center: { x: 0.1, y: 0 }, I: 0.2 });

    /** Undoes a part of the copy, to show what it is for. */
    const forget = (copy: Body) => {
      if (params.forgotten === 'velocity') {
        copy.setLinearVelocity({ x: 0, y: 0 });
        copy.setAngularVelocity(0);
      } else if (params.forgotten === 'damping') {
        copy.setAngularDamping(0);
        copy.setGravityScale(1);
      } else if (params.forgotten === 'material') {
        for (const fixture of listFixtures(copy)) {
          fixture.setFriction(0.2);
          fixture.setRestitution(0);
        }
      } else if (params.forgotten === 'mass data') copy.resetMassData();
    };

    let clones: Body[] = [];
    let time = 0;
    const cloneBoth = () => {
      clones = [1, 2].map((lane) => {
        const { x, y } = original.getPosition();
        const copy = cloneBody(original, { x, y: y - lane * LANE });
        copy.style = { fill: lane === 1 ? 'good' : 'bad' };
        forget(copy);
        return copy;
      });
    };
    const start = () => {
      for (const copy of clones) world.destroyBody(copy);
      clones = [];
      original.setTransform(START, 0);
      original.setLinearVelocity({ x: params.speed, y: 2 });
      original.setAngularVelocity(-5);
      time = 0;
    };
    start();
    /** Distance of the clones from where the original is in its lane, in meters. */
    const difference = () =>
      Math.max(
        0,
        ...clones.map((copy, i) => {
          const { x, y } = original.getPosition();
          const place = copy.getPosition();
          return Math.hypot(x - place.x, y - place.y - (i + 1) * LANE);
        }),
      );

    return {
      world,
      view: { x: 0, y: -1.6, width: 12.6, height: 7.6 },
      step(dt) {
        time += dt;
        if (clones.length === 0 && time > 0.4) cloneBoth();
      },
      draw(pen) {
        for (const lane of [0, 1, 2])
          pen.text(
            { x: 5.8, y: 1.4 - lane * LANE },
            lane === 0 ? 'original' : `clone ${lane}`,
            'outline',
            'end',
          );
      },
      controls: { Again: start },
      facts: () => ({
        Difference: `${difference().toFixed(3)} m`,
        Mass: `${original.getMass().toFixed(2)} kg, ${clones[0]?.getMass().toFixed(2) ?? '–'} kg`,
      }),
    };
  },
});
