import { type Body, Box, Chain, Circle, RopeJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region lift
const RADIUS = 0.45; // m, of a balloon
const SCALE_HEIGHT = 8; // m, over which the density of the air falls to 37%

/**
 * Returns the buoyant force on a balloon in newtons: the weight of the air that it displaces. The density of the air
 * decreases with the height, so that balloons hover.
 * @param airDensity at height 0, in kg/m²
 */
export function computeBuoyancy(balloon: Body, airDensity: number): number {
  const density = airDensity * Math.exp(-balloon.getPosition().y / SCALE_HEIGHT);
  const gravity = -balloon.getWorld().getGravity().y;
  return density * Math.PI * RADIUS ** 2 * gravity;
}

/** Pushes a balloon up. Call it before every step: forces last for one step. */
export function applyLift(balloon: Body, airDensity: number): void {
  balloon.applyForceToCenter({ x: 0, y: computeBuoyancy(balloon, airDensity) });
}
// #endregion

// #region tie
/**
 * Creates a balloon on a string. A rope joint limits the distance; it can be slack.
 * @param knot where the string is tied, in local coordinates of the load
 * @param position of the balloon, in world coordinates
 * @param length of the string, in meters
 */
export function tieBalloon(load: Body, knot: Vec2Value, position: Vec2Value, length: number): Body {
  const world = load.getWorld();
  const balloon = world.createBody({
    type: 'dynamic',
    position,
    linearDamping: 0.6, // drag of the air
    angularDamping: 2,
  });
  balloon.createFixture({ shape: new Circle(RADIUS), density: 0.4, restitution: 0.4 });
  const string = new RopeJoint({
    bodyA: load,
    bodyB: balloon,
    localAnchorA: knot,
    localAnchorB: { x: 0, y: -RADIUS },
    maxLength: length,
    collideConnected: true,
  });
  world.createJoint(string);
  return balloon;
}
// #endregion

const GRAVITY = 10; // m/s²
const KNOT = { x: 0, y: 0.35 }; // m, where the strings are tied to the crate

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

    const colors = ['accent', 'bad', 'good', 'kinematic', 'sensor'];
    const balloons: Body[] = [];
    const add = () => {
      if (balloons.length === 8) return;
      const length = 1.2 + 1.6 * random();
      const { x, y } = crate.getWorldPoint(KNOT);
      const position = { x: x + 0.6 * (random() - 0.5), y: y + 0.7 * length };
      const balloon = tieBalloon(crate, KNOT, position, length);
      balloon.style = { fill: colors[balloons.length % colors.length] };
      balloons.push(balloon);
    };
    for (let i = 0; i < 5; i++) add();

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
        for (const balloon of balloons) {
          balloon.setLinearDamping(params.drag);
          applyLift(balloon, params.air);
        }
      },
      pointer: { move: () => undefined, down: (point) => pop(balloonAt(point)) },
      draw(pen) {
        // Lift without the weight of the balloon, at 1 m per 5 N.
        for (const balloon of balloons) {
          const { x, y } = pen.poseOf(balloon);
          const lift = computeBuoyancy(balloon, params.air) - GRAVITY * balloon.getMass();
          if (lift > 0.5) pen.arrow({ x, y }, { x, y: y + lift / 5 }, 'outline');
        }
      },
      controls: { 'Tie a balloon': add, 'Pop a balloon': () => pop(balloons[0]) },
      info: () => 'Click or tap a balloon to pop it.',
      facts: () => {
        const buoyancy = balloons.reduce(
          (sum, balloon) => sum + computeBuoyancy(balloon, params.air),
          0,
        );
        return {
          Buoyancy: `${buoyancy.toFixed(1)} N`,
          Weight: `${(GRAVITY * mass([crate, ...balloons])).toFixed(1)} N`,
          Height: `${(crate.getPosition().y - 0.35).toFixed(1)} m`,
        };
      },
    };
  },
});
