import { type Body, Box, Chain, Circle, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

/** Length of a cell in meters, number of cells, and how many columns of cells share a body. */
const CELL = 0.25;
const COLUMNS = 48;
const ROWS = 22;
const CHUNK = 8;

const CHAMBER = { x: 9.2, y: 1.6, radius: 0.9 };

export default defineScene({
  title: 'Destructible terrain: dig tunnels through a grid of cells',
  description:
    'Balls roll into a valley. Dig into the ground with the pointer: where you dig, the polygons of the ground are replaced. Lead the balls to the chamber below the hill.',
  params: {
    radius: range('Radius of the digger', {
      min: 0.3,
      max: 0.8,
      step: 0.05,
      value: 0.4,
      unit: 'm',
    }),
    cells: toggle('Show the cells', false),
  },
  poster: 5,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const walls = [
      { x: 0, y: 8.5 },
      { x: 0, y: 0 },
      { x: COLUMNS * CELL, y: 0 },
      { x: COLUMNS * CELL, y: 8.5 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls) });

    // #region field
    /** One number for each corner of the grid: positive in the ground, negative in the air. */
    const field = new Float32Array((COLUMNS + 1) * (ROWS + 1));
    const indexOf = (column: number, row: number) => row * (COLUMNS + 1) + column;
    const cornerAt = (column: number, row: number) => ({
      x: column * CELL,
      y: row * CELL,
      value: field[indexOf(column, row)] ?? -1,
    });

    /** Fills the field with a function of a point, such as the height of the ground above it. */
    const fill = (valueAt: (x: number, y: number, value: number) => number) => {
      for (let row = 0; row <= ROWS; row++) {
        for (let column = 0; column <= COLUMNS; column++) {
          const { x, y, value } = cornerAt(column, row);
          field[indexOf(column, row)] = valueAt(x, y, value);
        }
      }
    };
    // #endregion

    // #region cell
    type Corner = ReturnType<typeof cornerAt>;

    /** Returns where the surface crosses a side, but not so close to a corner that the polygon degenerates. */
    const crossing = (a: Corner, b: Corner) => {
      const share = Math.min(0.9, Math.max(0.1, a.value / (a.value - b.value)));
      return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
    };

    /** Returns the part of a cell that is ground: its corners in the ground, and where the surface crosses its sides. */
    const groundIn = (column: number, row: number): Vec2Value[] => {
      const [a, b, c, d] = [
        cornerAt(column, row),
        cornerAt(column + 1, row),
        cornerAt(column + 1, row + 1),
        cornerAt(column, row + 1),
      ];
      const sides: [Corner, Corner][] = [
        [a, b],
        [b, c],
        [c, d],
        [d, a],
      ];
      return sides.flatMap(([from, to]) => [
        ...(from.value > 0 ? [from] : []),
        ...(from.value > 0 !== to.value > 0 ? [crossing(from, to)] : []),
      ]);
    };
    const isFull = (column: number, row: number) =>
      [0, 1].every((i) => [0, 1].every((j) => cornerAt(column + i, row + j).value > 0));
    // #endregion

    // #region chunk
    const chunks: Body[] = [];

    /** Replaces the body of a chunk. Full cells in a row become one box, which saves fixtures. */
    const rebuild = (chunk: number) => {
      const old = chunks[chunk];
      if (old) world.destroyBody(old);
      const body = world.createBody();
      chunks[chunk] = body;
      const end = (chunk + 1) * CHUNK;
      for (let row = 0; row < ROWS; row++) {
        for (let column = chunk * CHUNK; column < end; column++) {
          const first = column;
          while (column < end && isFull(column, row)) column++;
          const half = ((column - first) * CELL) / 2;
          const center = { x: first * CELL + half, y: (row + 0.5) * CELL };
          if (half > 0)
            body.createFixture({ shape: new Box(half, CELL / 2, center), friction: 0.3 });
          const points = column < end ? groundIn(column, row) : [];
          if (points.length > 2) body.createFixture({ shape: new Polygon(points), friction: 0.3 });
        }
      }
    };
    // #endregion

    // #region dig
    /** Removes a disk from the ground, and rebuilds the chunks that it touches. Not within a step. */
    const dig = (center: Vec2Value, radius: number) => {
      fill((x, y, value) => Math.min(value, Math.hypot(x - center.x, y - center.y) - radius));
      for (let chunk = 0; chunk < COLUMNS / CHUNK; chunk++) {
        const left = chunk * CHUNK * CELL;
        const isNear = left < center.x + radius && left + CHUNK * CELL > center.x - radius;
        if (isNear || !chunks[chunk]) rebuild(chunk);
      }
    };
    // #endregion

    const surfaceAt = (x: number) => 3.4 + 0.9 * Math.cos(1.1 * x - 0.3) + 0.11 * x;
    fill((x, y) => surfaceAt(x) - y);
    dig(CHAMBER, CHAMBER.radius);

    const balls: Body[] = [];
    const drop = () => {
      const position = { x: 1 + 0.6 * random(), y: 7.4 };
      const ball = world.createBody({ type: 'dynamic', position, angularDamping: 1 });
      ball.createFixture({ shape: new Circle(0.15), density: 1, friction: 0.1 });
      ball.style = { fill: 'accent' };
      balls.push(ball);
    };
    const inChamber = () =>
      balls.filter((ball) => {
        const { x, y } = ball.getPosition();
        return Math.hypot(x - CHAMBER.x, y - CHAMBER.y) < CHAMBER.radius;
      }).length;

    let time = 0;
    let pointer = { x: 3, y: 5.5 };
    let isDown = false;
    return {
      world,
      view: { x: 6, y: 3.95, width: 12.2, height: 8.1 },
      step(dt) {
        time += dt;
        if (balls.length < Math.min(40, 6 * time)) drop();
        const stroke = params.cells ? 'outline' : 'static';
        for (const chunk of chunks) chunk.style = { fill: 'static', stroke };
      },
      // #region pointer
      pointer: {
        down: (point) => {
          isDown = true;
          dig(point, params.radius);
        },
        move: (point) => {
          if (isDown) dig(point, params.radius);
          pointer = { x: point.x, y: point.y };
        },
        up: () => {
          isDown = false;
        },
      },
      // #endregion
      draw(pen) {
        pen.circle(pointer, params.radius, { stroke: 'accent', dashed: true });
        pen.circle(CHAMBER, CHAMBER.radius, { stroke: 'good', width: 2.5, dashed: true });
      },
      controls: { 'Dig a shaft': () => dig({ x: 3.1, y: 3.4 - 0.5 * random() }, 0.8) },
      info: () => 'Press and move: dig. Lead the balls to the green chamber.',
      goal: {
        text: 'Bring 15 balls into the chamber.',
        hint: 'Dig a tunnel that slopes down from the bottom of the valley to the chamber, as wide as two balls.',
        isReached: () => inChamber() >= 15,
      },
      facts: () => ({
        'In the chamber': `${inChamber()} of ${balls.length} balls`,
        Fixtures: chunks.reduce((sum, chunk) => sum + fixturesOf(chunk), 0),
      }),
    };
  },
});

function fixturesOf(body: Body): number {
  let count = 0;
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) count++;
  return count;
}
