import { type Body, Chain, Polygon, type Vec2Value, World } from 'planck';
import { choice, defineScene, range, toggle } from '#scene';

/** Pixels per meter of the drawings. */
const SCALE = 40;
const PATHS = {
  heart: 'M 0 42 C -80 -10 -52 -66 0 -30 C 52 -66 80 -10 0 42 Z',
  moon: 'M 24 -44 C -46 -52 -46 52 24 44 C -12 26 -12 -26 24 -44 Z',
  fish: 'M -54 0 C -34 -40 16 -36 34 -8 L 60 -28 L 52 0 L 60 28 L 34 8 C 16 36 -34 40 -54 0 Z',
  star: 'M 0 -50 L 14 -18 L 50 -16 L 22 8 L 32 44 L 0 24 L -32 44 L -22 8 L -50 -16 L -14 -18 Z',
};
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

    // #region sample
    /** Returns points along an SVG path with the commands M, L, C, and Z, in pixels. */
    const samplePath = (path: string) => {
      const tokens = path.match(/[a-z]|-?[\d.]+/gi) ?? [];
      const points: Vec2Value[] = [];
      let command = '';
      const read = () => ({ x: Number(tokens.shift()), y: Number(tokens.shift()) });
      while (tokens.length > 0) {
        if (/[a-z]/i.test(tokens[0] ?? '')) command = tokens.shift() ?? '';
        if (command === 'Z') break;
        const from = points.at(-1);
        if (command === 'C' && from) {
          const [a, b, to] = [read(), read(), read()];
          for (let t = 1 / 16; t <= 1; t += 1 / 16) points.push(bezier(from, a, b, to, t));
        } else if (command === 'M' || command === 'L') points.push(read());
        else throw new Error(`The command "${command}" of the path is unknown.`);
      }
      return points;
    };
    // #endregion

    // #region trace
    /** Returns the outline of the pixels of an image that are not transparent, in pixels. */
    const traceImage = (isOpaque: (x: number, y: number) => boolean, size: Vec2Value) => {
      // For each corner, the next one: sides between a pixel and nothing.
      const next = new Map<string, Vec2Value>();
      for (let y = 0; y < size.y; y++) {
        for (let x = 0; x < size.x; x++) {
          if (!isOpaque(x, y)) continue;
          if (!isOpaque(x, y - 1)) next.set(`${x} ${y}`, { x: x + 1, y });
          if (!isOpaque(x + 1, y)) next.set(`${x + 1} ${y}`, { x: x + 1, y: y + 1 });
          if (!isOpaque(x, y + 1)) next.set(`${x + 1} ${y + 1}`, { x, y: y + 1 });
          if (!isOpaque(x - 1, y)) next.set(`${x} ${y + 1}`, { x, y });
        }
      }
      const outlines: Vec2Value[][] = [];
      for (const start of next.keys()) {
        const outline: Vec2Value[] = [];
        let corner = start;
        for (let point = next.get(corner); point; point = next.get(corner)) {
          next.delete(corner);
          outline.push(point);
          corner = `${point.x} ${point.y}`;
        }
        outlines.push(outline);
      }
      // The longest one: others are holes, or separate pixels.
      return outlines.sort((a, b) => b.length - a.length)[0] ?? [];
    };
    // #endregion

    // #region simplify
    /** Leaves out points that are within a tolerance of the line without them (Douglas–Peucker). */
    const simplify = (line: Vec2Value[], tolerance: number): Vec2Value[] => {
      const [first, last] = [line[0], line.at(-1)];
      if (!first || !last || line.length < 3) return line;
      const distances = line.map((point) => distanceToSegment(point, first, last));
      const max = Math.max(...distances);
      if (max <= tolerance) return [first, last];
      const i = distances.indexOf(max);
      const start = simplify(line.slice(0, i + 1), tolerance);
      return [...start, ...simplify(line.slice(i), tolerance).slice(1)];
    };

    const simplifyOutline = (outline: Vec2Value[], tolerance: number) =>
      simplify([...outline, ...outline.slice(0, 1)], tolerance).slice(0, -1);
    // #endregion

    // #region decompose
    /** Divides a counterclockwise outline without holes into triangles (ear clipping). */
    const triangulate = (outline: Vec2Value[]) => {
      const rest = [...outline];
      const triangles: Vec2Value[][] = [];
      const cornersAt = (i: number) =>
        [rest.at(i - 1), rest[i], rest[(i + 1) % rest.length]] as [Vec2Value, Vec2Value, Vec2Value];
      while (rest.length > 2) {
        const ear = rest.findIndex((_, i) => {
          const [a, b, c] = cornersAt(i);
          const isInside = (p: Vec2Value) =>
            ![a, b, c].includes(p) && ![turn(a, b, p), turn(b, c, p), turn(c, a, p)].some(isRight);
          return isLeft(turn(a, b, c)) ? !rest.some(isInside) : !isRight(turn(a, b, c));
        });
        if (ear < 0) throw new Error('The outline crosses itself.');
        // A point on a straight line is dropped.
        if (isLeft(turn(...cornersAt(ear)))) triangles.push(cornersAt(ear));
        rest.splice(ear, 1);
      }
      return triangles;
    };

    /** Joins two convex polygons that share a side, if the result is convex. */
    const join = (a: Vec2Value[], b: Vec2Value[]) => {
      for (const [i, from] of a.entries()) {
        const j = b.indexOf(from);
        if (j < 0 || b.at(j - 1) !== a[(i + 1) % a.length]) continue;
        const both = [...a.slice(i + 1), ...a.slice(0, i + 1)];
        both.push(...[...b.slice(j), ...b.slice(0, j)].slice(1, -1));
        const isConvex = both.every((point, k) =>
          isLeft(turn(both.at(k - 1) ?? point, point, both[(k + 1) % both.length] ?? point)),
        );
        if (isConvex && both.length <= 12) return both;
      }
      return undefined;
    };

    /** Divides an outline into convex polygons: triangles, joined as long as possible. */
    const decompose = (outline: Vec2Value[]) => {
      const pieces = triangulate(outline);
      for (let i = 0; i < pieces.length; i++) {
        for (let j = i + 1; j < pieces.length; j++) {
          const both = join(pieces[i] ?? [], pieces[j] ?? []);
          if (!both) continue;
          pieces[i] = both;
          pieces.splice(j, 1);
          j = i; // try the others again
        }
      }
      return pieces;
    };
    // #endregion

    const imageSize = { x: IMAGE[0]?.length ?? 0, y: IMAGE.length };
    const isOpaque = (x: number, y: number) => IMAGE[y]?.[x] === '#';
    /** Drawings as lists of points in meters, counterclockwise, with y up. */
    const drawings: { name: string; outline: Vec2Value[] }[] = [];
    const addDrawing = (name: string, points: Vec2Value[], zoom: number, center: Vec2Value) => {
      const factor = zoom / SCALE;
      const outline = points.map(({ x, y }) => {
        return { x: (x - center.x) * factor, y: (center.y - y) * factor };
      });
      if (areaOf(outline) < 0) outline.reverse();
      drawings.push({ name, outline });
    };
    if (params.source !== 'image')
      for (const [name, path] of Object.entries(PATHS))
        addDrawing(name, samplePath(path), 1, { x: 0, y: 0 });
    if (params.source !== 'SVG paths') {
      const middle = { x: imageSize.x / 2, y: imageSize.y / 2 };
      addDrawing('creature', traceImage(isOpaque, imageSize), 7, middle);
    }

    // #region body
    const createBody = (outline: Vec2Value[], position: Vec2Value) => {
      const body = world.createBody({ type: 'dynamic', position, angle: 6 * random() });
      const simple = simplifyOutline(outline, params.tolerance / SCALE);
      for (const piece of decompose(simple))
        body.createFixture({ shape: new Polygon(piece), density: 1, friction: 0.5 });
      return body;
    };
    // #endregion

    const colors = ['bad', 'dynamic', 'kinematic', 'good', 'accent'];
    const falling: { body: Body; outline: Vec2Value[] }[] = [];
    let count = 0;
    const drop = (x: number, y = 9) => {
      const drawing = drawings[count % drawings.length];
      if (!drawing) return;
      const body = createBody(drawing.outline, { x, y });
      body.style = { fill: colors[count % colors.length] };
      body.setUserData(drawing.name);
      falling.push({ body, outline: drawing.outline });
      count++;
    };
    const countPoints = (outline: Vec2Value[]) =>
      simplifyOutline(outline, params.tolerance / SCALE).length;
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
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
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

