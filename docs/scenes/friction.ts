import { Box, Chain, Vec2, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Coulomb friction on a ramp',
  description:
    'Five boxes sit on a ramp, each labeled with its friction. Boxes with low friction slide down, and the others stay in place. Make the ramp steeper or more slippery, and see which box slips next.',
  params: {
    slope: range('Ramp angle', {
      min: 0,
      max: 40,
      step: 1,
      value: 25,
      unit: '°',
      restart: true,
    }),
    grip: range('Ramp friction', { min: 0, max: 1, value: 0.5 }),
  },
  poster: 1,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const angle = (params.slope * Math.PI) / 180;

    const room = world.createBody();
    room.createFixture({
      shape: new Chain([
        { x: -8, y: 20 },
        { x: -8, y: 0 },
        { x: 5, y: 0 },
        { x: 5, y: 20 },
      ]),
      friction: 0.5,
    });

    // The ramp's origin is its lower end.
    const ramp = world.createBody({ position: { x: -4, y: 0.2 }, angle });
    const top = ramp.createFixture({
      shape: new Box(4.2, 0.1, { x: 4.2, y: -0.1 }),
      friction: params.grip,
    });

    // Smooth boxes are lowest, so that they slide off without hitting others.
    const boxes = [0, 0.1, 0.3, 0.5, 0.8].map((friction, index) => {
      const box = world.createBody({ type: 'dynamic' });
      box.createFixture({ shape: new Box(0.5, 0.35), density: 1, friction });
      return { box, friction, x: 1.6 + index * 1.4 };
    });
    const startAt = (x: number) => ramp.getWorldPoint({ x, y: 0.36 });
    const putBack = () => {
      for (const { box, x } of boxes) {
        box.setTransform(startAt(x), angle);
        box.setLinearVelocity({ x: 0, y: 0 });
        box.setAngularVelocity(0);
        box.setAwake(true);
      }
    };
    putBack();
    /** Whether the box with this friction is where it started. */
    const isInPlace = (friction: number) =>
      boxes.some((entry) => {
        const distance = Vec2.distance(entry.box.getPosition(), startAt(entry.x));
        return entry.friction === friction && distance < 0.1;
      });

    return {
      world,
      view: { x: -1.5, y: 2.5, width: 13.2, height: 6.4 },
      step() {
        if (top.getFriction() === params.grip) return;
        top.setFriction(params.grip);
        // Existing contacts keep their friction until it is reset.
        for (let edge = ramp.getContactList(); edge; edge = edge.next) {
          edge.contact.resetFriction();
          edge.other?.setAwake(true);
        }
      },
      controls: {
        'Put all back': putBack,
      },
      goal: {
        text: 'On a ramp of 28° or more, keep the box with a friction of 0.3 in place for 3 s.',
        hint: 'The friction of the ramp counts as much as that of the box: the contact uses their geometric mean.',
        isReached: () => params.slope >= 28 && isInPlace(0.3),
        seconds: 3,
      },
      facts: () => ({
        'Required friction': Math.tan(angle).toFixed(2),
        // The friction of a contact is the geometric mean of both fixtures' friction.
        'Mixed friction': boxes
          .map(({ friction }) => Math.sqrt(friction * params.grip).toFixed(2))
          .join(', '),
      }),
      draw(pen) {
        for (const { box, friction } of boxes) {
          const { x, y } = box.getPosition();
          pen.text({ x, y: y - 0.09 }, String(friction), 'outline', 'center');
        }
      },
    };
  },
});
