import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region direction
/** Returns the direction of the held arrow keys, such as `ArrowLeft`. Its length is 1, or 0 without a key. */
export function readDirection(heldKeys: ReadonlySet<string>): Vec2Value {
  const x = Number(heldKeys.has('ArrowRight')) - Number(heldKeys.has('ArrowLeft'));
  const y = Number(heldKeys.has('ArrowUp')) - Number(heldKeys.has('ArrowDown'));
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}
// #endregion

// #region walk
/**
 * Accelerates a character toward its target velocity. Call it before every step.
 * @param direction vector of length 1, or 0 to brake
 * @param topSpeed in m/s
 * @param acceleration maximum, in m/s²
 * @param dt length of the step, in seconds
 */
export function walk(
  body: Body,
  direction: Vec2Value,
  topSpeed: number,
  acceleration: number,
  dt: number,
): void {
  const velocity = body.getLinearVelocity();
  const x = topSpeed * direction.x - velocity.x;
  const y = topSpeed * direction.y - velocity.y;
  const maxChange = acceleration * dt; // m/s in one step
  const scale = body.getMass() * Math.min(1, maxChange / (Math.hypot(x, y) || 1));
  body.applyLinearImpulse({ x: x * scale, y: y * scale }, body.getWorldCenter());
}
// #endregion

// #region floor-friction
/**
 * Slows a body down as a rough floor does. Call it before every step.
 * @param deceleration in m/s²
 * @param dt length of the step, in seconds
 */
export function applyFloorFriction(body: Body, deceleration: number, dt: number): void {
  const { x, y } = body.getLinearVelocity();
  const speed = Math.hypot(x, y);
  if (speed === 0) return;
  const scale = Math.max(0, 1 - (deceleration * dt) / speed);
  body.setLinearVelocity({ x: x * scale, y: y * scale });
}
// #endregion

export default defineScene({
  title: 'Top-down walk: accelerate toward a velocity, in eight directions',
  description:
    'A character walks in a room that is seen from above, and pushes crates. A circle shows its top speed, an arrow its velocity.',
  params: {
    speed: range('Top speed', { min: 2, max: 8, step: 0.5, value: 5, unit: 'm/s' }),
    acceleration: range('Acceleration', { min: 5, max: 80, step: 5, value: 30, unit: 'm/s²' }),
    friction: range('Friction of the crates', {
      min: 0,
      max: 8,
      step: 0.5,
      value: 4,
      unit: 'm/s²',
    }),
  },
  poster: 1.2,
  create(params) {
    const world = new World(); // without gravity: down is into the screen
    const walls = [
      { x: -6.6, y: -4.2 },
      { x: 6.6, y: -4.2 },
      { x: 6.6, y: 4.2 },
      { x: -6.6, y: 4.2 },
    ];
    const room = world.createBody();
    room.createFixture({ shape: new Chain(walls, true), friction: 0.2 });
    for (const x of [-3.8, 3.8]) {
      for (const y of [-1.5, 1.5])
        room.createFixture({ shape: new Box(0.4, 0.4, { x, y }), friction: 0.2 });
    }

    const crates = Array.from({ length: 9 }, (_, i) => {
      const position = { x: 0.84 * ((i % 3) - 1), y: 0.84 * (Math.floor(i / 3) - 1) };
      const crate = world.createBody({ type: 'dynamic', position, angularDamping: 4 });
      crate.createFixture({ shape: new Box(0.4, 0.4), density: 15, friction: 0.2 });
      return crate;
    });

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -3.4, y: -3.6 },
      fixedRotation: true,
      style: { fill: 'accent', stroke: 'accent' },
    });
    player.createFixture({ shape: new Circle(0.4), density: 120, friction: 0 });

    // The character walks at the start, as if these keys were held.
    const held = new Set(['ArrowRight', 'ArrowUp']);
    let isPlayed = false;
    let facing = { x: 1, y: 0 };

    return {
      world,
      view: { x: 0, y: 0, width: 13.6, height: 8.8 },
      step(dt) {
        const direction = readDirection(held);
        if (direction.x || direction.y) facing = direction;
        walk(player, direction, params.speed, params.acceleration, dt);
        for (const crate of crates) applyFloorFriction(crate, params.friction, dt);
      },
      draw(pen) {
        const { x, y } = pen.poseOf(player);
        for (const side of [-1, 1])
          pen.circle(
            {
              x: x + 0.2 * facing.x - 0.15 * side * facing.y,
              y: y + 0.2 * facing.y + 0.15 * side * facing.x,
            },
            0.07,
            { fill: 'outline' },
          );
        // 5 m/s are drawn as 1 m.
        const at = (to: Vec2Value) => ({ x: x + to.x / 5, y: y + to.y / 5 });
        pen.circle({ x, y }, params.speed / 5, { stroke: 'quiet', dashed: true });
        pen.arrow({ x, y }, at(player.getLinearVelocity()), 'good');
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
      info: () => 'Press the arrow keys or WASD to walk, and push the crates.',
      facts: () => {
        const { x, y } = player.getLinearVelocity();
        return {
          Speed: `${Math.hypot(x, y).toFixed(1)} m/s`,
          Velocity: `(${x.toFixed(1)}, ${y.toFixed(1)}) m/s`,
        };
      },
    };
  },
});
