import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Performance: many bodies in a drum',
  description:
    'A rotating drum tumbles boxes and balls. Each touching pair adds work for the solver: compare the number of contacts for different numbers of bodies. If you stop the drum, the bodies come to rest, fall asleep, and cost almost nothing.',
  params: {
    count: range('Bodies', { min: 20, max: 200, step: 10, value: 140, restart: true }),
    speed: range('Drum speed', { min: -1, max: 1, step: 0.05, value: 0.5, unit: 'rad/s' }),
    sleep: toggle('Allow sleeping', true),
  },
  poster: 3,
  scene({ World, Box, Circle }, params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // Twelve thick walls around the center. A kinematic body moves, but nothing can push it.
    const drum = world.createBody({ type: 'kinematic' });
    const RADIUS = 7.5;
    for (let i = 0; i < 12; i++) {
      const angle = (i * Math.PI) / 6;
      const center = { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
      drum.createFixture({ shape: new Box(0.35, 2.2, center, angle), friction: 0.6 });
    }

    for (let i = 0; i < params.count; i++) {
      // Rows of eighteen, from the bottom up.
      const position = { x: -4.93 + 0.58 * (i % 18), y: -4.6 + 0.58 * Math.floor(i / 18) };
      const body = world.createBody({ type: 'dynamic', position });
      const shape = i % 3 ? new Box(0.26, 0.26) : new Circle(0.28);
      body.createFixture({ shape, density: 1, friction: 0.4 });
    }

    const countTouching = () => {
      let touching = 0;
      for (let contact = world.getContactList(); contact; contact = contact.getNext())
        if (contact.isTouching()) touching++;
      return touching;
    };
    const countAwake = () => {
      let awake = 0;
      for (let body = world.getBodyList(); body; body = body.getNext())
        if (body.isDynamic() && body.isAwake()) awake++;
      return awake;
    };

    return {
      world,
      view: { x: 0, y: 0, width: 24.6, height: 16.2 },
      step() {
        world.setAllowSleeping(params.sleep);
        drum.setAngularVelocity(params.speed);
      },
      facts: () => ({
        'Awake bodies': countAwake(),
        // Pairs with overlapping AABBs, and how many of them touch.
        'Candidate pairs': world.getContactCount(),
        'Touching pairs': countTouching(),
        // Height of the broad phase's dynamic tree: grows much more slowly than the number of bodies.
        'Tree height': world.getTreeHeight(),
      }),
    };
  },
});
