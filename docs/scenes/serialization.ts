import { Box, Chain, Circle, DistanceProxy, RevoluteJoint, Serializer, World } from 'planck';
import { defineScene, toggle } from '#scene';

export default defineScene({
  title: 'Serialization: save and restore a world',
  description:
    'A ball on a chain swings into a stack of boxes. Save stores the state of the world as JSON, and dashed outlines mark the saved state. Restore creates a new world from it, in which every body starts at its outline. The initial state is already saved.',
  params: {
    again: toggle('Restore every 4 s', true),
  },
  poster: 1.8,
  create(params) {
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

    let time = 0; // in seconds; a world doesn't know it
    let age = 0; // seconds since the last save or restore
    let saved = { time, json: '' };
    let savedWorld = world; // never steps: shows what was saved

    const save = () => {
      // A string that you can store or send.
      saved = { time, json: JSON.stringify(Serializer.toJson(world)) };
      savedWorld = Serializer.fromJson(JSON.parse(saved.json));
      age = 0;
    };
    const restore = () => {
      // A new world: references to bodies and joints, and all listeners, belong to the old one.
      world = Serializer.fromJson(JSON.parse(saved.json));
      time = saved.time;
      age = 0;
    };
    save();

    const proxy = new DistanceProxy(); // gives the corners of any shape

    return {
      // A getter, because restore() replaces the world.
      get world() {
        return world;
      },
      view: { x: 0, y: 3, width: 10.6, height: 6.4 },
      step(dt) {
        time += dt;
        age += dt;
        if (params.again && age > 4) restore();
      },
      draw(pen) {
        const style = { stroke: 'accent', dashed: true };
        for (let body = savedWorld.getBodyList(); body; body = body.getNext()) {
          const shape = body.getFixtureList()?.getShape();
          if (!shape || body.isStatic()) continue;
          proxy.set(shape, 0);
          const corners = [];
          for (let i = 0; i < proxy.getVertexCount(); i++)
            corners.push(body.getWorldPoint(proxy.getVertex(i)));
          if (shape.getType() === 'circle')
            pen.circle(body.getPosition(), shape.getRadius(), style);
          else pen.polygon(corners, style);
        }
        pen.text({ x: -4.8, y: 0.9 }, `saved at ${saved.time.toFixed(1)} s`, 'accent');
        pen.text({ x: -4.8, y: 0.3 }, `now at ${time.toFixed(1)} s`);
      },
      controls: { Save: save, Restore: restore },
      facts: () => ({ 'Snapshot size': `${(saved.json.length / 1000).toFixed(1)} kB` }),
    };
  },
});
