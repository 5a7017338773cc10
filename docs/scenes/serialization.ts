import { defineScene, toggle } from '#scene';

export default defineScene({
  title: 'World snapshots: save and restore',
  description:
    'A ball on a chain swings into a stack of boxes. Save stores the current state of the world as JSON, and Restore creates a new world from it, with every body in its saved state. The initial state is already saved.',
  params: {
    again: toggle('Restore every 4 s', true),
  },
  poster: 1.3,
  scene({ World, Serializer, Box, Circle, Chain, RevoluteJoint }, params) {
    let world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -5, y: 9 },
      { x: -5, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 9 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(room), friction: 0.6 });

    for (let i = 0; i < 6; i++) {
      const box = world.createBody({ type: 'dynamic', position: { x: 2, y: 0.35 + 0.7 * i } });
      box.createFixture({ shape: new Box(0.35, 0.35), density: 1, friction: 0.6 });
    }

    // Links from the hook to the ball, extended to the left.
    let last = ground;
    for (let i = 0; i < 5; i++) {
      const x = -0.4 - 0.8 * i;
      const link = world.createBody({ type: 'dynamic', position: { x, y: 5 } });
      link.createFixture({ shape: new Box(0.4, 0.08), density: 2 });
      world.createJoint(new RevoluteJoint({}, last, link, { x: x + 0.4, y: 5 }));
      last = link;
    }
    const ball = world.createBody({ type: 'dynamic', position: { x: -4.2, y: 5 } });
    ball.createFixture({ shape: new Circle(0.5), density: 3 });
    world.createJoint(new RevoluteJoint({}, last, ball, { x: -4, y: 5 }));

    // The saved world, as a JSON string that you can store or send.
    let saved = '';
    let age = 0; // seconds since the last restore or save
    const save = () => {
      saved = JSON.stringify(Serializer.toJson(world));
      age = 0;
    };
    const restore = () => {
      // A new world: references to bodies and joints, and all listeners, belong to the old one.
      world = Serializer.fromJson(JSON.parse(saved));
      age = 0;
    };
    save();

    return {
      // A getter, because restore() replaces the world.
      get world() {
        return world;
      },
      view: { x: 0, y: 3, width: 10.6, height: 6.4 },
      step(dt) {
        age += dt;
        if (params.again && age > 4) restore();
      },
      controls: { Save: save, Restore: restore },
      facts: () => ({ 'Snapshot size': `${(saved.length / 1000).toFixed(1)} kB` }),
    };
  },
});
