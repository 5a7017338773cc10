import { type Body, Box, Chain, World } from 'planck';
import { choice, defineScene, range } from '#scene';

export default defineScene({
  title: 'Determinism: replay in the same and in another order',
  description:
    'A box is thrown at a wall of boxes in three worlds, drawn on top of each other. A replay with the same calls in the same order (green outlines) stays equal to the last bit. A replay that differs in a single detail (red outlines) deviates, as the chart shows.',
  params: {
    change: choice('Other replay', ['reverse order', 'start 1 nm off', '9 iterations'], {
      restart: true,
    }),
    speed: range('Throw speed', {
      min: 8,
      max: 20,
      step: 1,
      value: 14,
      unit: 'm/s',
      restart: true,
    }),
  },
  poster: 1.1,
  create(params) {
    const half = 0.3;
    const ROWS = 6;
    const COLUMNS = 4;
    const corners = [
      { x: -half, y: -half },
      { x: half, y: -half },
      { x: half, y: half },
      { x: -half, y: half },
    ];

    /**
     * Creates a world with a wall of boxes, in a given order, and a box that is thrown at it. Returns the
     * boxes in the same order for each world.
     */
    const create = (order: number[], offset = 0) => {
      const world = new World({ gravity: { x: 0, y: -10 } });
      const room = [
        { x: -6, y: 7 },
        { x: -6, y: 0 },
        { x: 6, y: 0 },
        { x: 6, y: 7 },
      ];
      world.createBody().createFixture({ shape: new Chain(room), friction: 0.6 });
      const boxes: Body[] = [];
      const createBox = (x: number, y: number, density: number) => {
        const box = world.createBody({ type: 'dynamic', position: { x, y } });
        box.createFixture({ shape: new Box(half, half), density, friction: 0.6 });
        return box;
      };
      for (const i of order) {
        const row = Math.floor(i / COLUMNS);
        boxes[i] = createBox(0.7 * (i % COLUMNS), half + 2 * half * row, 1);
      }
      const thrown = createBox(-5 + offset, 1, 8);
      thrown.setLinearVelocity({ x: params.speed, y: 3 });
      thrown.style = { fill: 'accent' };
      boxes.push(thrown);
      return { world, boxes };
    };
    type Run = ReturnType<typeof create>;

    const order = Array.from({ length: ROWS * COLUMNS }, (_, i) => i);
    const start = () => ({
      original: create(order),
      same: create(order),
      other: create(
        params.change === 'reverse order' ? [...order].reverse() : order,
        params.change === 'start 1 nm off' ? 1e-9 : 0,
      ),
      deviations: [] as number[], // of the other replay, in meters, after every step
    });
    let runs = start();

    /** Maximum distance between a box and its twin in a replay, in meters. */
    const deviation = (replay: Run) =>
      Math.max(
        ...runs.original.boxes.map((box, i) => {
          const [a, b] = [box.getPosition(), replay.boxes[i]?.getPosition() ?? { x: 0, y: 0 }];
          return Math.hypot(a.x - b.x, a.y - b.y);
        }),
      );
    const describe = (meters: number) =>
      meters === 0 ? 'equal to the last bit' : `${Number((1000 * meters).toPrecision(2))} mm off`;

    // The chart's vertical axis is logarithmic, from 1 nm to 10 m.
    const inChart = (step: number, meters: number) => ({
      x: -5.6 + step / 60,
      y: 4.1 + 0.22 * Math.log10(Math.max(meters, 1e-9) / 1e-9),
    });

    const TICKS = [
      ['1 nm', 1e-9],
      ['1 µm', 1e-6],
      ['1 mm', 1e-3],
      ['1 m', 1],
    ] as const;

    return {
      // A getter, because each replay needs new worlds.
      get world() {
        return runs.original.world;
      },
      view: { x: 0, y: 3.2, width: 12.4, height: 7 },
      stepped(dt) {
        runs.same.world.step(dt, 8, 3);
        runs.other.world.step(dt, params.change === '9 iterations' ? 9 : 8, 3);
        if (runs.deviations.length < 240) runs.deviations.push(deviation(runs.other));
      },
      draw(pen) {
        const outline = ({ boxes }: Run, stroke: string) => {
          for (const box of boxes)
            pen.polygon(
              corners.map((corner) => box.getWorldPoint(corner)),
              { stroke, width: 2 },
            );
        };
        outline(runs.other, 'bad');
        outline(runs.same, 'good');

        for (const [name, meters] of TICKS) {
          pen.line([inChart(0, meters), inChart(240, meters)], { stroke: 'quiet' });
          pen.text(inChart(244, meters), name);
        }
        pen.line(
          runs.deviations.map((meters, i) => inChart(i, meters)),
          { stroke: 'bad', width: 2 },
        );
        pen.text({ x: -5.6, y: 3.6 }, 'maximum deviation');
      },
      controls: {
        Replay() {
          runs = start();
        },
      },
      facts: () => ({
        'Same replay': describe(deviation(runs.same)),
        'Other replay': describe(deviation(runs.other)),
      }),
    };
  },
});
