import { type Body, Chain, type FixtureOpt, Polygon, type Vec2Value, World } from 'planck';
import { choice, defineScene, range, toggle } from '#scene';

// #region outline
const CURVE_POINTS = 16;

/** Returns points along an SVG path with the commands M, L, C, and Z, in pixels. */
export function samplePath(path: string): Vec2Value[] {
  const tokens = path.match(/[a-z]|-?[\d.]+/gi) ?? [];
  const readPoint = () => ({ x: Number(tokens.shift()), y: Number(tokens.shift()) });
  const points: Vec2Value[] = [];
  let command = '';
  while (tokens.length > 0) {
    if (/[a-z]/i.test(tokens[0] ?? '')) command = tokens.shift() ?? '';
    if (command === 'Z') break;
    const from = points.at(-1);
    if (command === 'C' && from) {
      const controls = [from, readPoint(), readPoint(), readPoint()] as const;
      for (let i = 1; i <= CURVE_POINTS; i++) points.push(pointOnCurve(controls, i / CURVE_POINTS));
    } else if (command === 'M' || command === 'L') {
      points.push(readPoint());
    } else {
      throw new Error(`The command "${command}" of the path is unknown.`);
    }
  }
  return points;
}

/** Returns a point on a cubic Bézier curve, for t from 0 to 1. */
function pointOnCurve(
  [a, b, c, d]: readonly [Vec2Value, Vec2Value, Vec2Value, Vec2Value],
  t: number,
): Vec2Value {
  const s = 1 - t;
  const mix = (w: number, x: number, y: number, z: number) =>
    s ** 3 * w + 3 * s * s * t * x + 3 * s * t * t * y + t ** 3 * z;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** Returns the longest outline of the pixels that are not transparent, in pixels. */
export function traceImage(
  width: number,
  height: number,
  isOpaque: (x: number, y: number) => boolean, // false outside the image
): Vec2Value[] {
  // Leads from each corner to the next along the border between opaque and transparent pixels.
  const next = new Map<string, Vec2Value>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isOpaque(x, y)) continue;
      if (!isOpaque(x, y - 1)) next.set(`${x} ${y}`, { x: x + 1, y });
      if (!isOpaque(x + 1, y)) next.set(`${x + 1} ${y}`, { x: x + 1, y: y + 1 });
      if (!isOpaque(x, y + 1)) next.set(`${x + 1} ${y + 1}`, { x, y: y + 1 });
      if (!isOpaque(x - 1, y)) next.set(`${x} ${y + 1}`, { x, y });
    }
  }
  let longest: Vec2Value[] = []; // others are holes, or separate pixels
  for (const start of next.keys()) {
    const outline: Vec2Value[] = [];
    let corner = start;
    for (let point = next.get(corner); point; point = next.get(corner)) {
      next.delete(corner);
      outline.push(point);
      corner = `${point.x} ${point.y}`;
    }
    if (outline.length > longest.length) longest = outline;
  }
  return longest;
}
// #endregion

// #region polygons
/** Drops points that are within a tolerance of the outline without them. */
export function simplifyOutline(outline: Vec2Value[], tolerance: number): Vec2Value[] {
  return simplifyLine([...outline, ...outline.slice(0, 1)], tolerance).slice(0, -1);
}

/** Simplifies an open line by the algorithm of Douglas and Peucker. */
function simplifyLine(line: Vec2Value[], tolerance: number): Vec2Value[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distanceToSegment(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const index = distances.indexOf(farthest);
  const start = simplifyLine(line.slice(0, index + 1), tolerance);
  return [...start, ...simplifyLine(line.slice(index), tolerance).slice(1)];
}

function distanceToSegment(point: Vec2Value, a: Vec2Value, b: Vec2Value): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const fraction = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - a.x - fraction * dx, point.y - a.y - fraction * dy);
}

/** Divides a counterclockwise outline without holes into convex polygons: triangles, joined as long as possible. */
export function decompose(outline: Vec2Value[]): Vec2Value[][] {
  const pieces = triangulate(outline);
  for (let i = 0; i < pieces.length; i++) {
    for (let j = i + 1; j < pieces.length; j++) {
      const joined = join(pieces[i] ?? [], pieces[j] ?? []);
      if (!joined) continue;
      pieces[i] = joined;
      pieces.splice(j, 1);
      j = i; // try the others again
    }
  }
  return pieces;
}

