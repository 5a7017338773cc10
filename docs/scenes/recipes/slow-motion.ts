import { type Body, Box, Chain, Circle, RopeJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Slow motion and pause: a time scale between frames and steps',
  description:
    'A heavy ball on a chain swings through a tower of boxes. Before it hits, time slows down, and returns to normal speed after a while.',
  params: {
    slow: range('Slow motion', { min: 0.05, max: 1, step: 0.05, value: 0.15 }),
    ease: range('Transition', { min: 0, max: 1, step: 0.05, value: 0.3, unit: 's' }),
  },
  poster: 1.45,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -7, y: 12 },
      { x: -7, y: 0 },
      { x: 7, y: 0 },
      { x: 7, y: 12 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(room), friction: 0.7 });

    const boxes: { body: Body; x: number; y: number }[] = [];
    for (let row = 0; row < 8; row++) {
      for (let column = 0; column < 3; column++) {
        const [x, y] = [1.2 + 0.62 * column, 0.3 + 0.6 * row];
        const body = world.createBody({ type: 'dynamic', position: { x, y } });
        body.createFixture({ shape: new Box(0.3, 0.3), density: 1, friction: 0.6 });
        boxes.push({ body, x, y });
      }
    }
    const start = { x: -5.2, y: 6 };
    const hook = { x: 0.2, y: 7.4 };
    const ball = world.createBody({ type: 'dynamic', position: start, style: { fill: 'bad' } });
    ball.createFixture({ shape: new Circle(0.6), density: 6, friction: 0.5 });
    const rope = new RopeJoint({
      bodyA: ground,
      bodyB: ball,
      localAnchorA: hook,
      localAnchorB: { x: 0, y: 0 },
      maxLength: Math.hypot(hook.x - start.x, hook.y - start.y),
    });
    world.createJoint(rope);

    const again = () => {
      for (const { body, x, y } of [...boxes, { body: ball, ...start }]) {
        body.setTransform({ x, y }, 0);
        body.setLinearVelocity({ x: 0, y: 0 });
        body.setAngularVelocity(0);
        body.setAwake(true);
      }
      slowFor = 0;
      wasNear = false;
    };

    // #region scale
    /** Simulated seconds per second: 1 is normal, 0 is a pause. */
    let timeScale = 1;
    let isPaused = false;
    /** How long slow motion still lasts, in seconds of real time. */
    let slowFor = 0;

    /** Approaches the wanted time scale. Call it before each step, with the length of the step. */
    const updateTimeScale = (dt: number) => {
      const realTime = dt / timeScale; // a step takes longer in slow motion
      slowFor -= realTime;
      const wanted = slowFor > 0 || held.has(' ') ? params.slow : 1;
      const share = params.ease > 0 ? Math.min(1, realTime / params.ease) : 1;
      timeScale += (wanted - timeScale) * share;
    };
    // #endregion

    let wasNear = false;
    const held = new Set<string>();
    return {
      world,
      view: { x: 0, y: 3.7, width: 13.2, height: 7.8 },
      // #region speed
      // How fast this picture plays. In a game, multiply the time of a frame with it.
      get speed() {
        return isPaused ? 0 : timeScale;
      },
      // #endregion
      step(dt) {
        const isNear = ball.getPosition().x > -0.3 && ball.getLinearVelocity().x > 4;
        if (isNear && !wasNear) slowFor = 2.5;
        wasNear ||= isNear;
        updateTimeScale(dt);
      },
      keys: {
        names: [' ', 'p'],
        down: (key) => {
          if (key.toLowerCase() === 'p' && !held.has(key)) isPaused = !isPaused;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        const { x, y } = pen.poseOf(ball);
        pen.line([hook, { x, y }], { stroke: 'joint', width: 3 });
        const label = isPaused ? 'Paused' : timeScale < 0.95 ? 'Slow motion' : '';
        if (label) pen.text({ x: -4.4, y: 6.6 }, label, 'accent', 'center', 0.5);
        const width = 2.4 * (isPaused ? 0 : timeScale);
        pen.line(
          [
            { x: -5.6, y: 6.2 },
            { x: -3.2, y: 6.2 },
          ],
          { stroke: 'quiet', width: 5 },
        );
        pen.line(
          [
            { x: -5.6, y: 6.2 },
            { x: -5.6 + width, y: 6.2 },
          ],
          { stroke: 'accent', width: 5 },
        );
      },
      controls: {
        Again: again,
        'Pause or continue': () => {
          isPaused = !isPaused;
        },
      },
      info: () => 'Hold Space: slow motion. P: pause or continue.',
      facts: () => ({
        'Time scale': (isPaused ? 0 : timeScale).toFixed(2),
        'Speed of the ball': `${ball.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});
