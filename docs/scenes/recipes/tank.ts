import { Box, Chain, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

const HALF_GAUGE = 1.1; // m, from the center to each track
const HALF_LENGTH = 1.4; // m
const MAX_MARKS = 400;

export default defineScene({
  title: 'Tank: two tracks steer by their difference in speed',
  description:
    'A tank with two tracks drives on a field that is seen from above, and pushes crates. Arrows show the force of each track.',
  params: {
    speed: range('Track speed', { min: 1, max: 8, step: 0.5, value: 4, unit: 'm/s' }),
    grip: range('Track grip', { min: 1, max: 12, step: 0.5, value: 7, unit: 'm/s²' }),
  },
  poster: 2.4,
  create(params) {
    const world = new World(); // without gravity: down is into the screen
    const walls = [
      { x: -10.5, y: -7 },
      { x: 10.5, y: -7 },
      { x: 10.5, y: 7 },
      { x: -10.5, y: 7 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls, true), friction: 0.3 });
    for (let i = 0; i < 16; i++) {
      const position = { x: 4.5 + 1.05 * (i % 4), y: -1.6 + 1.05 * Math.floor(i / 4) };
      const crate = world.createBody({
        type: 'dynamic',
        position,
        linearDamping: 3,
        angularDamping: 3,
      });
      crate.createFixture({ shape: new Box(0.5, 0.5), density: 40, friction: 0.3 });
    }

    const tank = world.createBody({
      type: 'dynamic',
      position: { x: -2.4, y: -5 },
      style: { fill: 'dynamic' },
    });
    tank.createFixture({ shape: new Box(HALF_LENGTH, 1.35), density: 300, friction: 0.3 });

    // #region track
    /**
     * Applies the force between the ground and one end of a track, at most `grip` times its load. It acts
     * against the velocity with which the track slides over the ground.
     */
    const applyTrackForce = (end: Vec2Value, trackSpeed: number, dt: number) => {
      const point = tank.getWorldPoint(end);
      const forward = tank.getWorldVector({ x: 1, y: 0 });
      const velocity = tank.getLinearVelocityFromWorldPoint(point);
      // Where the track touches the ground, it moves backward relative to the tank.
      const slip = {
        x: velocity.x - trackSpeed * forward.x,
        y: velocity.y - trackSpeed * forward.y,
      };
      const load = tank.getMass() / 4; // kg on each of four ends
      const grip = (params.grip * dt) / Math.max(Math.hypot(slip.x, slip.y), params.grip * dt);
      const force = { x: (-grip * load * slip.x) / dt, y: (-grip * load * slip.y) / dt };
      tank.applyForce(force, point);
      return force;
    };
    // #endregion

    // The tank drives at the start, as if these keys were held.
    const held = new Set(['ArrowUp', 'ArrowLeft']);
    let isPlayed = false;
    let tracks = { left: 0, right: 0 }; // m/s
    const marks: Vec2Value[] = [];
    let forces: { point: Vec2Value; force: Vec2Value }[] = [];

    // #region steer
    /** Returns the speeds of both tracks, in m/s. A turn slows one of them down, or reverses it. */
    const steer = () => {
      const throttle = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
      const turn = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      const amount = throttle < 0 ? -0.6 : 0.6; // of the track speed
      return {
        left: params.speed * Math.max(-1, Math.min(1, throttle + turn * amount)),
        right: params.speed * Math.max(-1, Math.min(1, throttle - turn * amount)),
      };
    };

    /** Call this before each step. */
    const drive = (dt: number) => {
      tracks = steer();
      const ends = [-1, 1].flatMap((end) => [
        { x: 0.8 * end, y: HALF_GAUGE, speed: tracks.left },
        { x: 0.8 * end, y: -HALF_GAUGE, speed: tracks.right },
      ]);
      forces = ends.map(({ x, y, speed }) => ({
        point: { x, y },
        force: applyTrackForce({ x, y }, speed, dt),
      }));
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 0, width: 21.6, height: 14.4 },
      step(dt) {
        drive(dt);
        for (const y of [-HALF_GAUGE, HALF_GAUGE]) {
          const { x: markX, y: markY } = tank.getWorldPoint({ x: -HALF_LENGTH, y });
          marks.push({ x: markX, y: markY });
        }
        marks.splice(0, marks.length - MAX_MARKS);
      },
      draw(pen) {
        for (const mark of marks) pen.circle(mark, 0.06, { fill: 'quiet' });
        const { x, y, angle } = pen.poseOf(tank);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const at = (dx: number, dy: number) => ({
          x: x + dx * cos - dy * sin,
          y: y + dx * sin + dy * cos,
        });
        const drawBox = (center: Vec2Value, halfX: number, halfY: number, fill: string) =>
          pen.polygon(
            [
              at(center.x - halfX, center.y - halfY),
              at(center.x + halfX, center.y - halfY),
              at(center.x + halfX, center.y + halfY),
              at(center.x - halfX, center.y + halfY),
            ],
            { fill, stroke: 'outline' },
          );
        for (const side of [-HALF_GAUGE, HALF_GAUGE])
          drawBox({ x: 0, y: side }, HALF_LENGTH, 0.25, 'outline');
        drawBox({ x: -0.1, y: 0 }, 0.95, 0.72, 'good');
        drawBox({ x: 1.2, y: 0 }, 0.9, 0.1, 'good');
        for (const { point, force } of forces) {
          const from = at(point.x, point.y);
          pen.arrow(from, { x: from.x + force.x / 2500, y: from.y + force.y / 2500 }, 'bad');
        }
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ↑ and ↓ to drive, and ← and → to turn, also on the spot.',
      facts: () => ({
        'Left track': `${tracks.left.toFixed(1)} m/s`,
        'Right track': `${tracks.right.toFixed(1)} m/s`,
        Speed: `${tank.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});
