import { Box, Chain, World, WorldManifold } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Collision events and contact impulses',
  description:
    'A box falls onto the ground, and a list shows its collision events in order. Arrows show the normal impulse at each contact point: long on impact, short at rest. Toss the box again.',
  params: {
    restitution: range('Restitution', { min: 0, max: 0.9, step: 0.05, value: 0.5 }),
  },
  poster: 0.98,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -1, y: 9 },
      { x: -1, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 9 },
    ];
    world.createBody().createFixture({ shape: new Chain(room) });

    const box = world.createBody({ type: 'dynamic', position: { x: 2.2, y: 4.8 }, angle: 0.3 });
    const fixture = box.createFixture({ shape: new Box(0.6, 0.6), density: 1, friction: 0.5 });

    // A touching contact emits both solve events in every step, so the list counts them.
    const events: { name: string; count: number }[] = [];
    const log = (name: string) => {
      const repeated =
        name.endsWith('solve') && events.slice(-2).find((last) => last.name === name);
      if (repeated) repeated.count++;
      else events.push({ name, count: 1 });
      if (events.length > 8) events.shift();
    };

    // Points, normals, and impulses of recent contacts, in N·s. age is in steps.
    let hits: { x: number; y: number; nx: number; ny: number; impulse: number; age: number }[] = [];
    const manifold = new WorldManifold();

    world.on('begin-contact', () => log('begin-contact'));
    world.on('end-contact', () => log('end-contact'));
    world.on('pre-solve', (contact) => {
      log('pre-solve');
      // The last chance to change how this contact is solved in this step.
      contact.setRestitution(params.restitution);
    });
    world.on('post-solve', (contact, { normalImpulses }) => {
      log('post-solve');
      contact.getWorldManifold(manifold);
      // The normal points from A to B, the arrow toward the box.
      const sign = contact.getFixtureB() === fixture ? 1 : -1;
      const { x: nx, y: ny } = manifold.normal;
      for (let i = 0; i < manifold.pointCount; i++) {
        const { x, y } = manifold.points[i] ?? box.getPosition();
        const impulse = normalImpulses[i] ?? 0;
        hits.push({ x, y, nx: nx * sign, ny: ny * sign, impulse, age: 0 });
      }
    });

    return {
      world,
      view: { x: 0.2, y: 2.8, width: 12, height: 6.4 },
      step() {
        for (const hit of hits) hit.age++;
        // Hard hits stay visible for half a second, resting contacts for one step.
        hits = hits.filter(({ age, impulse }) => age <= (impulse > 1 ? 30 : 1));
      },
      draw(pen) {
        events.forEach(({ name, count }, i) => {
          const color =
            name === 'begin-contact' ? 'good' : name === 'end-contact' ? 'bad' : 'outline';
          pen.text({ x: -5.6, y: 5.4 - 0.6 * i }, count > 1 ? `${name} ×${count}` : name, color);
        });
        for (const { x, y, nx, ny, impulse } of hits) {
          const length = 0.25 * impulse;
          pen.arrow({ x, y }, { x: x + nx * length, y: y + ny * length }, 'accent');
          pen.dot({ x, y }, 'accent');
        }
      },
      controls: {
        'Toss the box'() {
          box.setLinearVelocity({ x: 2 - box.getPosition().x, y: 8 });
          box.setAngularVelocity(2);
          box.setAwake(true);
        },
      },
      facts: () => ({
        'Max impulse': `${hits.reduce((max, hit) => Math.max(max, hit.impulse), 0).toFixed(2)} N·s`,
      }),
    };
  },
});
