import { type Body, Box, Chain, Circle, Edge, type Vec2Value, World } from 'planck';
import { choice, defineScene, range } from '#scene';

/** Length of a tile, in meters. */
const TILE = 0.3;
/** Left end of each floor. */
const LEFT = -6;
const TILE_COUNT = 40;

export default defineScene({
  title: 'Ghost collisions on internal edges',
  description:
    'Bodies are thrown onto three floors that look alike: box tiles, separate edges, and a chain. Boxes catch on the seams between tiles, and balls also hop at the seams between edges: both are ghost collisions. The edges of a chain have ghost vertices, so nothing catches on its seams.',
  params: {
    thrown: choice('Thrown bodies', ['boxes', 'balls'], { restart: true }),
    speed: range('Speed', { min: 4, max: 12, step: 0.5, value: 7, unit: 'm/s' }),
  },
  poster: 1.3,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const seams = (y: number): Vec2Value[] =>
      Array.from({ length: TILE_COUNT + 1 }, (_, i) => ({ x: LEFT + TILE * i, y }));

    // Three floors, one above the other.
    const lanes = [
      { name: 'box tiles', y: 4.4, caught: 0 },
      { name: 'edges', y: 2.2, caught: 0 },
      { name: 'chain', y: 0, caught: 0 },
    ];
    const [tiles, edges, chain] = lanes.map(({ y }) => seams(y));
    for (const { x, y } of tiles?.slice(1) ?? []) {
      const tile = world.createBody({ position: { x: x - TILE / 2, y: y - 0.15 } });
      tile.createFixture({ shape: new Box(TILE / 2, 0.15), friction: 0.05 });
    }
    const ground = world.createBody();
    edges?.slice(1).forEach((to, i) => {
      ground.createFixture({ shape: new Edge(edges[i] ?? to, to), friction: 0.05 });
    });
    ground.createFixture({ shape: new Chain(chain ?? []), friction: 0.05 });

    let sliders: {
      body: Body;
      lane: (typeof lanes)[number];
      isCaught: boolean;
      path: Vec2Value[];
    }[] = [];
    let age = 0;
    let thrown = 0;

    const throwAll = () => {
      for (const { body } of sliders) world.destroyBody(body);
      // A little higher or lower each time, the same in all lanes.
      const height = 0.6 + 0.3 * random();
      sliders = lanes.map((lane) => {
        const body = world.createBody({
          type: 'dynamic',
          position: { x: -5.5, y: lane.y + height },
          linearVelocity: { x: params.speed, y: 0 },
        });
        const shape = params.thrown === 'balls' ? new Circle(0.35) : new Box(0.35, 0.35);
        body.createFixture({ shape, density: 1, friction: 0.05 });
        return { body, lane, isCaught: false, path: [] };
      });
      age = 0;
      thrown++;
    };
    throwAll();

    return {
      world,
      view: { x: 0, y: 2.4, width: 12, height: 7 },
      // Sliders fall off the end of their floor.
      open: true,
      step(dt) {
        for (const slider of sliders) {
          const { x, y } = slider.body.getPosition();
          slider.path.push({ x, y });
          // Without restitution, only a seam can make it rise.
          const isRising = slider.body.getLinearVelocity().y > 0.3;
          if (slider.isCaught || !isRising) continue;
          slider.isCaught = true;
          slider.lane.caught++;
        }
        age += dt;
        if (age > 0.8 + 11 / params.speed) throwAll();
      },
      draw(pen) {
        for (const { name, y } of lanes) {
          for (const { x } of seams(y)) pen.dot({ x, y }, 'outline', 1.5);
          pen.text({ x: -5.8, y: y - 0.7 }, name);
        }
        for (const { path } of sliders) pen.line(path, { stroke: 'accent', width: 1 });
        for (const { body, lane, isCaught } of sliders)
          if (isCaught) pen.text({ x: body.getPosition().x, y: lane.y - 0.7 }, 'caught', 'bad');
      },
      facts: () =>
        Object.fromEntries(
          lanes.map(({ name, caught }) => [`Caught on ${name}`, `${caught} of ${thrown}`]),
        ),
    };
  },
});
