import {
  type Body,
  type BodyType,
  Box,
  Chain,
  Circle,
  Polygon,
  type Shape,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range, toggle } from '#scene';
import { contactNormal, forEachContact } from '../shared/helpers.ts';

// #region format
/** Fields of a Tiled object that the loader reads. Lengths are in pixels, angles in degrees. */
export interface TiledObject {
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

/** A map that was exported as JSON. */
export interface TiledMap {
  /** Number of columns and rows. */
  width: number;
  height: number;
  /** Size of a tile in pixels. */
  tilewidth: number;
  tileheight: number;
  /** Layers of tiles have `data`, layers of objects have `objects`. */
  layers: { data?: number[]; objects?: TiledObject[] }[];
}

/** Custom properties of objects that set options of their bodies. */
export interface BodyProperties {
  bodyType?: BodyType;
  /** In kg/m². */
  density?: number;
  friction?: number;
  restitution?: number;
  sensor?: boolean;
}
// #endregion

// #region tiles
/** Returns whether a place of a layer has a tile. The upper bits of a tile's number mark flips and rotations. */
export function hasTile(map: TiledMap, data: number[], column: number, row: number): boolean {
  if (column < 0 || column >= map.width) return false;
  return ((data[row * map.width + column] ?? 0) & 0x0fffffff) !== 0;
}

/** Returns the outlines of all tiles of a layer, in tiles, counterclockwise as seen with y up. */
export function traceOutlines(map: TiledMap, data: number[]): Vec2Value[][] {
  // Leads from each corner to the ends of the sides that start there, between a tile and an empty place.
  const next = new Map<string, Vec2Value[]>();
  const addSide = (fromX: number, fromY: number, x: number, y: number) => {
    const key = `${fromX} ${fromY}`;
    next.set(key, [...(next.get(key) ?? []), { x, y }]);
  };
  for (let row = 0; row < map.height; row++) {
    for (let column = 0; column < map.width; column++) {
      if (!hasTile(map, data, column, row)) continue;
      const right = column + 1;
      const bottom = row + 1;
      if (!hasTile(map, data, column, bottom)) addSide(column, bottom, right, bottom);
      if (!hasTile(map, data, right, row)) addSide(right, bottom, right, row);
      if (!hasTile(map, data, column, row - 1)) addSide(right, row, column, row);
      if (!hasTile(map, data, column - 1, row)) addSide(column, row, column, bottom);
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
}

/** Returns whether an outline changes its direction at a point. */
function isCorner({ x, y }: Vec2Value, index: number, outline: Vec2Value[]): boolean {
  const before = outline.at(index - 1) ?? { x, y };
  const after = outline[(index + 1) % outline.length] ?? { x, y };
  return (x - before.x) * (after.y - y) !== (y - before.y) * (after.x - x);
}
// #endregion

// #region load
export interface Level {
  /** Has a chain for each outline. */
  ground: Body;
  /** Outlines of the tiles, in meters. */
  outlines: Vec2Value[][];
  /** Bodies of the objects. Their user data is the name of the object. */
  bodies: Body[];
  /** Objects that are points, in meters, by name. */
  points: Map<string, Vec2Value>;
}

/**
 * Creates the bodies of a map.
 * @param scale pixels per meter
 */
export function loadTiledMap(world: World, map: TiledMap, scale: number): Level {
  const ground = world.createBody();
  const level: Level = { ground, outlines: [], bodies: [], points: new Map() };
  for (const { data, objects = [] } of map.layers) {
    if (data) level.outlines.push(...createTiles(ground, map, data, scale));
    for (const object of objects) {
      if (object.point) level.points.set(object.name, toWorld(map, object, scale));
      else level.bodies.push(createObject(world, map, object, scale));
    }
  }
  return level;
}

/** Converts a point of a map, in pixels with y down, to meters with y up. */
export function toWorld(map: TiledMap, { x, y }: Vec2Value, scale: number): Vec2Value {
  return { x: x / scale, y: (map.height * map.tileheight - y) / scale };
}

/** Adds the tiles of a layer to a body and returns their outlines in meters. */
function createTiles(ground: Body, map: TiledMap, data: number[], scale: number): Vec2Value[][] {
  const toMeters = ({ x, y }: Vec2Value) =>
    toWorld(map, { x: x * map.tilewidth, y: y * map.tileheight }, scale);
  const outlines = traceOutlines(map, data).map((outline) => outline.map(toMeters));
  for (const outline of outlines)
    ground.createFixture({ shape: new Chain(outline, true), friction: 0.6 });
  return outlines;
}

function createObject(world: World, map: TiledMap, object: TiledObject, scale: number): Body {
  const properties: BodyProperties = Object.fromEntries(
    (object.properties ?? []).map(({ name, value }) => [name, value]),
  );
  const body = world.createBody({
    type: properties.bodyType ?? 'static',
    position: toWorld(map, object, scale),
    angle: (-(object.rotation ?? 0) * Math.PI) / 180, // counterclockwise
    userData: object.name,
  });
  body.createFixture({
    shape: createShape(object, scale),
    density: properties.density ?? 1,
    friction: properties.friction ?? 0.6,
    restitution: properties.restitution ?? 0,
    isSensor: properties.sensor ?? false,
  });
  return body;
}

/** Creates the shape of an object, relative to its x and y. The body has its rotation. */
function createShape(object: TiledObject, scale: number): Shape {
  const { ellipse, polygon, polyline, width = 0, height = 0 } = object;
  const toLocal = ({ x, y }: Vec2Value) => ({ x: x / scale, y: -y / scale });
  if (polyline) return new Chain(polyline.map(toLocal));
  if (polygon) return new Polygon(polygon.map(toLocal)); // if it is convex
  const center = toLocal({ x: width / 2, y: height / 2 });
  const half = { x: width / 2 / scale, y: height / 2 / scale };
  if (!ellipse) return new Box(half.x, half.y, center);
  if (width === height) return new Circle(center, half.x);
  const corners = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI;
    return { x: center.x + half.x * Math.cos(angle), y: center.y + half.y * Math.sin(angle) };
  });
  return new Polygon(corners);
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
/** In a file, tiles are a list of numbers: 0 is empty. */
const DATA = [...TILES.join('')].map((tile) => Number(tile === '#'));
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
    { data: DATA },
    {
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

    const { ground, outlines, bodies, points } = loadTiledMap(world, MAP, params.scale);
    if (!params.merged) replaceByBoxes(ground, params.scale);
    const coins = new Set(bodies.filter((body) => body.getUserData() === 'coin'));
    const start = points.get('start');

    const hero = world.createBody({ type: 'dynamic', position: start, style: { fill: 'accent' } });
    const radius = 7 / params.scale;
    hero.createFixture({ shape: new Circle(radius), density: 2, friction: 1 });
    hero.setAngularDamping(1);
    for (const body of coins) body.style = { fill: 'dynamic' };

    const collected = new Set<Body>();
    world.on('begin-contact', (contact) => {
      const bodyA = contact.getFixtureA().getBody();
      const bodyB = contact.getFixtureB().getBody();
      if (bodyA === hero && coins.has(bodyB)) collected.add(bodyB);
      if (bodyB === hero && coins.has(bodyA)) collected.add(bodyA);
    });

    // In pixels, the hero is equally fast and jumps equally high at every scale.
    const speed = 110 / params.scale;
    const jumpSpeed = Math.sqrt(1180 / params.scale); // v = √(2gh)
    const held = new Set<string>();
    let isPlayed = false;
    let time = 0;
    const jump = () => {
      let canJump = false;
      forEachContact(hero, (contact) => {
        if (contactNormal(contact, hero)) canJump = true; // not if it is a sensor
      });
      if (!canJump) return;
      const { x, y } = hero.getLinearVelocity();
      hero.setLinearVelocity({ x, y: Math.max(y, 0) + jumpSpeed });
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
        const direction = isPlayed ? steering : Number(time > 1 && time < 3.2);
        if (!direction) return;
        const { x } = hero.getLinearVelocity();
        const force = 4 * hero.getMass() * (direction * speed - x);
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
      info: () => 'Press ←/→ or A/D to roll, and ↑ or W to jump.',
      facts: () => ({
        Coins: `${all - coins.size} of ${all}`,
        'Shapes of the tiles': countFixtures(ground),
        'Size of a tile': `${(MAP.tilewidth / params.scale).toFixed(2)} m`,
      }),
    };
  },
});

/** Replaces the outlines of the map by a box for each tile. */
function replaceByBoxes(ground: Body, scale: number): void {
  for (let fixture = ground.getFixtureList(); fixture; fixture = ground.getFixtureList())
    ground.destroyFixture(fixture);
  const half = MAP.tilewidth / 2;
  for (const index of DATA.keys()) {
    const column = index % MAP.width;
    const row = Math.floor(index / MAP.width);
    if (!hasTile(MAP, DATA, column, row)) continue;
    const place = { x: column * MAP.tilewidth + half, y: row * MAP.tileheight + half };
    const shape = new Box(half / scale, half / scale, toWorld(MAP, place, scale));
    ground.createFixture({ shape, friction: 0.6 });
  }
}

function countFixtures(body: Body): number {
  let count = 0;
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) count++;
  return count;
}
