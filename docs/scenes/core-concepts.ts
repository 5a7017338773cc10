import { Box, Chain, Circle, RevoluteJoint, World, WorldManifold } from 'planck';
import { defineScene, toggle } from '#scene';

export default defineScene({
  title: 'Bodies, fixtures, joints, and contacts',
  description:
    'A door, seen from above, is attached to a wall by a joint, and a ball flies at it. Labels name the parts of the world, and a red dot marks the contact when the ball hits the door. Throw the ball again.',
  params: {
    labels: toggle('Labels', true),
  },
  poster: 0.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: 0 } });
    const room = [
      { x: -5, y: -2.6 },
      { x: 5, y: -2.6 },
      { x: 5, y: 2.6 },
      { x: -5, y: 2.6 },
    ];
    const wall = world.createBody();
    wall.createFixture({ shape: new Chain(room, true), restitution: 0.6 });
    wall.createFixture({ shape: new Box(1, 0.3, { x: -4, y: 0 }, 0) });

    // A door with two fixtures: a panel and a handle at its end.
    const hinge = { x: -2.9, y: 0 };
    const door = world.createBody({
      type: 'dynamic',
      position: { x: hinge.x, y: 0 },
      angularDamping: 0.5,
    });
    door.createFixture({ shape: new Box(1.5, 0.14, { x: 1.5, y: 0 }, 0), density: 1 });
    door.createFixture({ shape: new Circle({ x: 2.8, y: 0 }, 0.25), density: 1 });
    world.createJoint(new RevoluteJoint({}, wall, door, hinge));

    const ball = world.createBody({ type: 'dynamic', linearDamping: 0.2 });
    ball.createFixture({ shape: new Circle(0.4), density: 1, restitution: 0.6 });

    const throwBall = () => {
      door.setTransform({ x: hinge.x, y: 0 }, 0);
      door.setAngularVelocity(0);
      ball.setTransform({ x: -0.6, y: -2.1 }, 0);
      ball.setLinearVelocity({ x: 0, y: 4 });
    };
    throwBall();

    // The last contact point of door and ball, and how many steps it stays visible.
    const manifold = new WorldManifold();
    let contactPoint = { x: 0, y: 0 };
    let visibleSteps = 0;
    let hits = 0;
    world.on('begin-contact', (contact) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      if (!bodies.includes(door) || !bodies.includes(ball)) return;
      contact.getWorldManifold(manifold);
      contactPoint = { x: manifold.points[0]?.x ?? 0, y: manifold.points[0]?.y ?? 0 };
      visibleSteps = 30;
      hits++;
    });

    return {
      world,
      view: { x: 0, y: 0, width: 10.4, height: 5.6 },
      step: () => void visibleSteps--,
      draw(pen) {
        if (visibleSteps > 0) pen.dot(contactPoint, 'bad', 6);
        if (!params.labels) return;
        pen.text({ x: -4.8, y: -2.4 }, 'World: everything here');
        pen.text({ x: -4.9, y: 0.45 }, 'Body (static)');
        pen.text({ x: hinge.x - 0.2, y: -0.7 }, 'Joint', 'joint', 'end');
        const tip = door.getWorldPoint({ x: 2.8, y: 0 });
        // Below the wall of the room, which an open door reaches.
        const labelY = Math.min(tip.y + 0.35, 2.1);
        pen.text({ x: tip.x + 0.5, y: labelY }, 'Body (dynamic)');
        pen.text({ x: tip.x + 0.5, y: labelY - 0.45 }, 'with two fixtures');
        const { x, y } = ball.getPosition();
        const [side, align] = x > 1 ? ([-0.55, 'end'] as const) : ([0.55, 'start'] as const);
        pen.text({ x: x + side, y: y - 0.3 }, 'Body, circle shape', 'outline', align);
        if (visibleSteps > 0)
          pen.text({ x: contactPoint.x - 0.5, y: contactPoint.y - 0.3 }, 'Contact', 'bad', 'end');
      },
      controls: { 'Throw the ball': throwBall },
      facts: () => ({
        Hits: hits,
        'Door angle': `${((door.getAngle() * 180) / Math.PI).toFixed(0)}°`,
      }),
    };
  },
});
