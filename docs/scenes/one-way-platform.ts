import { Box, Chain, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'One-way platforms',
  description:
    'A player jumps up through a platform, which turns yellow while its contact is disabled, and lands on it. Press Jump to climb, and Drop to fall through. Turn One-way off, and the platform blocks the player from below, too.',
  params: {
    oneWay: toggle('One-way', true),
    speed: range('Jump speed', { min: 6, max: 7, step: 0.1, value: 6.8, unit: 'm/s' }),
  },
  poster: 0.24,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    // The ceiling is above the highest jump.
    const room = [
      { x: -5.4, y: 0 },
      { x: 5.4, y: 0 },
      { x: 5.4, y: 6.7 },
      { x: -5.4, y: 6.7 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true), friction: 0.8 });

    // The top of a platform is this far above its origin, in meters.
    const halfThickness = 0.15;
    const platforms = [1.6, 3.2].map((y, i) => {
      const platform = world.createBody({ position: { x: i ? 1 : -1, y: y - halfThickness } });
      return platform.createFixture({ shape: new Box(2.4, halfThickness), friction: 0.8 });
    });

    const halfHeight = 0.45; // of the player, from the feet to the center
    const player = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: halfHeight },
      fixedRotation: true,
    });
    player.createFixture({ shape: new Box(0.3, halfHeight), density: 1, friction: 0.8 });

    // Set by the Drop button: the player falls through platforms until the feet are below this height.
    let dropTo = Infinity;

    world.on('pre-solve', (contact) => {
      const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
      const platform = platforms.find((fixture) => fixture === a || fixture === b);
      if (!platform || !params.oneWay) return;
      const feet = player.getPosition().y - halfHeight;
      const top = platform.getBody().getPosition().y + halfThickness;
      if (feet >= top - 0.05 && feet <= dropTo) return;
      contact.setEnabled(false); // for this step only
      platform.style = { fill: 'sensor' };
    });

    const jump = () => {
      const isStanding = Math.abs(player.getLinearVelocity().y) < 0.01;
      if (isStanding) player.setLinearVelocity({ x: 0, y: params.speed });
      player.setAwake(true);
    };
    const drop = () => {
      dropTo = player.getPosition().y - halfHeight - 0.1;
      player.setAwake(true);
    };
    jump();

    return {
      world,
      view: { x: 0, y: 3.35, width: 11.4, height: 6.96 },
      step() {
        // Ends on the floor, where the feet never get below that height.
        const feet = player.getPosition().y - halfHeight;
        if (feet < Math.max(dropTo, 0.1)) dropTo = Infinity;
        for (const platform of platforms) platform.style = {};
      },
      draw(pen) {
        for (const platform of platforms) {
          const { x, y } = platform.getBody().getPosition();
          if (platform.style.fill) pen.text({ x: x + 2.6, y: y - 0.1 }, 'contact disabled');
          for (const dx of params.oneWay ? [-1.8, 0, 1.8] : [])
            pen.arrow({ x: x + dx, y: y - 0.6 }, { x: x + dx, y: y - 0.2 }, 'good');
        }
      },
      controls: { Jump: jump, Drop: drop },
      facts: () => ({
        'Height of the feet': `${(player.getPosition().y - halfHeight).toFixed(2)} m`,
      }),
    };
  },
});
