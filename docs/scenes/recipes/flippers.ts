import { Box, Chain, Circle, RevoluteJoint, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

const RADIUS = 0.2;
const BUMPERS = [
  { x: -1.7, y: 5.2 },
  { x: 1.7, y: 5.2 },
  { x: 0, y: 6.3 },
];

export default defineScene({
  title: 'Pinball: flippers, bumpers, and slingshots',
  description:
    'A ball rolls down a pinball table. Two flippers, driven by motors of revolute joints, shoot it back up to the bumpers.',
  params: {
    speed: range('Flipper speed', { min: 8, max: 30, step: 1, value: 20, unit: 'rad/s' }),
    slope: range('Slope', { min: 2, max: 10, step: 0.5, value: 5, unit: 'm/s²' }),
    auto: toggle('Autopilot', true),
  },
  poster: 1.2,
  create(params, random) {
    const world = new World();
    const table = world.createBody();
    const outline = [
      { x: -1.75, y: 1.5 },
      { x: -5, y: 3.1 },
      { x: -5, y: 6.5 },
      { x: -4, y: 7.5 },
      { x: 4, y: 7.5 },
      { x: 5, y: 6.5 },
      { x: 5, y: 3.1 },
      { x: 1.75, y: 1.5 },
    ];
    table.createFixture({ shape: new Chain(outline), friction: 0.1, restitution: 0.3 });
    for (const [i, bumper] of BUMPERS.entries()) {
      const shape = new Circle(bumper, 0.5);
      // The engine multiplies the impact speed by the restitution: above 1, bumpers make the ball faster.
      table.createFixture({ shape, restitution: 1.3, userData: i });
    }

    // #region flipper
    /**
     * Creates a flipper that turns around its outer end, up to 0.5 rad above and below the horizontal.
     * @param side -1 for the left flipper, 1 for the right one
     */
    const createFlipper = (side: -1 | 1) => {
      const pivot = { x: 1.65 * side, y: 1.42 };
      const flipper = world.createBody({ type: 'dynamic', position: pivot, bullet: true });
      const shape = new Box(0.62, 0.11, { x: -0.6 * side, y: 0 });
      flipper.createFixture({ shape, density: 5, friction: 0.3 });
      const options = {
        enableLimit: true,
        lowerAngle: -0.5,
        upperAngle: 0.5,
        enableMotor: true,
        maxMotorTorque: 500, // N·m, enough to reach its speed in one step
      };
      const joint = new RevoluteJoint(options, table, flipper, pivot);
      world.createJoint(joint);
      return { joint, side };
    };
    const left = createFlipper(-1);
    const right = createFlipper(1);

    /** Turns a flipper up at full speed, or down at a third of it. The limits stop it. */
    const flip = ({ joint, side }: { joint: RevoluteJoint; side: number }, isUp: boolean) => {
      const speed = isUp ? params.speed : -params.speed / 3;
      joint.setMotorSpeed(-side * speed);
    };
    // #endregion

    const ball = world.createBody({
      type: 'dynamic',
      bullet: true,
      angularDamping: 0.5,
      style: { fill: 'accent' },
    });
    ball.createFixture({ shape: new Circle(RADIUS), density: 1, friction: 0.2, restitution: 0.3 });
    let lost = -1;
    const serve = () => {
      ball.setTransform({ x: 1.2 * random() - 0.6, y: 4.2 }, 0);
      ball.setLinearVelocity({ x: 2 * random() - 1, y: 2 });
      ball.setAngularVelocity(0);
      lost++;
    };
    serve();

    let score = 0;
    let flash = { bumper: -1, age: 1 };
    // #region bumper
    world.on('begin-contact', (contact) => {
      for (const fixture of [contact.getFixtureA(), contact.getFixtureB()]) {
        const bumper = fixture.getUserData();
        if (typeof bumper !== 'number') continue;
        score += 100;
        flash = { bumper, age: 0 };
      }
    });
    // #endregion

    /** Whether the ball is above a flipper and close to it. */
    const isNear = (side: number) => {
      const { x, y } = ball.getPosition();
      return x * side > 0 && x * side < 1.3 && y < 1.75;
    };
    const held = new Set<string>();
    let isPlayed = false;
    return {
      world,
      view: { x: 0, y: 3.95, width: 11.4, height: 7.5 },
      step(dt) {
        world.setGravity({ x: 0, y: -params.slope });
        const isAuto = params.auto && !isPlayed;
        flip(left, held.has('ArrowLeft') || (isAuto && isNear(-1)));
        flip(right, held.has('ArrowRight') || (isAuto && isNear(1)));
        // Bumpers can't make it faster and faster.
        const velocity = ball.getLinearVelocity();
        const scale = Math.min(1, 14 / (velocity.length() || 1));
        ball.setLinearVelocity({ x: velocity.x * scale, y: velocity.y * scale });
        if (ball.getPosition().y < -0.5) serve();
        flash.age += dt;
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight'],
        down: (key) => {
          held.add(key);
          isPlayed = true;
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        for (const [i, bumper] of BUMPERS.entries()) {
          const isHit = i === flash.bumper && flash.age < 0.15;
          pen.circle(bumper, 0.5, { fill: isHit ? 'bad' : 'kinematic', stroke: 'outline' });
          pen.text(bumper, '100', isHit ? 'static' : 'outline', 'center');
        }
      },
      info: () => '← →: flippers. Hold both to catch the ball.',
      facts: () => ({
        Score: score,
        'Balls lost': lost,
        Speed: `${ball.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});
