import { Box, Chain, type Vec2Value, World } from 'planck';
import { defineScene, toggle } from '#scene';

// #region level
const LEVEL = `
#               #
#               #
#               #
# P       ###   #
####            #
####   ##       #
####            #
####         ## #
#################
#################
`
  .trim()
  .split('\n');
// #endregion

const RUN_SPEED = 7; // m/s
const GRAVITY = 40; // m/s²

export default defineScene({
  title: 'Platformer: tiles',
  description:
    'A level of tiles is merged into outlines, and a box slides across them without catching on the seams. Turn off Merge tiles to see ghost collisions. Move the box with the left and right arrow keys.',
  poster: 0.5,
  params: { merged: toggle('Merge tiles', true, { restart: true }) },
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });

    const ground = world.createBody();
    const outlines = traceOutlines();
    if (params.merged) {
      for (const outline of outlines)
        ground.createFixture({ shape: new Chain(outline, true), friction: 0.6 });
    } else {
      for (const center of find(/#/g))
        ground.createFixture({ shape: new Box(0.5, 0.5, center), friction: 0.6 });
    }

    // #region player
    const [start = { x: 0, y: 0 }] = find(/P/g);
    const player = world.createBody({
      type: 'dynamic',
      position: start,
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent' },
    });
    player.createFixture({ shape: new Box(0.35, 0.45), density: 1, friction: 0 });
    // #endregion

    const held = new Set<string>();

    // #region move
    const movePlayer = () => {
      const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      player.setLinearVelocity({ x: RUN_SPEED * direction, y: player.getLinearVelocity().y });
    };
    // #endregion

    return {
      world,
      view: { x: 8.5, y: 5, width: 17, height: 10 },
      open: true,
      mouseForce: 0,
      step: movePlayer,
      draw(pen) {
        for (const outline of outlines) pen.polygon(outline, { fill: 'static', stroke: 'outline' });
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight'],
        down: (key) => held.add(key),
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ← and → to run.',
      facts: () => ({
        Speed: `${player.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});

// #region find
/** Returns the centers of all matches in the rows of the level. */
function find(pattern: RegExp): Vec2Value[] {
  return LEVEL.flatMap((row, i) =>
    [...row.matchAll(pattern)].map(({ index }) => ({ x: index + 0.5, y: LEVEL.length - i - 0.5 })),
  );
}
// #endregion

// #region outlines
/** Returns the outlines of all solid tiles together: loops of corners. */
function traceOutlines(): Vec2Value[][] {
  const edges = new Map<string, [from: Vec2Value, to: Vec2Value]>();
  const keyOf = (from: Vec2Value, to: Vec2Value) => `${from.x},${from.y} ${to.x},${to.y}`;
  for (const { x, y } of find(/#/g)) {
    const corners = [
      { x: x - 0.5, y: y - 0.5 },
      { x: x + 0.5, y: y - 0.5 },
      { x: x + 0.5, y: y + 0.5 },
      { x: x - 0.5, y: y + 0.5 },
    ];
    corners.forEach((to, i) => {
      const from = corners.at(i - 1) ?? to;
      // Two tiles share this edge, in opposite directions: it is inside.
      if (!edges.delete(keyOf(to, from))) edges.set(keyOf(from, to), [from, to]);
    });
  }
  const loops: Vec2Value[][] = [];
  for (const first of edges.values()) {
    const loop: Vec2Value[] = [];
    for (let edge: typeof first | undefined = first; edge; ) {
      const [from, to]: typeof first = edge;
      loop.push(to);
      edges.delete(keyOf(from, to));
      edge = [...edges.values()].find(([next]) => next.x === to.x && next.y === to.y);
    }
    loops.push(loop.filter(isCorner));
  }
  return loops;
}

function isCorner({ x, y }: Vec2Value, i: number, loop: Vec2Value[]): boolean {
  const before = loop.at(i - 1) ?? { x, y };
  const after = loop[(i + 1) % loop.length] ?? { x, y };
  return (x - before.x) * (after.y - y) !== (y - before.y) * (after.x - x);
}
// #endregion
