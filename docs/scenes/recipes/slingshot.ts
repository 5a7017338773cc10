import { Box, Circle, Edge, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

const REST = { x: -5, y: 2.4 };
const MAX_PULL = 1.8; // meters

export default defineScene({
  title: 'Slingshot: predicted trajectory',
  description:
    'A slingshot shoots a ball at a tower of boxes. While you pull the ball, dots show exactly where it will fly.',
  params: {
    power: range('Power', { min: 3, max: 10, step: 0.5, value: 6.5, unit: 'm/s per m' }),
    gravity: range('Gravity', { min: 2, max: 15, step: 0.5, value: 10, unit: 'm/s²' }),
  },
  poster: 0.9,
  create(params) {
    const world = new World();
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge({ x: -30, y: 0 }, { x: 30, y: 0 }), friction: 0.8 });
    ground.createFixture({ shape: new Box(0.5, 0.75, { x: 4.5, y: 0.75 }), friction: 0.8 });

    const createBox = (x: number, y: number, halfWidth: number, halfHeight: number) => {
      const box = world.createBody({ type: 'dynamic', position: { x, y } });
      box.createFixture({ shape: new Box(halfWidth, halfHeight), density: 1, friction: 0.6 });
      return { box, x, y };
    };
    const tower = [
      ...[0, 1, 2].flatMap((floor) => [
        createBox(2.3, 0.5 + 1.2 * floor, 0.15, 0.5),
        createBox(3.5, 0.5 + 1.2 * floor, 0.15, 0.5),
        createBox(2.9, 1.1 + 1.2 * floor, 0.85, 0.1),
      ]),
      createBox(4.5, 1.8, 0.3, 0.3),
    ];

    const ball = world.createBody({
      type: 'dynamic',
      position: REST,
      bullet: true,
      active: false,
      angularDamping: 1,
      style: { fill: 'accent' },
    });
    ball.createFixture({ shape: new Circle(0.25), density: 3, friction: 0.6, restitution: 0.2 });

    // #region predict
    /**
     * Returns where a body is after each of the next steps, if it hits nothing and has no damping. The engine
     * changes the velocity first, so gravity counts 1 + 2 + … + n times after n steps.
     */
    const predict = (from: Vec2Value, velocity: Vec2Value, steps: number, dt = 1 / 60) => {
      const gravity = world.getGravity();
      return Array.from({ length: steps }, (_, i) => {
        const n = i + 1;
        const sum = (n * (n + 1)) / 2;
        return {
          x: from.x + n * dt * velocity.x + sum * dt * dt * gravity.x,
          y: from.y + n * dt * velocity.y + sum * dt * dt * gravity.y,
        };
      });
    };
    // #endregion

    // #region pull
    /** How far the ball is pulled from its rest position; undefined while it flies. */
    let pull: Vec2Value | undefined = { x: -1.5, y: -0.55 };

    const aimAt = (point: Vec2Value) => {
      const [x, y] = [point.x - REST.x, point.y - REST.y];
      const scale = Math.min(1, MAX_PULL / Math.hypot(x, y));
      pull = { x: scale * x, y: scale * y };
      // An inactive body doesn't fall or collide.
      ball.setActive(false);
      ball.setTransform({ x: REST.x + pull.x, y: REST.y + pull.y }, 0);
    };

    const launchVelocity = ({ x, y }: Vec2Value) => ({
      x: -x * params.power,
      y: -y * params.power,
    });

    const launch = () => {
      if (!pull) return;
      ball.setActive(true);
      ball.setAngularVelocity(0);
      ball.setLinearVelocity(launchVelocity(pull));
      pull = undefined;
    };
    // #endregion

    aimAt({ x: REST.x - 1.5, y: REST.y - 0.55 });
    world.setGravity({ x: 0, y: -params.gravity });
    let path = predict(ball.getPosition(), launchVelocity(pull), 150);
    let countdown = 1;
    let isPulling = false;

    const nudge = (x: number, y: number) => {
      const from = pull ?? { x: -1, y: -0.3 };
      countdown = Infinity;
      aimAt({ x: REST.x + from.x + x, y: REST.y + from.y + y });
    };
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-0.1, 0],
      ArrowRight: [0.1, 0],
      ArrowUp: [0, 0.1],
      ArrowDown: [0, -0.1],
    };

    return {
      world,
      view: { x: -0.4, y: 3, width: 12.4, height: 7.4 },
      open: true,
      step(dt) {
        world.setGravity({ x: 0, y: -params.gravity });
        if (pull) path = predict(ball.getPosition(), launchVelocity(pull), 150);
        // The first shot shows how it works.
        countdown -= dt;
        if (countdown < 0) {
          countdown = Infinity;
          launch();
        }
      },
      pointer: {
        move: (point) => {
          if (isPulling) aimAt(point);
        },
        down: (point) => {
          countdown = Infinity;
          isPulling = true;
          aimAt(point);
        },
        up: () => {
          isPulling = false;
          launch();
        },
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down: (key) => {
          if (key === ' ') launch();
          else if (arrows[key]) nudge(...arrows[key]);
        },
        up: () => undefined,
        release: () => undefined,
      },
      draw(pen) {
        const band = pull ? pen.poseOf(ball) : REST;
        for (const x of [-0.18, 0.18])
          pen.line([{ x: REST.x + x, y: REST.y + 0.2 }, band], { stroke: 'joint', width: 4 });
        for (const x of [-0.18, 0.18])
          pen.line(
            [
              { x: REST.x, y: 0 },
              { x: REST.x, y: 1.7 },
              { x: REST.x + x, y: REST.y + 0.2 },
            ],
            { stroke: 'outline', width: 5 },
          );
        for (const [i, point] of path.entries())
          if (i % 4 === 3 && point.y > 0) pen.dot(point, 'accent', 2.5);
      },
      controls: {
        Rebuild() {
          for (const { box, x, y } of tower) {
            box.setTransform({ x, y }, 0);
            box.setLinearVelocity({ x: 0, y: 0 });
            box.setAngularVelocity(0);
          }
        },
      },
      info: () => 'Pull the ball and release it. Or ← → ↑ ↓: aim, Space: shoot.',
      facts: () => {
        const fallen = tower.filter(({ box, y }) => box.getPosition().y < y - 0.3).length;
        const speed = pull ? Math.hypot(pull.x, pull.y) * params.power : undefined;
        return {
          'Launch speed': speed === undefined ? 'in flight' : `${speed.toFixed(1)} m/s`,
          Fallen: `${fallen} of ${tower.length} boxes`,
        };
      },
    };
  },
});
