import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Tunneling and CCD (bullets)',
  description:
    'Balls are shot at two thin walls, and rings mark their positions after each step. The lower wall is static: continuous collision detection (CCD) always stops the ball. The upper wall is a dynamic door: a fast ball tunnels through it between two steps, unless the ball is a bullet.',
  params: {
    speed: range('Speed', { min: 5, max: 100, step: 1, value: 60, unit: 'm/s' }),
    bullet: toggle('Bullet', false),
  },
  poster: 0.4,
  scene({ World, Box, Circle, Chain, RevoluteJoint }, params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const WALL = { x: 1.5, half: 0.04 }; // much thinner than the distance that a fast ball moves in a step
    const LANES = { door: 1.6, wall: -1.6 };

    // The room always stops balls: continuous collision detection covers static bodies by default.
    const room = world.createBody();
    const corners = [
      { x: -5.7, y: -3.1 },
      { x: 5.7, y: -3.1 },
      { x: 5.7, y: 3.1 },
      { x: -5.7, y: 3.1 },
    ];
    room.createFixture({ shape: new Chain(corners, true) });

    const wall = world.createBody({ position: { x: WALL.x, y: LANES.wall } });
    wall.createFixture({ shape: new Box(WALL.half, 1.1) });

    const door = world.createBody({
      type: 'dynamic',
      position: { x: WALL.x, y: LANES.door },
      angularDamping: 3,
    });
    door.createFixture({ shape: new Box(WALL.half, 1.1), density: 15 });
    const hinge = { x: WALL.x, y: LANES.door + 1.1 };
    const limits = { enableLimit: true, lowerAngle: -1, upperAngle: 1 };
    world.createJoint(new RevoluteJoint(limits, room, door, hinge));

    const shoot = (y: number, x: number) => {
      const position = { x, y };
      const ball = world.createBody({
        type: 'dynamic',
        position,
        linearVelocity: { x: params.speed, y: 0 },
        gravityScale: 0,
        bullet: params.bullet,
      });
      ball.createFixture({ shape: new Circle(0.15), density: 1 });
      return { ball, steps: [position], isThrough: false };
    };

    let shots = [shoot(LANES.door, -5), shoot(LANES.wall, -5)];
    let age = 0; // of the shots, in seconds
    let through = 0;
    let count = 1;

    const shootAgain = () => {
      for (const { ball } of shots) world.destroyBody(ball);
      // A random start varies where the steps fall, and with that whether a ball tunnels.
      const x = -5.5 + random();
      shots = [shoot(LANES.door, x), shoot(LANES.wall, x)];
      age = 0;
      count++;
    };

    return {
      world,
      view: { x: 0, y: 0, width: 11.8, height: 6.6 },
      step(dt) {
        for (const shot of shots) {
          const { x, y } = shot.ball.getPosition();
          const isFast = shot.ball.getLinearVelocity().x > params.speed / 2;
          shot.ball.setBullet(params.bullet);
          if (isFast) shot.steps.push({ x, y });
          if (shot.isThrough || !isFast || x < WALL.x) continue;
          shot.isThrough = true;
          through++;
        }
        age += dt;
        if (age > 3) shootAgain();
      },
      draw(pen) {
        for (const { steps } of shots)
          for (const point of steps) pen.circle(point, 0.15, { stroke: 'box' });
        pen.text({ x: -5.4, y: LANES.door + 0.9 }, 'dynamic door');
        pen.text({ x: -5.4, y: LANES.wall + 0.9 }, 'static wall');
        for (const { ball, isThrough } of shots)
          if (isThrough) pen.text({ x: 2.2, y: ball.getPosition().y + 0.4 }, 'tunneled', 'bad');
      },
      controls: { 'Shoot again': shootAgain },
      facts: () => ({
        'Distance per step': `${(params.speed / 60).toFixed(2)} m`,
        'Tunneled shots': `${through} of ${count}`,
      }),
    };
  },
});
