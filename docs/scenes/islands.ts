import { type Body, Box, Chain, Circle, RevoluteJoint, RopeJoint, World } from 'planck';
import { defineScene, toggle } from '#scene';

/** Hues of islands, in degrees. */
const HUES = [205, 28, 145, 275, 340, 50];

export default defineScene({
  title: 'Islands: bodies that are solved and sleep together',
  description:
    'Each color is an island: bodies that touch or share a joint, connected by lines. Islands fall asleep as a unit and turn pale. Every two seconds, one body is woken, and its entire island wakes up with it.',
  params: {
    plank: toggle('Plank across the towers', false, { restart: true }),
    rope: toggle('Rope from tower to balls', false, { restart: true }),
  },
  poster: 2.3,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const floor = [
      { x: -6, y: 8 },
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 8 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(floor), friction: 0.6 });

    const add = (x: number, y: number, shape: InstanceType<typeof Box | typeof Circle>) => {
      const body = world.createBody({ type: 'dynamic', position: { x, y }, angularDamping: 0.5 });
      body.createFixture({ shape, density: 1, friction: 0.6 });
      return body;
    };
    const ropeBetween = (bodyA: Body, bodyB: Body, maxLength: number) => {
      const center = { x: 0, y: 0 };
      const anchors = { localAnchorA: center, localAnchorB: center };
      world.createJoint(new RopeJoint({ bodyA, bodyB, ...anchors, maxLength }));
    };

    // Two towers and a heap of balls.
    const tower = (x: number) =>
      [0, 1, 2, 3].map((row) => add(x, 0.4 + 0.8 * row, new Box(0.4, 0.4)));
    tower(-4.8);
    const [, , , top] = tower(-2.6);
    const [ball] = [-0.6, 0.3, 1.2, -0.15, 0.75].map((x, i) =>
      add(x, i < 3 ? 0.45 : 1.25, new Circle(0.45)),
    );
    if (params.plank) add(-3.7, 3.31, new Box(1.7, 0.1));
    if (params.rope && top && ball) ropeBetween(top, ball, 3.6);

    // A pendulum, and two boxes that are apart but share a joint.
    let last = ground;
    for (let i = 0; i < 4; i++) {
      const link = add(3.55 - 0.6 * i, 4.7, new Box(0.3, 0.1));
      world.createJoint(new RevoluteJoint({}, last, link, { x: 3.85 - 0.6 * i, y: 4.7 }));
      last = link;
    }
    ropeBetween(add(2.6, 0.35, new Box(0.35, 0.35)), add(5, 0.35, new Box(0.35, 0.35)), 2.4);

    let islands: Body[][] = [];
    let timer = 0; // seconds since a body was woken
    let woken: Body | undefined;
    const wake = () => {
      const sleeping = islands.flat().filter((body) => !body.isAwake());
      woken = sleeping[Math.floor(random() * sleeping.length)];
      woken?.setAwake(true);
      timer = 0;
    };

    return {
      world,
      view: { x: 0, y: 2.45, width: 12.4, height: 5.5 },
      step(dt) {
        timer += dt;
        if (timer > 2) wake();
      },
      stepped() {
        islands = islandsOf(world);
        for (const [i, island] of islands.entries())
          for (const body of island) {
            const alpha = body.isAwake() ? 100 : 35;
            body.style = { fill: `hsl(${HUES[i % HUES.length]} 70% 60% / ${alpha}%)` };
          }
      },
      draw(pen) {
        for (const body of islands.flat()) {
          for (const neighbor of neighborsOf(body))
            pen.line([body.getWorldCenter(), neighbor.getWorldCenter()], {
              stroke: 'outline',
              width: 1,
            });
          pen.dot(body.getWorldCenter(), 'outline', 2.5);
        }
        if (woken && timer < 0.5)
          pen.circle(woken.getWorldCenter(), 0.3, { stroke: 'accent', width: 4 });
      },
      controls: { 'Wake a body': wake },
      facts: () => ({
        Islands: islands.length,
        'Awake islands': islands.filter(([body]) => body?.isAwake()).length,
        'Largest island': `${Math.max(0, ...islands.map(({ length }) => length))} bodies`,
      }),
    };
  },
});

/** Returns the islands of a world: groups of bodies that touch or share a joint. */
function islandsOf(world: World): Body[][] {
  const islands: Body[][] = [];
  const seen = new Set<Body>();
  for (let seed = world.getBodyList(); seed; seed = seed.getNext()) {
    if (seed.isStatic() || seen.has(seed)) continue;
    const island: Body[] = [];
    const open = [seed];
    seen.add(seed);
    for (let body = open.pop(); body; body = open.pop()) {
      island.push(body);
      for (const neighbor of neighborsOf(body)) {
        if (seen.has(neighbor)) continue;
        seen.add(neighbor);
        open.push(neighbor);
      }
    }
    islands.push(island);
  }
  return islands;
}

/** Returns the bodies that touch a body or share a joint with it, except static ones. */
function neighborsOf(body: Body): Body[] {
  const neighbors: (Body | null)[] = [];
  for (let edge = body.getContactList(); edge; edge = edge.next) {
    const { contact } = edge;
    const isSensor = contact.getFixtureA().isSensor() || contact.getFixtureB().isSensor();
    if (contact.isTouching() && contact.isEnabled() && !isSensor) neighbors.push(edge.other);
  }
  for (let edge = body.getJointList(); edge; edge = edge.next) neighbors.push(edge.other);
  return neighbors.filter((neighbor) => neighbor !== null && !neighbor.isStatic()) as Body[];
}
