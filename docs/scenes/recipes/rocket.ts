import { Circle, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

const MAX_TRAIL = 240;

export default defineScene({
  title: 'Homing rocket: turns toward its target and aims ahead',
  description:
    'A rocket pursues a flying target. It turns at a limited rate, and its fins end sideways motion. A dashed circle shows where it aims.',
  params: {
    thrust: range('Thrust', { min: 10, max: 50, step: 5, value: 30, unit: 'm/s²' }),
    turnRate: range('Turn rate', { min: 0.5, max: 6, step: 0.5, value: 3, unit: 'rad/s' }),
    lead: toggle('Aim ahead', true),
  },
  poster: 0.9,
  create(params) {
    const world = new World();
    const start = { x: -9, y: -5 };
    const rocket = world.createBody({
      type: 'dynamic',
      position: start,
      angle: Math.PI / 2,
      linearDamping: 2, // drag: the top speed is thrust / 2
      bullet: true,
      style: { fill: 'accent' },
    });
    const outline = [
      { x: 0.7, y: 0 },
      { x: 0.3, y: 0.2 },
      { x: -0.6, y: 0.2 },
      { x: -0.6, y: -0.2 },
      { x: 0.3, y: -0.2 },
    ];
    rocket.createFixture({ shape: new Polygon(outline), density: 20 });

    const drone = world.createBody({ type: 'kinematic', position: { x: 7, y: 3 } });
    drone.createFixture({ shape: new Circle(0.5), isSensor: true });
    let time = 0; // s
    let pointer: Vec2Value | undefined;

    // #region aim
    /** Returns where a target will be when the rocket arrives, if it flies at constant speed. */
    const aimAhead = (target: Vec2Value, targetVelocity: Vec2Value) => {
      const { x, y } = rocket.getPosition();
      const speed = Math.max(1, rocket.getLinearVelocity().length());
      const time = Math.hypot(target.x - x, target.y - y) / speed; // s
      return { x: target.x + time * targetVelocity.x, y: target.y + time * targetVelocity.y };
    };
    // #endregion

    // #region fly
    /** Turns toward a point, thrusts, and ends sideways motion. Call it before each step. */
    const flyTo = (point: Vec2Value, dt: number) => {
      const local = rocket.getLocalPoint(point);
      const turn = Math.atan2(local.y, local.x) / dt; // rad/s, to point there after this step
      rocket.setAngularVelocity(Math.max(-params.turnRate, Math.min(params.turnRate, turn)));

      const mass = rocket.getMass();
      const side = rocket.getWorldVector({ x: 0, y: 1 });
      const { x, y } = rocket.getLinearVelocity();
      // The fins: a force against the sideways velocity, in newtons.
      const fins = -5 * mass * (x * side.x + y * side.y);
      const thrust = params.thrust * mass;
      rocket.applyForceToCenter({
        x: thrust * side.y + fins * side.x,
        y: -thrust * side.x + fins * side.y,
      });
    };
    // #endregion

    const launch = () => {
      rocket.setTransform(start, Math.PI / 2);
      rocket.setLinearVelocity({ x: 0, y: 0 });
      rocket.setAngularVelocity(0);
      trail.length = 0;
      flight = 0;
    };
    const trail: Vec2Value[] = [];
    let aim: Vec2Value = drone.getPosition();
    let hits = 0;
    let flight = 0; // s, since the launch
    let blast: { center: Vec2Value; age: number } | undefined;
    let isHit = false;
    world.on('begin-contact', () => {
      isHit = true;
    });

    /** Moves the drone on a curve, or to the pointer. */
    const moveDrone = (dt: number) => {
      const { x, y } = drone.getPosition();
      const target = pointer ?? { x: 7 * Math.cos(0.9 * time), y: 3 + 2.4 * Math.sin(1.8 * time) };
      const [dx, dy] = [(target.x - x) / dt, (target.y - y) / dt];
      const scale = Math.min(1, 12 / Math.max(Math.hypot(dx, dy), 0.01)); // at most 12 m/s
      drone.setLinearVelocity({ x: dx * scale, y: dy * scale });
    };

    return {
      world,
      view: { x: 0, y: 0, width: 21, height: 13.6 },
      open: true,
      step(dt) {
        time += dt;
        flight += dt;
        moveDrone(dt);
        const target = drone.getPosition();
        aim = params.lead
          ? aimAhead(target, drone.getLinearVelocity())
          : { x: target.x, y: target.y };
        flyTo(aim, dt);
      },
      stepped(dt) {
        const { x, y } = rocket.getWorldPoint({ x: -0.6, y: 0 });
        trail.push({ x, y });
        if (trail.length > MAX_TRAIL) trail.shift();
        if (blast && blast.age > 0.4) blast = undefined;
        if (blast) blast.age += dt;
        if (isHit) {
          hits++;
          blast = { center: { ...rocket.getPosition() }, age: 0 };
        }
        if (isHit || flight > 8) launch();
        isHit = false;
      },
      draw(pen) {
        pen.line(trail, { stroke: 'quiet', width: 2 });
        pen.circle(aim, 0.6, { stroke: 'bad', dashed: true });
        const { x, y, angle } = pen.poseOf(rocket);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const at = (dx: number, dy: number) => ({
          x: x + dx * cos - dy * sin,
          y: y + dx * sin + dy * cos,
        });
        const length = 0.6 + 0.2 * Math.sin(40 * time);
        pen.polygon([at(-0.6, 0.15), at(-0.6 - length, 0), at(-0.6, -0.15)], { fill: 'bad' });
        pen.line([at(0.7, 0), aim], { stroke: 'quiet', dashed: true });
        if (blast) pen.circle(blast.center, 0.4 + 5 * blast.age, { stroke: 'bad', width: 4 });
      },
      pointer: {
        move(point) {
          pointer = { x: point.x, y: point.y };
        },
      },
      controls: { Launch: launch },
      info: () => 'Move the pointer, or touch the picture: the target follows it. Can it escape?',
      facts: () => ({
        Hits: hits,
        Flight: `${flight.toFixed(1)} s`,
        Speed: `${rocket.getLinearVelocity().length().toFixed(0)} m/s`,
      }),
    };
  },
});
