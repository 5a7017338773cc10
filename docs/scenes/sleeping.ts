import { AABB, type Body, Box, Chain, Circle, Settings, World } from 'planck';
import { defineScene, toggle } from '#scene';

export default defineScene({
  title: 'Sleeping: time until an island sleeps',
  description:
    'A dashed frame marks each island: a group of bodies that touch. A bar fills while all bodies of an island are at rest; after half a second, the island falls asleep and turns pale. The ball wakes every body of the island that it hits, and the other tower stays asleep. Drop the ball again, wake all boxes, or drag one.',
  params: {
    allowSleep: toggle('Allow sleeping', true),
  },
  poster: 1.14,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 }, allowSleep: params.allowSleep });

    const room = world.createBody();
    room.createFixture({
      shape: new Chain([
        { x: -5, y: 20 },
        { x: -5, y: 0 },
        { x: 5, y: 0 },
        { x: 5, y: 20 },
      ]),
      friction: 0.6,
    });

    const boxes = [-2, 2].flatMap((x) =>
      [0.41, 1.23, 2.05, 2.87].map((y) => {
        const box = world.createBody({ type: 'dynamic', position: { x, y } });
        box.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0.6 });
        return box;
      }),
    );

    // The ball lands after about a second. Only angular damping stops it from rolling.
    const start = { x: -2.3, y: 9 };
    const ball = world.createBody({ type: 'dynamic', position: start, angularDamping: 5 });
    ball.createFixture({ shape: new Circle(0.4), density: 1, friction: 0.6 });

    // Seconds for which each body has been at rest.
    const restTimes = new Map<Body, number>([...boxes, ball].map((body) => [body, 0]));
    const isAtRest = (body: Body) =>
      body.getLinearVelocity().length() <= Settings.linearSleepTolerance &&
      Math.abs(body.getAngularVelocity()) <= Settings.angularSleepTolerance;

    /** Groups of bodies that touch, directly or through other bodies. */
    const findIslands = () => {
      const islands: Body[][] = [];
      const seen = new Set<Body>();
      for (const body of restTimes.keys()) {
        if (seen.has(body)) continue;
        const island = [body];
        // The list grows while the loop goes through it.
        for (const member of island) {
          seen.add(member);
          for (let edge = member.getContactList(); edge; edge = edge.next) {
            const { contact, other } = edge;
            if (contact.isTouching() && other?.isDynamic() && !island.includes(other))
              island.push(other);
          }
        }
        islands.push(island);
      }
      return islands;
    };

    return {
      world,
      view: { x: 0, y: 2.7, width: 10.4, height: 6 },
      step() {
        if (world.getAllowSleeping() !== params.allowSleep)
          world.setAllowSleeping(params.allowSleep);
      },
      stepped(dt) {
        for (const [body, time] of restTimes)
          restTimes.set(body, body.isAwake() && isAtRest(body) ? time + dt : 0);
      },
      draw(pen) {
        for (const island of findIslands()) {
          const frame = new AABB(island[0]?.getPosition(), island[0]?.getPosition());
          for (const body of island) {
            const box = body.getFixtureList()?.getAABB(0);
            if (box) frame.combine(box);
          }
          frame.extend(0.12);
          const { lowerBound: a, upperBound: b } = frame;
          const isAwake = island.some((body) => body.isAwake());
          const color = isAwake ? 'accent' : 'box';
          pen.polygon([a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }], {
            stroke: color,
            dashed: true,
          });

          // The body that has been at rest for the shortest time keeps the island awake.
          const rest = Math.min(...island.map((body) => restTimes.get(body) ?? 0));
          const left = Math.max(0, Settings.timeToSleep - rest);
          const progress = 1 - left / Settings.timeToSleep;
          const end = { x: a.x + (b.x - a.x) * progress, y: b.y };
          pen.line([{ x: a.x, y: b.y }, end], { stroke: color, width: 6 });
          const state = rest > 0 ? `sleeps in ${left.toFixed(1)} s` : 'moving';
          const label = isAwake ? (params.allowSleep ? state : 'can’t sleep') : 'asleep';
          pen.text({ x: (a.x + b.x) / 2, y: b.y + 0.2 }, label, 'outline', 'center');
        }
      },
      controls: {
        'Drop the ball': () => {
          ball.setTransform(start, 0);
          ball.setLinearVelocity({ x: 0, y: 0 });
          ball.setAwake(true);
        },
        'Wake all': () => {
          for (const box of boxes) box.setAwake(true);
        },
      },
      facts: () => ({
        Islands: findIslands().length,
        'Awake boxes': `${boxes.filter((box) => box.isAwake()).length} of ${boxes.length}`,
      }),
    };
  },
});
