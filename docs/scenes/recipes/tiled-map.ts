import {
  type Body,
  type BodyType,
  Box,
  Chain,
  Circle,
  Polygon,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region format
/** What this loader reads of an object in a map of Tiled. Lengths are in pixels, angles in degrees. */
interface TiledObject {
  name: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
  /** Clockwise, around x and y. */
  rotation?: number;
  ellipse?: boolean;
  point?: boolean;
  /** Corners, relative to x and y. */
  polygon?: Vec2Value[];
  polyline?: Vec2Value[];
  properties?: { name: string; value: unknown }[];
}

interface TiledMap {
  width: number; // in tiles
  height: number;
  tilewidth: number; // in pixels
  tileheight: number;
  layers: (
    | { type: 'tilelayer'; data: number[] }
    | { type: 'objectgroup'; objects: TiledObject[] }
  )[];
}
// #endregion

const TILES = [
  '#......................#',
  '#......................#',
  '#......................#',
  '#..............####....#',
  '#......................#',
  '#.....###..............#',
  '#......................#',
  '#..........##......#####',
  '#.##......###..........#',
  '#......................#',
  '####...........#########',
  '########################',
];
const SENSOR = [{ name: 'sensor', value: true }];
const DYNAMIC = [{ name: 'bodyType', value: 'dynamic' }];
const coin = (x: number, y: number): TiledObject => {
  return { name: 'coin', x, y, width: 10, height: 10, ellipse: true, properties: SENSOR };
};

/** A map as Tiled exports it, but for what the loader doesn't read. */
const MAP: TiledMap = {
  width: 24,
  height: 12,
  tilewidth: 16,
  tileheight: 16,
  layers: [
    // In a file, it is a list of numbers: 0 is empty.
    { type: 'tilelayer', data: [...TILES.join('')].map((tile) => Number(tile === '#')) },
    {
      type: 'objectgroup',
      objects: [
        { name: 'start', x: 40, y: 104, point: true },
        {
          name: 'hill',
          x: 72,
          y: 176,
          polyline: [
            { x: 0, y: 0 },
            { x: 40, y: -12 },
            { x: 72, y: -16 },
            { x: 120, y: 0 },
          ],
        },
        { name: 'plank', x: 152, y: 60, width: 72, height: 6, rotation: 20 },
        { name: 'crate', x: 276, y: 140, width: 16, height: 16, properties: DYNAMIC },
        { name: 'crate', x: 300, y: 140, width: 16, height: 16, properties: DYNAMIC },
        { name: 'crate', x: 289, y: 122, width: 16, height: 16, rotation: 8, properties: DYNAMIC },
        {
          name: 'ball',
          x: 112,
          y: 40,
          width: 18,
          height: 18,
          ellipse: true,
          properties: [...DYNAMIC, { name: 'restitution', value: 0.7 }],
        },
        { name: 'egg', x: 160, y: 20, width: 28, height: 18, ellipse: true, properties: DYNAMIC },
        {
          name: 'rock',
          x: 304,
          y: 80,
          polygon: [
            { x: 0, y: 0 },
            { x: 24, y: -8 },
            { x: 40, y: 4 },
            { x: 32, y: 24 },
            { x: 8, y: 24 },
          ],
          properties: DYNAMIC,
        },
        coin(134, 60),
        coin(192, 96),
        coin(258, 34),
        coin(352, 92),
        coin(342, 140),
        coin(84, 150),
      ],
    },
  ],
};

export default defineScene({
  title: 'Tiled map: tiles merged into outlines, and objects as bodies',
  description:
    'A level from the map editor Tiled: a layer of tiles, merged into outlines, and a layer of objects: boxes, ellipses, a polygon, a polyline, and a point where the ball starts. Roll the ball to collect the coins.',
  params: {
    scale: range('Scale', { min: 12, max: 32, step: 1, value: 16, unit: 'px/m', restart: true }),
    merged: toggle('Merge tiles', true, { restart: true }),
  },
  poster: 1.1,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // #region convert
    /** Converts a point of the map, in pixels with y down, to meters with y up. */
    const toWorld = (x: number, y: number) => ({
      x: x / params.scale,
      y: (MAP.height * MAP.tileheight - y) / params.scale,
    });
    // #endregion

    // #region tiles
    /** Returns whether there is a tile. The upper bits of its number say whether it's flipped. */
    const isSolid = (data: number[], column: number, row: number) =>
      column >= 0 &&
      column < MAP.width &&
      ((data[row * MAP.width + column] ?? 0) & 0x0fffffff) !== 0;

    /** Returns the outlines of all tiles together, in tiles, counterclockwise as seen with y up. */
    const traceOutlines = (data: number[]) => {
      // For each corner, the next ones: sides between a tile and nothing.
      const next = new Map<string, Vec2Value[]>();
      for (let row = 0; row < MAP.height; row++) {
        for (let column = 0; column < MAP.width; column++) {
          if (!isSolid(data, column, row)) continue;
          for (const [dx, dy] of [
            [0, 1],
            [1, 0],
            [0, -1],
            [-1, 0],
          ] as const) {
            if (isSolid(data, column + dx, row + dy)) continue;
            // The middle of the side, and from there half a side along it.
            const [x, y] = [column + 0.5 + dx / 2, row + 0.5 + dy / 2];
            const key = `${x - dy / 2} ${y + dx / 2}`;
            next.set(key, [...(next.get(key) ?? []), { x: x + dy / 2, y: y - dx / 2 }]);
          }
        }
      }
      const outlines: Vec2Value[][] = [];
      for (const key of next.keys()) {
        const outline: Vec2Value[] = [];
        for (let point = next.get(key)?.pop(); point; ) {
          outline.push(point);
          point = next.get(`${point.x} ${point.y}`)?.pop();
        }
        if (outline.length > 0) outlines.push(outline.filter(isCorner));
      }
      return outlines;
    };
    // #endregion

    // #region objects
    /** Returns the shape of an object, relative to its x and y. The body has its rotation. */
    const shapeOf = ({ ellipse, polygon, polyline, width = 0, height = 0 }: TiledObject) => {
      const toLocal = ({ x, y }: Vec2Value) => ({ x: x / params.scale, y: -y / params.scale });
      if (polyline) return new Chain(polyline.map(toLocal));
      if (polygon) return new Polygon(polygon.map(toLocal)); // if it is convex
      const center = toLocal({ x: width / 2, y: height / 2 });
      const half = { x: center.x, y: -center.y };
      if (!ellipse) return new Box(half.x, half.y, center);
      if (half.x === half.y) return new Circle(center, half.x);
      const corners = Array.from({ length: 12 }, (_, i) => {
        const angle = (i / 12) * 2 * Math.PI;
        return { x: center.x + half.x * Math.cos(angle), y: center.y + half.y * Math.sin(angle) };
      });
      return new Polygon(corners);
    };

    const createObject = (object: TiledObject) => {
      /** Returns a custom property of the object. */
      const property = (name: string, byDefault: unknown) =>
        object.properties?.find((candidate) => candidate.name === name)?.value ?? byDefault;
      const body = world.createBody({
        type: property('bodyType', 'static') as BodyType,
        position: toWorld(object.x, object.y),
        angle: (-(object.rotation ?? 0) * Math.PI) / 180, // counterclockwise
        userData: object.name,
      });
      body.createFixture({
        shape: shapeOf(object),
        density: Number(property('density', 1)),
        friction: Number(property('friction', 0.6)),
        restitution: Number(property('restitution', 0)),
        isSensor: property('sensor', false) === true,
      });
      return body;
    };
    // #endregion

    let outlines: Vec2Value[][] = [];
    const ground = world.createBody();
    const createTiles = (data: number[]) => {
      const corner = ({ x, y }: Vec2Value) => toWorld(x * MAP.tilewidth, y * MAP.tileheight);
      outlines = traceOutlines(data).map((outline) => outline.map(corner));
      const half = MAP.tilewidth / 2 / params.scale;
      for (const i of params.merged ? [] : data.keys()) {
        const [column, row] = [i % MAP.width, Math.floor(i / MAP.width)];
        if (!isSolid(data, column, row)) continue;
        const center = corner({ x: column + 0.5, y: row + 0.5 });
        ground.createFixture({ shape: new Box(half, half, center), friction: 0.6 });
      }
      for (const outline of params.merged ? outlines : [])
        ground.createFixture({ shape: new Chain(outline, true), friction: 0.6 });
    };

    // #region load
    let start = toWorld(0, 0);
    const coins = new Set<Body>();

    for (const layer of MAP.layers) {
      if (layer.type === 'tilelayer') createTiles(layer.data);
      else if (layer.type === 'objectgroup')
        for (const object of layer.objects) {
          if (object.point) start = toWorld(object.x, object.y);
          else {
            const body = createObject(object);
            if (object.name === 'coin') coins.add(body);
          }
        }
    }
    // #endregion

    const hero = world.createBody({ type: 'dynamic', position: start, style: { fill: 'accent' } });
    const radius = 7 / params.scale;
    hero.createFixture({ shape: new Circle(radius), density: 2, friction: 1 });
    hero.setAngularDamping(1);
    for (const body of coins) body.style = { fill: 'dynamic' };

    const collected = new Set<Body>();
    world.on('begin-contact', (contact) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      if (bodies.includes(hero))
        for (const body of bodies) if (coins.has(body)) collected.add(body);
    });

    // Speeds in pixels, so that the game is the same at each scale.
    const speed = 110 / params.scale;
    const held = new Set<string>();
    let isPlayed = false;
    let time = 0;
    const jump = () => {
      for (let edge = hero.getContactList(); edge; edge = edge.next ?? null) {
        if (!edge.contact.isTouching() || edge.contact.getFixtureA().isSensor()) continue;
        const { x, y } = hero.getLinearVelocity();
        hero.setLinearVelocity({ x, y: Math.max(y, 0) + 1.25 * speed });
        return;
      }
    };
    const all = coins.size;
    const size = { x: MAP.width * MAP.tilewidth, y: MAP.height * MAP.tileheight };

    return {
      world,
      view: {
        x: size.x / 2 / params.scale,
        y: size.y / 2 / params.scale,
        width: size.x / params.scale,
        height: size.y / params.scale,
      },
      step(dt) {
        time += dt;
        const steering = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        const wanted = isPlayed ? steering : Number(time > 1 && time < 3.2);
        if (!wanted) return;
        const { x } = hero.getLinearVelocity();
        const force = 4 * hero.getMass() * (wanted * speed - x);
        hero.applyForceToCenter({ x: force, y: 0 });
      },
      stepped() {
        for (const body of collected) {
          coins.delete(body);
          world.destroyBody(body);
        }
        collected.clear();
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          isPlayed = true;
          if (key === 'ArrowUp' && !held.has(key)) jump();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        if (!params.merged) return;
        for (const outline of outlines)
          pen.polygon(outline, { fill: 'static', stroke: 'outline', width: 2 });
      },
      info: () => 'Press ← and → to roll, and ↑ to jump.',
      facts: () => ({
        Coins: `${all - coins.size} of ${all}`,
        'Shapes of the tiles': params.merged ? outlines.length : countFixtures(ground),
        'Size of a tile': `${(MAP.tilewidth / params.scale).toFixed(2)} m`,
      }),
    };
  },
});

/** Whether an outline changes its direction at a point. */
function isCorner({ x, y }: Vec2Value, i: number, outline: Vec2Value[]): boolean {
  const before = outline.at(i - 1) ?? { x, y };
  const after = outline[(i + 1) % outline.length] ?? { x, y };
  return (x - before.x) * (after.y - y) !== (y - before.y) * (after.x - x);
}

function countFixtures(body: Body): number {
  let count = 0;
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) count++;
  return count;
}