/** Returns the point at a share `t` of a cubic Bézier curve. */
function bezier(a: Vec2Value, b: Vec2Value, c: Vec2Value, d: Vec2Value, t: number): Vec2Value {
  const s = 1 - t;
  const mix = (w: number, x: number, y: number, z: number) =>
    s ** 3 * w + 3 * s * s * t * x + 3 * s * t * t * y + t ** 3 * z;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

// #region helpers
/** Positive if a line through three points turns left. */
function turn(a: Vec2Value, b: Vec2Value, c: Vec2Value): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether a turn is to the left, and not straight on but for rounding. */
function isLeft(turned: number): boolean {
  return turned > 1e-9;
}

function isRight(turned: number): boolean {
  return turned < -1e-9;
}

function distanceToSegment(point: Vec2Value, a: Vec2Value, b: Vec2Value): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy);
}

/** Returns the area of an outline, which is negative if it is clockwise. */
function areaOf(outline: Vec2Value[]): number {
  let last = outline.at(-1);
  let sum = 0;
  for (const point of outline) {
    if (last) sum += (last.x * point.y - last.y * point.x) / 2;
    last = point;
  }
  return sum;
}
// #endregion

function countFixtures(bodies: Body[]): number {
  let count = 0;
  for (const body of bodies)
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) count++;
  return count;
}
