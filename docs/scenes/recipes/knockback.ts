import { type Body, Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

const HALF = { x: 0.35, y: 0.55 }; // m, of a character
const REACH = 1.8; // m
const RUN_SPEED = 5; // m/s

export default defineScene({
  title: 'Knockback: an impulse, and a time without control',
  description:
    'A character strikes three others, which fly back, and then walk to their places again. Arrows show the speed of the hit.',
  params: {
    speed: range('Knockback speed', { min: 2, max: 14, step: 0.5, value: 8, unit: 'm/s' }),
    angle: range('Angle', { min: 0, max: 80, step: 5, value: 35, unit: '°' }),
    stun: range('Stun', { min: 0, max: 1.5, step: 0.1, value: 0.8, unit: 's' }),
  },
  poster: 0.6,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -20 } });
    const walls = [
      { x: -8, y: 0 },
      { x: 8, y: 0 },
      { x: 8, y: 8 },
      { x: -8, y: 8 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls, true), friction: 0.6 });

    const createCharacter = (x: number, fill: string, density: number) => {
      const body = world.createBody({
        type: 'dynamic',
        position: { x, y: HALF.y },
        fixedRotation: true,
        allowSleep: false,
        style: { fill },
      });
      const shape = new Box(HALF.x, HALF.y);
      // Characters pass each other.
      body.createFixture({ shape, density, friction: 0.4, filterGroupIndex: -1 });
      return body;
    };
    const enemies = [-3, 1.2, 3.6].map((home) => ({
      body: createCharacter(home, 'dynamic', 60),
      home,
      stun: 0, // s
    }));
    const player = createCharacter(0, 'accent', 60);

    // #region knock-back
    /** Throws a body away from a point, to the side and up, at a speed in m/s. */
    const knockBack = (body: Body, fromX: number, speed: number) => {
      const side = Math.sign(body.getPosition().x - fromX) || 1;
      const angle = (params.angle * Math.PI) / 180;
      const impulse = body.getMass() * speed; // N·s
      // Without this, the old velocity would weaken the hit.
      body.setLinearVelocity({ x: 0, y: 0 });
      body.applyLinearImpulse(
        { x: side * impulse * Math.cos(angle), y: impulse * Math.sin(angle) },
        body.getWorldCenter(),
      );
    };

    const strike = () => {
      const { x } = player.getPosition();
      for (const enemy of enemies) {
        if (Math.abs(enemy.body.getPosition().x - x) > REACH) continue;
        knockBack(enemy.body, x, params.speed);
        enemy.stun = params.stun;
      }
      swing = 0.15;
    };
    // #endregion

    // #region control
    /** Accelerates a body toward a horizontal speed, in m/s. */
    const walk = (body: Body, speed: number, dt: number) => {
      const { x, y } = body.getLinearVelocity();
      const limit = 40 * dt;
      body.setLinearVelocity({ x: x + Math.max(-limit, Math.min(limit, speed - x)), y });
    };

    const moveEnemies = (dt: number) => {
      for (const enemy of enemies) {
        enemy.stun -= dt;
        if (enemy.stun > 0) continue; // the impulse alone moves it
        const offset = enemy.home - enemy.body.getPosition().x;
        walk(enemy.body, Math.max(-2, Math.min(2, 4 * offset)), dt);
      }
    };
    // #endregion

    const held = new Set<string>();
    let isPlayed = false;
    let swing = 0; // s, for which the strike is shown
    let time = 0; // s

    return {
      world,
      view: { x: 0, y: 2.6, width: 12.6, height: 6.6 },
      step(dt) {
        // The first strike happens without a key.
        if (!isPlayed && time < 0.5 && time + dt >= 0.5) strike();
        time += dt;
        swing -= dt;
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        walk(player, RUN_SPEED * direction, dt);
        moveEnemies(dt);
      },
      draw(pen) {
        const { x, y } = pen.poseOf(player);
        const isSwinging = swing > 0;
        pen.circle({ x, y }, REACH, { stroke: isSwinging ? 'bad' : 'quiet', dashed: !isSwinging });
        for (const { body, home, stun } of enemies) {
          const pose = pen.poseOf(body);
          const velocity = body.getLinearVelocity();
          pen.line(
            [
              { x: home - 0.4, y: 0.02 },
              { x: home + 0.4, y: 0.02 },
            ],
            { stroke: 'joint', width: 4 },
          );
          if (stun <= 0) continue;
          const end = { x: pose.x + velocity.x / 5, y: pose.y + velocity.y / 5 };
          pen.arrow({ x: pose.x, y: pose.y }, end, 'bad');
          pen.text({ x: pose.x, y: pose.y + 0.8 }, 'stunned', 'bad', 'center');
        }
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight', ' '],
        down(key) {
          isPlayed = true;
          if (key === ' ' && !held.has(key)) strike();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ← and → to walk, and Space to strike.',
      facts: () => ({
        Stunned: enemies.filter(({ stun }) => stun > 0).length,
        'Fastest enemy': `${Math.max(...enemies.map(({ body }) => body.getLinearVelocity().length())).toFixed(1)} m/s`,
      }),
    };
  },
});
