import { type Body, Box, Chain, type Contact, Polygon, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Deferred changes with queueUpdate()',
  description:
    'Crates fall and break into pieces on hard impacts; the pieces disappear in pits on both sides. While the world is locked, listeners queue these changes with queueUpdate(), which applies them after the step. Drag a crate and throw it.',
  params: {
    strength: range('Breaking impulse', { min: 1, max: 20, value: 6, unit: 'N·s' }),
    pause: range('Spawn interval', { min: 0.5, max: 3, value: 1.2, unit: 's' }),
  },
  poster: 4.4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // A roof between two pits.
    const room = [
      { x: -5.6, y: 9 },
      { x: -5.6, y: 0 },
      { x: 5.6, y: 0 },
      { x: 5.6, y: 9 },
    ];
    const ground = world.createBody();
    const floor = ground.createFixture({ shape: new Chain(room) });
    const roof = new Polygon([
      { x: -4, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 1.8 },
    ]);
    ground.createFixture({ shape: roof, friction: 0.2 });

    const HALF = 0.5; // half-width of a crate, in meters
    const crates = new Set<Body>();
    let broken = 0;

    const dropCrate = () => {
      const crate = world.createBody({
        type: 'dynamic',
        position: { x: 4 * random() - 2, y: 6.5 },
        angle: 6 * random(),
      });
      crate.createFixture({ shape: new Box(HALF, HALF), density: 1, friction: 0.2 });
      crates.add(crate);
    };

    const breakUp = (crate: Body) => {
      // Several contacts can queue this in the same step.
      if (!crates.delete(crate)) return;
      for (const [x, y] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const position = crate.getWorldPoint({ x: (x * HALF) / 2, y: (y * HALF) / 2 });
        const piece = world.createBody({
          type: 'dynamic',
          position: { x: position.x, y: position.y },
          angle: crate.getAngle(),
          linearVelocity: { x: 2 * random() - 1, y: 2 * random() },
          angularVelocity: crate.getAngularVelocity(),
        });
        const shape = new Box(HALF / 2.1, HALF / 2.1);
        piece.createFixture({ shape, density: 1, friction: 0.2, style: { fill: 'accent' } });
      }
      world.destroyBody(crate);
      broken++;
    };

    // The world is locked during a step: nothing can be created or destroyed. Queued updates run at
    // the end of the step.
    world.on('post-solve', (contact, { normalImpulses }) => {
      if (Math.max(...normalImpulses) < params.strength) return;
      for (const body of bodiesOf(contact))
        if (crates.has(body)) world.queueUpdate(() => breakUp(body));
    });
    world.on('begin-contact', (contact) => {
      if (contact.getFixtureA() !== floor && contact.getFixtureB() !== floor) return;
      for (const body of bodiesOf(contact)) {
        if (!body.isDynamic() || body.getPosition().y > 1) continue;
        world.queueUpdate(() => {
          crates.delete(body);
          world.destroyBody(body);
        });
      }
    });

    let wait = 0;

    return {
      world,
      view: { x: 0, y: 3, width: 11.6, height: 6.4 },
      step(dt) {
        wait -= dt;
        if (wait > 0) return;
        dropCrate();
        wait = params.pause;
      },
      draw(pen) {
        for (const x of [-5.6, 4]) {
          const pit = [
            { x, y: 0 },
            { x: x + 1.6, y: 0 },
            { x: x + 1.6, y: 0.25 },
            { x, y: 0.25 },
          ];
          pen.polygon(pit, { fill: 'sensor', stroke: 'accent' });
        }
      },
      facts: () => ({ Crates: crates.size, 'Broken crates': broken }),
    };
  },
});

function bodiesOf(contact: Contact): Body[] {
  return [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
}