/** Divides an outline into triangles by ear clipping. */
function triangulate(outline: Vec2Value[]): Vec2Value[][] {
  const rest = [...outline];
  const triangles: Vec2Value[][] = [];
  while (rest.length > 2) {
    const ear = rest.findIndex((_, i) => isEar(rest, i));
    if (ear < 0) throw new Error('The outline crosses itself.');
    const [a, b, c] = cornersAround(rest, ear);
    if (isLeft(turn(a, b, c))) triangles.push([a, b, c]); // otherwise, b is on a straight line
    rest.splice(ear, 1);
  }
  return triangles;
}

/** Returns whether a corner and its neighbors form a triangle without other points inside, or a straight line. */
function isEar(outline: Vec2Value[], index: number): boolean {
  const [a, b, c] = cornersAround(outline, index);
  if (!isLeft(turn(a, b, c))) return !isRight(turn(a, b, c));
  return !outline.some(
    (point) =>
      ![a, b, c].includes(point) &&
      ![turn(a, b, point), turn(b, c, point), turn(c, a, point)].some(isRight),
  );
}

/** Joins two convex polygons that share a side, if the result is convex. */
function join(a: Vec2Value[], b: Vec2Value[]): Vec2Value[] | undefined {
  for (const [i, from] of a.entries()) {
    const j = b.indexOf(from);
    if (j < 0 || b.at(j - 1) !== a[(i + 1) % a.length]) continue;
    const joined = [...a.slice(i + 1), ...a.slice(0, i + 1)];
    joined.push(...[...b.slice(j), ...b.slice(0, j)].slice(1, -1));
    const isConvex = joined.every((_, k) => isLeft(turn(...cornersAround(joined, k))));
    if (isConvex && joined.length <= MAX_VERTICES) return joined;
  }
  return undefined;
}

/** Maximum number of vertices of a polygon in Planck.js. */
const MAX_VERTICES = 12;

type Corners = [Vec2Value, Vec2Value, Vec2Value];

/** Returns a point of an outline between its neighbors. */
function cornersAround(outline: Vec2Value[], index: number): Corners {
  const next = (index + 1) % outline.length;
  return [outline.at(index - 1), outline[index], outline[next]] as Corners;
}

/** Positive if a line through three points turns left. */
function turn(a: Vec2Value, b: Vec2Value, c: Vec2Value): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Returns whether a turn is to the left, and not straight on except for rounding. */
function isLeft(turned: number): boolean {
  return turned > 1e-9;
}

function isRight(turned: number): boolean {
  return turned < -1e-9;
}
// #endregion

// #region fixtures
/**
 * Converts points of a drawing, in pixels with y down, to a counterclockwise outline in meters with y up.
 * @param origin the point of the drawing that is at the origin of the body, in pixels
 * @param pixelSize size of a pixel of the drawing, in meters
 */
export function toOutline(points: Vec2Value[], origin: Vec2Value, pixelSize: number): Vec2Value[] {
  const outline = points.map(({ x, y }) => {
    return { x: (x - origin.x) * pixelSize, y: (origin.y - y) * pixelSize };
  });
  return signedArea(outline) < 0 ? outline.reverse() : outline;
}

/**
 * Adds the convex polygons of an outline to a body.
 * @param tolerance maximum distance between the simplified outline and the drawn one, in meters
 * @param material density, friction, restitution, and filters of the fixtures
 */
export function addOutline(
  body: Body,
  outline: Vec2Value[],
  tolerance: number,
  material: FixtureOpt,
): void {
  for (const piece of decompose(simplifyOutline(outline, tolerance)))
    body.createFixture({ ...material, shape: new Polygon(piece) });
}

/** Returns the area of an outline, which is negative if it is clockwise. */
function signedArea(outline: Vec2Value[]): number {
  let last = outline.at(-1);
  let sum = 0;
  for (const point of outline) {
    if (last) sum += (last.x * point.y - last.y * point.x) / 2;
    last = point;
  }
  return sum;
}
// #endregion

