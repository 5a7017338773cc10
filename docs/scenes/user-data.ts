import { type Body, Box, Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'User data: crates with health',
  description:
    'Balls are thrown at crates. Each crate stores its health as user data and displays it. A hard enough hit reduces the health by one, and a crate without health is replaced by a new one that drops from above.',
  params: {
    health: range('Initial health', { min: 1, max: 9, step: 1, value: 2 }),
    strength: range('Damage threshold', { min: 1, max: 12, step: 0.5, value: 3, unit: 'N·s' }),
  },
  poster: 3.4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -5.6, y: 9 },
      { x: -5.6, y: 0 },
      { x: 5.6, y: 0 },
      { x: 5.6, y: 9 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.6 });

    // A crate's user data: a class, so that instanceof distinguishes it from other data.
    class Target {
      health: number;

      constructor(health: number) {
        this.health = health;
      }
    }
    let lost = 0;

    const dropCrate = (x: number, y: number) => {
      const crate = world.createBody({
        type: 'dynamic',
        position: { x, y },
        // One object per crate: with a shared object, the crates would share their health.
        userData: new Target(params.health),
      });
      crate.createFixture({ shape: new Box(0.5, 0.5), density: 1, friction: 0.6 });
    };
    for (let i = 0; i < 3; i++) dropCrate(3.4 - i / 4, 0.5 + i * 1.05);

    const balls: Body[] = [];
    const throwBall = () => {
      const ball = world.createBody({
        type: 'dynamic',
        position: { x: -4.8, y: 1.5 + random() },
        linearVelocity: { x: 9 + 2 * random(), y: 1 + 3 * random() },
      });
      ball.createFixture({ shape: new Circle(0.3), density: 4, friction: 0.4, restitution: 0.2 });
      balls.push(ball);
      const oldest = balls.length > 5 && balls.shift();
      if (oldest) world.destroyBody(oldest);
    };

    world.on('post-solve', (contact, { normalImpulses }) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      const isHit = bodies.some((body) => balls.includes(body));
      if (!isHit || Math.max(...normalImpulses) < params.strength) return;
      for (const body of bodies) {
        const target = body.getUserData();
        if (!(target instanceof Target)) continue;
        target.health--;
        // Health reaches zero once, so the crate is replaced once.
        if (target.health !== 0) continue;
        world.queueUpdate(() => {
          world.destroyBody(body);
          lost++;
          dropCrate(2.4 + 1.8 * random(), 7);
        });
      }
    });

    const targets = () => {
      const crates: { body: Body; health: number }[] = [];
      for (let body = world.getBodyList(); body; body = body.getNext()) {
        const target = body.getUserData();
        if (target instanceof Target) crates.push({ body, health: target.health });
      }
      return crates;
    };

    let wait = 0.5;

    return {
      world,
      view: { x: 0, y: 2.9, width: 11.6, height: 6.4 },
      step(dt) {
        wait -= dt;
        if (wait > 0) return;
        throwBall();
        wait = 1.1;
      },
      draw(pen) {
        for (const { body, health } of targets()) {
          const { x, y } = body.getPosition();
          pen.text({ x, y }, String(health), 'outline', 'center');
        }
      },
      controls: { 'Throw a ball': throwBall },
      facts: () => ({
        'Total health': targets().reduce((sum, { health }) => sum + health, 0),
        'Destroyed crates': lost,
      }),
    };
  },
});
