import { type Body, Box, Chain, Circle, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region cell
/** A corner of the grid, in meters. Its value is positive in the ground and negative in the air. */
export interface Corner extends Vec2Value {
  value: number;
}

/** Returns the part of a cell that is ground: its corners in the ground, and where the surface crosses its sides. */
export function clipToGround(corners: Corner[]): Vec2Value[] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const points: Vec2Value[] = from.value > 0 ? [from] : [];
    if (from.value > 0 !== to.value > 0) points.push(findCrossing(from, to));
    return points;
  });
}

/** Returns where the surface crosses a side, but not so close to a corner that the polygon degenerates. */
function findCrossing(from: Corner, to: Corner): Vec2Value {
  const fraction = Math.min(0.9, Math.max(0.1, from.value / (from.value - to.value)));
  return { x: from.x + fraction * (to.x - from.x), y: from.y + fraction * (to.y - from.y) };
}
// #endregion

// #region terrain
export interface TerrainOptions {
  /** Length of the side of a cell, in meters. */
  cellSize: number;
  /** Number of cells. */
  columns: number;
  rows: number;
  /** Number of columns that share a body. */
  chunkColumns: number;
}

const FRICTION = 0.3;

/** Ground between (0, 0) and the size of the grid that can be dug away. */
export class Terrain {
  /** Static bodies, from left to right. Digging replaces them. */
  readonly chunks: Body[] = [];
  private readonly world: World;
  private readonly options: TerrainOptions;
  /** One number for each corner of the grid: positive in the ground, negative in the air. */
  private readonly field: Float32Array;

  /** @param valueAt returns the value at a point in meters, such as the height of the ground above it */
  constructor(world: World, options: TerrainOptions, valueAt: (x: number, y: number) => number) {
    this.world = world;
    this.options = options;
    this.field = new Float32Array((options.columns + 1) * (options.rows + 1));
    this.updateField(valueAt);
    const count = Math.ceil(options.columns / options.chunkColumns);
    for (let chunk = 0; chunk < count; chunk++) this.rebuild(chunk);
  }

  /**
   * Removes a disk from the ground. Call it between two steps, because it creates and destroys bodies.
   * @param radius in meters
   */
  dig(center: Vec2Value, radius: number): void {
    this.updateField((x, y, value) =>
      Math.min(value, Math.hypot(x - center.x, y - center.y) - radius),
    );
    const width = this.options.chunkColumns * this.options.cellSize; // m
    for (const chunk of this.chunks.keys()) {
      const left = chunk * width;
      if (left < center.x + radius && left + width > center.x - radius) this.rebuild(chunk);
    }
  }

  private updateField(newValue: (x: number, y: number, value: number) => number): void {
    const { columns, rows } = this.options;
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const { x, y, value } = this.cornerAt(column, row);
        this.field[row * (columns + 1) + column] = newValue(x, y, value);
      }
    }
  }

  /** Replaces the body of a chunk. Full cells in a row become one box, which saves fixtures. */
  private rebuild(chunk: number): void {
    const { cellSize, columns, rows, chunkColumns } = this.options;
    const old = this.chunks[chunk];
    if (old) this.world.destroyBody(old);
    const body = this.world.createBody();
    this.chunks[chunk] = body;
    const end = Math.min((chunk + 1) * chunkColumns, columns);
    for (let row = 0; row < rows; row++) {
      for (let column = chunk * chunkColumns; column < end; column++) {
        const first = column;
        while (column < end && this.isFull(column, row)) column++;
        const halfWidth = ((column - first) * cellSize) / 2;
        if (halfWidth > 0) {
          const center = { x: first * cellSize + halfWidth, y: (row + 0.5) * cellSize };
          const shape = new Box(halfWidth, cellSize / 2, center);
          body.createFixture({ shape, friction: FRICTION });
        }
        const points = column < end ? clipToGround(this.cornersAt(column, row)) : [];
        if (points.length > 2)
          body.createFixture({ shape: new Polygon(points), friction: FRICTION });
      }
    }
  }

  private isFull(column: number, row: number): boolean {
    return this.cornersAt(column, row).every(({ value }) => value > 0);
  }

  /** Returns the corners of a cell, counterclockwise. */
  private cornersAt(column: number, row: number): Corner[] {
    return [
      this.cornerAt(column, row),
      this.cornerAt(column + 1, row),
      this.cornerAt(column + 1, row + 1),
      this.cornerAt(column, row + 1),
    ];
  }

  private cornerAt(column: number, row: number): Corner {
    const { cellSize, columns } = this.options;
    const value = this.field[row * (columns + 1) + column] ?? -1;
    return { x: column * cellSize, y: row * cellSize, value };
  }
}
// #endregion

const GRID: TerrainOptions = { cellSize: 0.25, columns: 48, rows: 22, chunkColumns: 8 };
const COLORS = ['accent', 'amber', 'rose', 'dynamic']; // of the balls
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
    const width = GRID.columns * GRID.cellSize;
    const walls = [
      { x: 0, y: 8.5 },
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: 8.5 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls) });

    const surfaceAt = (x: number) => 3.4 + 0.9 * Math.cos(1.1 * x - 0.3) + 0.11 * x;
    const distanceToChamber = (x: number, y: number) =>
      Math.hypot(x - CHAMBER.x, y - CHAMBER.y) - CHAMBER.radius;
    const terrain = new Terrain(world, GRID, (x, y) =>
      Math.min(surfaceAt(x) - y, distanceToChamber(x, y)),
    );

    const balls: Body[] = [];
    const drop = () => {
      const position = { x: 1 + 0.6 * random(), y: 7.4 };
      const ball = world.createBody({ type: 'dynamic', position, angularDamping: 1 });
      ball.createFixture({ shape: new Circle(0.15), density: 1, friction: 0.1 });
      ball.style = { fill: COLORS[balls.length % COLORS.length] };
      balls.push(ball);
    };
    const inChamber = () =>
      balls.filter((ball) => {
        const { x, y } = ball.getPosition();
        return distanceToChamber(x, y) < 0;
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
        const stroke = params.cells ? 'outline' : 'moss';
        for (const chunk of terrain.chunks) chunk.style = { fill: 'moss', stroke };
      },
      pointer: {
        down: (point) => {
          isDown = true;
          terrain.dig(point, params.radius);
        },
        move: (point) => {
          if (isDown) terrain.dig(point, params.radius);
          pointer = { x: point.x, y: point.y };
        },
        up: () => {
          isDown = false;
        },
      },
      draw(pen) {
        pen.circle(pointer, params.radius, { stroke: 'accent', dashed: true });
        pen.circle(CHAMBER, CHAMBER.radius, { stroke: 'good', width: 2.5, dashed: true });
      },
      controls: { 'Dig a shaft': () => terrain.dig({ x: 3.1, y: 3.4 - 0.5 * random() }, 0.8) },
      info: () => 'Press and move: dig. Lead the balls to the green chamber.',
      goal: {
        text: 'Bring 15 balls into the chamber.',
        hint: 'Dig a tunnel that slopes down from the bottom of the valley to the chamber, as wide as two balls.',
        isReached: () => inChamber() >= 15,
      },
      facts: () => ({
        'In the chamber': `${inChamber()} of ${balls.length} balls`,
        Fixtures: terrain.chunks.reduce((sum, chunk) => sum + countFixtures(chunk), 0),
      }),
    };
  },
});

function countFixtures(body: Body): number {
  let count = 0;
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) count++;
  return count;
}
