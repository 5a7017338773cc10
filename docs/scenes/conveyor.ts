import { type Body, Box, Chain, type Fixture, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Conveyor belts: tangent speed of contacts',
  description:
    'Two static belts carry boxes back and forth: their contacts have a tangent speed, as if the surface of the belt moved. A box that reaches the floor is replaced by one that drops from above. Reverse the belts with a negative speed.',
  params: {
    speed: range('Belt speed', { min: -4, max: 4, step: 0.1, value: 2, unit: 'm/s' }),
    friction: range('Friction', { min: 0.3, max: 1, step: 0.05, value: 0.6 }),
  },
  poster: 4.5,
  create(params) {
    // Sleeping boxes would not move when a belt starts.
    const world = new World({ gravity: { x: 0, y: -10 }, allowSleep: false });
    const room = [
      { x: -5.8, y: 9 },
      { x: -5.8, y: 0 },
      { x: 5.8, y: 0 },
      { x: 5.8, y: 9 },
    ];
    const floor = world.createBody().createFixture({ shape: new Chain(room), friction: 0.5 });

    // The upper belt runs to the right, the lower one to the left.
    const belts = new Map<Fixture, number>();
    for (const [x, y, direction] of [
      [-1, 3.6, 1],
      [1, 1.6, -1],
    ] as const) {
      const belt = world.createBody({ position: { x, y } });
      belts.set(belt.createFixture({ shape: new Box(3.2, 0.2) }), direction);
    }

    world.on('pre-solve', (contact) => {
      const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
      const direction = belts.get(a) ?? belts.get(b);
      if (direction === undefined) return;
      contact.setFriction(params.friction);
      // A positive speed carries boxes to the right, whether the belt is A or B.
      contact.setTangentSpeed(direction * params.speed);
    });

    // The world is locked during a step, so the listener only records the boxes to replace.
    const landed = new Set<Body>();
    world.on('begin-contact', (contact) => {
      const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
      if (a !== floor && b !== floor) return;
      const box = (a === floor ? b : a).getBody();
      if (box.getPosition().y < 1) landed.add(box);
    });

    const sizes = [0.3, 0.45, 0.35, 0.4, 0.3];
    const drop = (size: number, x: number, y: number) => {
      const box = world.createBody({ type: 'dynamic', position: { x, y } });
      box.createFixture({ shape: new Box(size, size), density: 1 });
      box.setUserData(size);
    };
    sizes.forEach((size, i) => {
      drop(size, -3.4 + 1.4 * i, 4.6);
    });

    let travel = 0; // distance that the belts have run, in meters

    return {
      world,
      view: { x: 0, y: 2.9, width: 12, height: 6.2 },
      step(dt) {
        travel += params.speed * dt;
        for (const box of landed) {
          const size = box.getUserData() as number;
          world.destroyBody(box);
          drop(size, params.speed < 0 ? 1.5 : -3.4, 6);
        }
        landed.clear();
      },
      draw(pen) {
        // Marks that move with the belts.
        for (const [belt, direction] of belts) {
          const { x, y } = belt.getBody().getPosition();
          for (let i = 0; i < 8; i++) {
            const along = (((i * 0.8 + direction * travel) % 6.4) + 6.4) % 6.4;
            const markX = x - 3.2 + along;
            pen.line(
              [
                { x: markX, y: y + 0.2 },
                { x: markX, y: y - 0.2 },
              ],
              { stroke: 'outline', width: 1 },
            );
          }
        }
      },
    };
  },
});
