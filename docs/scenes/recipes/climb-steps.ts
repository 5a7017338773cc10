import { Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

const HALF = { x: 0.3, y: 0.4 }; // m, of the player's body
const GRAVITY = 20; // m/s²
const SPEED = 3; // m/s

export default defineScene({
  title: 'Climb steps: a character that floats above the ground',
  description:
    'A spring holds a walking character above the ground, so its body never touches the stairs. Steps that are higher than the gap stop it.',
  params: {
    ride: range('Ride height', { min: 0.2, max: 0.7, step: 0.05, value: 0.5, unit: 'm' }),
    frequency: range('Spring frequency', { min: 2, max: 6, step: 0.5, value: 4, unit: 'Hz' }),
    damping: range('Damping ratio', { min: 0.2, max: 1, step: 0.1, value: 0.7 }),
  },
  poster: 1.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const corners = [{ x: -5.5, y: 0 }];
    // Distance to the next step and its height, in meters.
    const steps = [
      [1.5, 0.25],
      [0.6, 0.25],
      [0.6, 0.25],
      [0.6, 0.25],
      [0.6, 0.25],
      [1.6, 0.45],
      [1.5, -0.425],
      [0.6, -0.425],
      [0.6, -0.425],
      [0.6, -0.425],
      [2.2, 6],
    ] as const;
    let { x: edge, y: height } = { x: -5.5, y: 0 };
    for (const [run, rise] of steps) {
      edge += run;
      corners.push({ x: edge, y: height }, { x: edge, y: height + rise });
      height += rise;
    }
    corners.unshift({ x: -5.5, y: 6 });
    world.createBody().createFixture({ shape: new Chain(corners, false) });

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -5, y: params.ride + HALF.y },
      fixedRotation: true,
      style: { fill: 'accent' },
    });
    player.createFixture({ shape: new Box(HALF.x, HALF.y), density: 60, friction: 0 });

    // #region ground-below
    /** Returns the height of the ground below a point, in meters; undefined if it is out of reach. */
    const groundBelow = (x: number, y: number, reach: number) => {
      let ground: number | undefined;
      world.rayCast({ x, y }, { x, y: y - reach }, (fixture, point, normal, fraction) => {
        // Ignore the player and walls.
        if (fixture.getBody() === player || normal.y < 0.7) return -1;
        ground = point.y;
        return fraction;
      });
      return ground;
    };
    // #endregion

    let gap: number | undefined; // m, between body and ground; undefined in the air
    let force = 0; // N
    let isJumping = false;

    // #region float
    /** Holds the player above the highest ground below it, like a spring. Call it before each step. */
    const float = () => {
      const { x, y } = player.getPosition();
      const speed = player.getLinearVelocity().y;
      if (speed <= 0) isJumping = false;
      const feet = y - HALF.y;
      // On the ground, the spring also pulls down, so that the player doesn't fly off the stairs.
      const reach = params.ride + (gap === undefined ? 0 : 0.5);
      const heights = [-HALF.x, 0, HALF.x + 0.02].flatMap(
        (side) => groundBelow(x + side * facing, feet + 0.02, reach) ?? [],
      );
      gap = heights.length && !isJumping ? feet - Math.max(...heights) : undefined;
      force = 0;
      if (gap === undefined) return;
      const omega = 2 * Math.PI * params.frequency; // rad/s
      const spring = omega ** 2 * (params.ride - gap) - 2 * params.damping * omega * speed; // m/s²
      force = player.getMass() * (spring + GRAVITY);
      player.applyForceToCenter({ x: 0, y: force });
    };
    // #endregion

    // The character walks at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;
    let facing = 1;
    let walked = 0; // m

    const walk = (dt: number) => {
      const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      if (direction) facing = direction;
      const { x, y } = player.getLinearVelocity();
      walked += x * dt;
      const change = Math.max(-30 * dt, Math.min(30 * dt, SPEED * direction - x));
      player.setLinearVelocity({ x: x + change, y });
    };

    return {
      world,
      view: { x: 0, y: 2.2, width: 11.6, height: 6 },
      step(dt) {
        walk(dt);
        float();
      },
      draw(pen) {
        pen.polygon([...corners.slice(1, -1), { x: 5.5, y: -2 }, { x: -5.5, y: -2 }], {
          fill: 'static',
        });
        const { x, y } = pen.poseOf(player);
        const hip = y - HALF.y;
        for (const phase of [0, Math.PI]) {
          const swing = phase + walked * 4;
          const footX = x + 0.25 * Math.cos(swing);
          const ground = groundBelow(footX, hip, 1) ?? hip - params.ride;
          const footY =
            (gap === undefined ? hip - 0.3 : ground) + 0.12 * Math.max(0, Math.sin(-swing));
          const knee = { x: (x + footX) / 2 + 0.1 * facing, y: (hip + footY) / 2 };
          const foot = { x: footX, y: footY };
          pen.line([{ x, y: hip }, knee, foot], { stroke: 'outline', width: 3 });
          pen.dot(foot, 'outline', 4);
        }
        pen.circle({ x: x + 0.15 * facing, y: y + 0.2 }, 0.06, { fill: 'outline' });
        if (force > 0) pen.arrow({ x, y }, { x, y: y + force / 800 }, 'good');
      },
      highlights: {
        gap(pen) {
          const { x, y } = pen.poseOf(player);
          const ground = y - HALF.y - (gap ?? 0);
          for (const side of [-HALF.x, 0, HALF.x])
            pen.line(
              [
                { x: x + side, y: y - HALF.y },
                { x: x + side, y: ground },
              ],
              { stroke: 'accent', width: 4 },
            );
        },
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
          if (key !== 'ArrowUp' || gap === undefined) return;
          isJumping = true;
          player.setLinearVelocity({ x: player.getLinearVelocity().x, y: 8 });
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ← and → to walk, and ↑ to jump.',
      facts: () => ({
        'Gap below the body': gap === undefined ? 'in the air' : `${gap.toFixed(2)} m`,
        'Spring force': `${force.toFixed(0)} N`,
      }),
    };
  },
});
