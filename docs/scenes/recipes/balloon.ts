import { type Body, Box, Chain, Circle, RopeJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

const GRAVITY = 10; // m/s²
const RADIUS = 0.45; // meters

export default defineScene({
  title: 'Balloons: buoyancy and strings',
  description:
    'Balloons on strings lift a crate until the air is too thin to carry it higher. Pop them with the pointer, and the crate sinks.',
  params: {
    load: range('Mass of the crate', { min: 0.5, max: 3, step: 0.1, value: 1.2, unit: 'kg' }),
    air: range('Density of air', { min: 0.8, max: 2, step: 0.1, value: 1.4, unit: 'kg/m²' }),
    drag: range('Damping', { min: 0, max: 2, step: 0.1, value: 0.6, unit: '1/s' }),
  },
  poster: 3.2,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const room = [
      { x: -6, y: 12 },
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.6 });

    const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.35 } });
    const cargo = crate.createFixture({ shape: new Box(0.5, 0.35), density: 1, friction: 0.6 });

    // #region tie
    /** Ties a balloon to the crate. A rope joint limits the distance; it can be slack. */
    const tie = (length: number) => {
      const { x, y } = crate.getWorldPoint({ x: 0, y: 0.35 });
      const position = { x: x + 0.6 * (random() - 0.5), y: y + 0.7 * length };
      const balloon = world.createBody({ type: 'dynamic', position, angularDamping: 2 });
      balloon.createFixture({ shape: new Circle(RADIUS), density: 0.4, restitution: 0.4 });
      const joint = new RopeJoint({
        bodyA: crate,
        bodyB: balloon,
        localAnchorA: { x: 0, y: 0.35 },
        localAnchorB: { x: 0, y: -RADIUS },
        maxLength: length,
        collideConnected: true,
      });
      world.createJoint(joint);
      return balloon;
    };
    // #endregion

    const colors = ['accent', 'bad', 'good', 'kinematic', 'sensor'];
    const balloons: Body[] = [];
    const add = () => {
      if (balloons.length === 8) return;
      const balloon = tie(1.2 + 1.6 * random());
      balloon.style = { fill: colors[balloons.length % colors.length] };
      balloons.push(balloon);
    };
    for (let i = 0; i < 5; i++) add();

    // #region float
    /** Density of the air at a height in meters, in kg/m²: it decreases, so that balloons hover. */
    const airDensity = (height: number) => params.air * Math.exp(-height / 8);

    /** Returns the buoyant force on a balloon in newtons: the weight of the air that it displaces. */
    const buoyancy = (balloon: Body) =>
      airDensity(balloon.getPosition().y) * Math.PI * RADIUS ** 2 * GRAVITY;

    /** Pushes a balloon up. Call it before each step: forces last for one step. */
    const float = (balloon: Body) => {
      balloon.applyForceToCenter({ x: 0, y: buoyancy(balloon) });
      balloon.setLinearDamping(params.drag);
    };
    // #endregion

    const pop = (balloon: Body | undefined) => {
      if (!balloon) return;
      balloons.splice(balloons.indexOf(balloon), 1);
      world.destroyBody(balloon); // its joint is destroyed as well
      crate.setAwake(true);
    };
    const balloonAt = (point: Vec2Value) =>
      balloons.find((balloon) => balloon.getFixtureList()?.testPoint(point));

    const mass = (list: Body[]) => list.reduce((sum, body) => sum + body.getMass(), 0);
    return {
      world,
      view: { x: 0, y: 3.9, width: 12.2, height: 8.2 },
      step() {
        cargo.setDensity(params.load / (4 * 0.5 * 0.35));
        crate.resetMassData();
        for (const balloon of balloons) float(balloon);
      },
      pointer: { move: () => undefined, down: (point) => pop(balloonAt(point)) },
      draw(pen) {
        // Lift without the weight of the balloon, at 1 m per 5 N.
        for (const balloon of balloons) {
          const { x, y } = pen.poseOf(balloon);
          const lift = buoyancy(balloon) - GRAVITY * balloon.getMass();
          if (lift > 0.5) pen.arrow({ x, y }, { x, y: y + lift / 5 }, 'outline');
        }
      },
      controls: { 'Tie a balloon': add, 'Pop a balloon': () => pop(balloons[0]) },
      info: () => 'Click or tap a balloon to pop it.',
      facts: () => {
        const lift = balloons.reduce((sum, balloon) => sum + buoyancy(balloon), 0);
        return {
          Lift: `${lift.toFixed(1)} N`,
          Weight: `${(GRAVITY * mass([crate, ...balloons])).toFixed(1)} N`,
          Height: `${(crate.getPosition().y - 0.35).toFixed(1)} m`,
        };
      },
    };
  },
});
