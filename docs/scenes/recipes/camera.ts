import { type Body, Chain, Circle, type Vec2Value, World } from 'planck';
import { choice, defineScene, range, toggle } from '#scene';

const LEVEL = { left: 0, right: 70, bottom: -3, top: 14 };
/** Width of the picture divided by its height. */
const ASPECT = 1.7;
/** Height of the picture's center above the body, in meters: more sky than soil. */
const RISE = 1.5;

export default defineScene({
  title: 'Camera: dead zone, look-ahead, bounds, and zoom to fit',
  description:
    'Three balls race over hills. The camera follows one of them with a dead zone and look-ahead, or zooms so that all three fit into the picture. It never shows what is outside of the level.',
  params: {
    mode: choice('Camera', ['follow one ball', 'fit all balls']),
    rate: range('Smoothing rate', { min: 1, max: 20, step: 0.5, value: 4, unit: '1/s' }),
    deadZone: range('Dead zone', { min: 0, max: 6, step: 0.5, value: 2, unit: 'm' }),
    lookAhead: range('Look-ahead', { min: 0, max: 1, step: 0.05, value: 0.4, unit: 's' }),
    show: toggle('Show the dead zone', true),
  },
  poster: 3.4,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const hills = Array.from({ length: 141 }, (_, i) => {
      const x = i / 2;
      return {
        x,
        y: 1.6 + 1.3 * Math.sin(0.42 * x) * Math.sin(0.11 * x) + 0.4 * Math.sin(0.8 * x),
      };
    });
    const ground = world.createBody();
    const outline = [{ x: LEVEL.left, y: 40 }, ...hills, { x: LEVEL.right, y: 40 }];
    ground.createFixture({ shape: new Chain(outline), friction: 1 });

    const createBall = (x: number, fill: string) => {
      const position = { x, y: 4.5 };
      const ball = world.createBody({ type: 'dynamic', position, style: { fill } });
      ball.createFixture({
        shape: new Circle(0.5),
        density: 1,
        friction: 1,
        restitution: 0.2,
        filterGroupIndex: -1, // balls pass each other
      });
      return ball;
    };
    const hero = createBall(6, 'bad');
    const rivals = [createBall(4, 'dynamic'), createBall(8, 'good')];
    const balls = [...rivals, hero];

    /** Rolls a ball: its angular velocity approaches a speed, in radians per second. */
    const roll = (ball: Body, speed: number) => {
      ball.applyTorque(0.8 * ball.getMass() * (speed - ball.getAngularVelocity()));
    };
    const isGrounded = (ball: Body) => {
      for (let edge = ball.getContactList(); edge; edge = edge.next ?? null)
        if (edge.contact.isTouching()) return true;
      return false;
    };
    /** What drives each ball: 1 to the right, -1 to the left. */
    const directions = new Map(balls.map((ball) => [ball, 1]));
    const drive = (ball: Body, maxSpeed: number) => {
      const { x } = ball.getPosition();
      if (x > LEVEL.right - 4) directions.set(ball, -1);
      if (x < LEVEL.left + 4) directions.set(ball, 1);
      roll(ball, -maxSpeed * (directions.get(ball) ?? 1));
    };

    const held = new Set<string>();
    let isPlayed = false;
    const jump = () => {
      if (!isGrounded(hero)) return;
      const { x, y } = hero.getLinearVelocity();
      hero.setLinearVelocity({ x, y: Math.max(y, 0) + 8 });
    };

    // #region camera
    /** Center and size of what the screen shows, in meters. */
    const camera = { x: 6, y: 5, width: 17, height: 17 / ASPECT };

    /** Moves the camera toward a center and a width. Call it after each step, or once per frame. */
    const moveCamera = (center: Vec2Value, width: number, dt: number) => {
      // The share of the way in this time, which is the same at each frame rate.
      const share = 1 - Math.exp(-params.rate * dt);
      camera.width += share * (width - camera.width);
      camera.height = camera.width / ASPECT;
      const x = camera.x + share * (center.x - camera.x);
      const y = camera.y + share * (center.y - camera.y);
      // Bounds: the level has to fill the screen.
      camera.x = clampCenter(x, camera.width, LEVEL.left, LEVEL.right);
      camera.y = clampCenter(y, camera.height, LEVEL.bottom, LEVEL.top);
    };
    // #endregion

    // #region follow
    /** Returns the center from which a body is in the dead zone, with a look-ahead of some seconds. */
    const centerFor = (body: Body): Vec2Value => {
      const position = body.getPosition();
      const velocity = body.getLinearVelocity();
      const x = position.x + params.lookAhead * velocity.x;
      const y = position.y + RISE;
      const half = params.deadZone / 2;
      return {
        x: clamp(camera.x, x - half, x + half),
        y: clamp(camera.y, y - half / 2, y + half / 2),
      };
    };
    // #endregion

    // #region fit
    /** Returns the center and the width with which all bodies are visible, with a margin in meters. */
    const fit = (bodies: Body[], margin: number, minWidth: number) => {
      const xs = bodies.map((body) => body.getPosition().x);
      const ys = bodies.map((body) => body.getPosition().y);
      const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
      const [bottom, top] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
      const center = { x: (left + right) / 2, y: (bottom + top) / 2 };
      return { center, width: Math.max(right - left, (top - bottom) * ASPECT, minWidth) };
    };
    // #endregion

    // Where the picture shows the camera between two steps: bodies and the view move together.
    const marker = world.createBody({ position: camera });

    return {
      world,
      get view() {
        return { ...camera };
      },
      mouseForce: 0,
      step() {
        for (const [i, rival] of rivals.entries()) drive(rival, 11 + 4 * i);
        const steering = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (isPlayed) roll(hero, -16 * steering);
        else drive(hero, 13);
      },
      stepped(dt) {
        if (params.mode === 'fit all balls') {
          const maxWidth = (LEVEL.top - LEVEL.bottom) * ASPECT;
          const { center, width } = fit(balls, 3, 14);
          moveCamera(center, Math.min(width, maxWidth), dt);
        } else moveCamera(centerFor(hero), 17, dt);
        marker.setPosition(camera);
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          isPlayed = true;
          if (key === 'ArrowUp' && !held.has(key)) jump();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      controls: { Jump: jump },
      draw(pen) {
        const { left, right, bottom, top } = LEVEL;
        const soil = [{ x: left, y: bottom - 9 }, ...hills, { x: right, y: bottom - 9 }];
        pen.polygon(soil, { fill: 'static', stroke: 'outline' });
        for (let x = 5; x < right; x += 5)
          pen.text({ x, y: bottom + 2 }, `${x} m`, 'outline', 'center');
        const level = [
          { x: left, y: bottom },
          { x: right, y: bottom },
          { x: right, y: top },
          { x: left, y: top },
        ];
        pen.polygon(level, { stroke: 'accent', width: 3 });
        if (!params.show || params.mode === 'fit all balls') return;
        const x = pen.poseOf(marker).x;
        const y = pen.poseOf(marker).y - RISE;
        const half = params.deadZone / 2;
        const corners = [
          { x: x - half, y: y - half / 2 },
          { x: x + half, y: y - half / 2 },
          { x: x + half, y: y + half / 2 },
          { x: x - half, y: y + half / 2 },
        ];
        pen.polygon(corners, { stroke: 'accent', dashed: true });
        const from = pen.poseOf(hero);
        const ahead = { x: from.x + params.lookAhead * hero.getLinearVelocity().x, y: from.y };
        pen.line([from, ahead], { stroke: 'bad', width: 2 });
        pen.dot(ahead, 'bad', 5);
      },
      info: () => 'Press ← and → to roll the red ball, and ↑ to jump.',
      facts: () => ({
        Camera: `${camera.x.toFixed(1)}, ${camera.y.toFixed(1)} m`,
        'Visible width': `${camera.width.toFixed(1)} m`,
      }),
    };
  },
});

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

// #region bounds
/** Returns the center nearest to a wanted one from which a view of this size shows only the level. */
function clampCenter(center: number, size: number, min: number, max: number): number {
  // A level that is smaller than the view is in its middle.
  return max - min < size ? (min + max) / 2 : clamp(center, min + size / 2, max - size / 2);
}
// #endregion