/** Pixels per meter of the drawings. */
const SCALE = 40;
const PATHS = {
  heart: 'M 0 42 C -80 -10 -52 -66 0 -30 C 52 -66 80 -10 0 42 Z',
  moon: 'M 24 -44 C -46 -52 -46 52 24 44 C -12 26 -12 -26 24 -44 Z',
  fish: 'M -54 0 C -34 -40 16 -36 34 -8 L 60 -28 L 52 0 L 60 28 L 34 8 C 16 36 -34 40 -54 0 Z',
  star: 'M 0 -50 L 14 -18 L 50 -16 L 22 8 L 32 44 L 0 24 L -32 44 L -22 8 L -50 -16 L -14 -18 Z',
};
/** Pixels of the drawings for each pixel of the image. */
const PIXEL_SIZE = 7;
const IMAGE = [
  '....##....##....',
  '.....#....#.....',
  '....########....',
  '...##########...',
  '..##..####..##..',
  '..##..####..##..',
  '.##############.',
  '.##############.',
  '.#.##########.#.',
  '.#.##......##.#.',
  '....##....##....',
];

export default defineScene({
  title: 'From an SVG path or an image to a body',
  description:
    'Hearts, moons, fish, and stars from SVG paths, and creatures from the pixels of an image, fall on a heap. Each outline is simplified and divided into convex polygons.',
  params: {
    tolerance: range('Tolerance', {
      min: 0.5,
      max: 12,
      step: 0.5,
      value: 1.5,
      unit: 'px',
      restart: true,
    }),
    source: choice('Source', ['all', 'SVG paths', 'image'], { restart: true }),
    show: toggle('Show the drawing', true),
  },
  poster: 4.4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const bowl = [
      { x: -6.2, y: 9 },
      { x: -6.2, y: 1 },
      { x: -4.8, y: 0 },
      { x: 4.8, y: 0 },
      { x: 6.2, y: 1 },
      { x: 6.2, y: 9 },
    ];
    world.createBody().createFixture({ shape: new Chain(bowl), friction: 0.5 });

    /** Drawings as lists of points in meters, counterclockwise, with y up. */
    const drawings: { name: string; outline: Vec2Value[] }[] = [];
    if (params.source !== 'image')
      for (const [name, path] of Object.entries(PATHS))
        drawings.push({ name, outline: toOutline(samplePath(path), { x: 0, y: 0 }, 1 / SCALE) });
    if (params.source !== 'SVG paths') {
      const width = IMAGE[0]?.length ?? 0;
      const height = IMAGE.length;
      const points = traceImage(width, height, (x, y) => IMAGE[y]?.[x] === '#');
      const outline = toOutline(points, { x: width / 2, y: height / 2 }, PIXEL_SIZE / SCALE);
      drawings.push({ name: 'creature', outline });
    }

    const tolerance = params.tolerance / SCALE; // m
    const colors = ['bad', 'dynamic', 'kinematic', 'good', 'accent'];
    const falling: { body: Body; outline: Vec2Value[] }[] = [];
    let count = 0;
    const drop = (x: number, y = 9) => {
      const drawing = drawings[count % drawings.length];
      if (!drawing) return;
      const body = world.createBody({ type: 'dynamic', position: { x, y }, angle: 6 * random() });
      addOutline(body, drawing.outline, tolerance, { density: 1, friction: 0.5 });
      body.style = { fill: colors[count % colors.length] };
      body.setUserData(drawing.name);
      falling.push({ body, outline: drawing.outline });
      count++;
    };
    const countPoints = (outline: Vec2Value[]) => simplifyOutline(outline, tolerance).length;
    const before = drawings.reduce((sum, { outline }) => sum + outline.length, 0);
    const after = drawings.reduce((sum, { outline }) => sum + countPoints(outline), 0);

    let time = 0;
    return {
      world,
      view: { x: 0, y: 3.6, width: 13.4, height: 7.9 },
      step(dt) {
        time += dt;
        if (count < 15 && time > 0.45 * count) drop(7 * random() - 3.5);
      },
      controls: {
        Drop: () => {
          if (falling.length < 30) drop(7 * random() - 3.5);
        },
      },
      draw(pen) {
        if (!params.show) return;
        for (const { body, outline } of falling) {
          const { x, y, angle } = pen.poseOf(body);
          const cos = Math.cos(angle);
          const sin = Math.sin(angle);
          const points = outline.map((point) => ({
            x: x + point.x * cos - point.y * sin,
            y: y + point.x * sin + point.y * cos,
          }));
          pen.polygon(points, { stroke: 'outline', width: 2.5 });
        }
      },
      facts: () => ({
        'Points drawn': before,
        'Points kept': after,
        'Polygons per body': (countFixtures(falling.map(({ body }) => body)) / count || 0).toFixed(
          1,
        ),
      }),
    };
  },
});

function countFixtures(bodies: Body[]): number {
  let count = 0;
  for (const body of bodies) {
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) count++;
  }
  return count;
}
