/** @typedef {import('./engine.js').World} World */

/**
 * A scene that all engines run.
 * @typedef {object} EngineScene
 * @property {string} name
 * @property {string} about
 * @property {number} gravity in meters per second squared
 * @property {number} bodies that move
 * @property {(world: World) => () => string | undefined} build returns a function that is called after the last
 *   step: what is wrong with the result, or undefined
 */

/** @type {EngineScene[]} */
export const SCENES = [pyramid(), tumbler(), manyCircles(), bridges(), ragdolls()];

/** @returns {EngineScene} */
function pyramid() {
  const rows = 15;
  const size = 0.5;
  return {
    name: 'Pyramid',
    about: `${(rows * (rows + 1)) / 2} boxes that stand`,
    gravity: 10,
    bodies: (rows * (rows + 1)) / 2,
    build(world) {
      addGround(world, 40);
      /** @type {number[]} */
      const boxes = [];
      for (let row = 0; row < rows; row++)
        for (let i = 0; i < rows - row; i++) {
          const x = (i - (rows - row - 1) / 2) * 2 * size * 1.05;
          boxes.push(world.add({ x, y: size * (1 + 2 * row), shapes: [{ hx: size, hy: size }] }));
        }
      return () => {
        const { x, y } = world.pose(/** @type {number} */ (boxes.at(-1)));
        const height = size * (2 * rows - 1);
        if (Math.abs(y - height) > 0.04 * height || Math.abs(x) > size)
          return `the top is at ${x.toFixed(2)}, ${y.toFixed(2)} instead of 0, ${height}`;
        return findMaxSpeed(world, boxes) > 0.3 ? 'it is not at rest' : undefined;
      };
    },
  };
}

/** @returns {EngineScene} */
function tumbler() {
  const side = 5;
  const wall = 0.25;
  return {
    name: 'Tumbler',
    about: '240 boxes in a square that turns',
    gravity: 10,
    bodies: 240,
    build(world) {
      const drum = world.add({
        type: 'kinematic',
        ...{ x: 0, y: 0 },
        shapes: [
          { hx: wall, hy: side, x: side, y: 0 },
          { hx: wall, hy: side, x: -side, y: 0 },
          { hx: side, hy: wall, x: 0, y: side },
          { hx: side, hy: wall, x: 0, y: -side },
        ],
      });
      world.spin(drum, 0.3);
      const boxes = createGrid(16, 15, 0.5).map(({ x, y }) =>
        world.add({ x, y, shapes: [{ hx: 0.15, hy: 0.15 }] }),
      );
      return () => {
        const outside = boxes.filter((box) => {
          const { x, y } = world.pose(box);
          return !(Math.hypot(x, y) < side * Math.SQRT2);
        });
        return outside.length > 0 ? `${outside.length} boxes have left it` : undefined;
      };
    },
  };
}

/** @returns {EngineScene} */
function manyCircles() {
  return {
    name: 'Many circles',
    about: '500 circles that fall into a box',
    gravity: 10,
    bodies: 500,
    build(world) {
      addGround(world, 8);
      for (const x of [-8, 8])
        world.add({ type: 'static', x, y: 10, shapes: [{ hx: 0.5, hy: 12 }] });
      const circles = createGrid(20, 25, 0.65).map(({ x, y }, index) =>
        world.add({ x: x + 0.01 * (index % 7), y: y + 9, shapes: [{ radius: 0.25 }] }),
      );
      return () => {
        const outside = circles.filter((circle) => {
          const { x, y } = world.pose(circle);
          return !(Math.abs(x) < 8 && y > 0 && y < 25);
        });
        if (outside.length > 0) return `${outside.length} circles have left the box`;
        return findMaxSpeed(world, circles) > 2 ? 'they do not come to rest' : undefined;
      };
    },
  };
}

/** @returns {EngineScene} */
function bridges() {
  const planks = 20;
  const count = 8;
  const pitch = 0.5;
  return {
    name: 'Bridges',
    about: `${count} bridges of ${planks} planks, with a box on each`,
    gravity: 10,
    bodies: count * (planks + 1),
    build(world) {
      /** @type {[number, number][]} */
      const gaps = [];
      /** @type {{ box: number, y: number }[]} */
      const boxes = [];
      for (let bridge = 0; bridge < count; bridge++) {
        const y = 4 * bridge;
        const group = bridge + 1;
        const post = (/** @type {number} */ x) =>
          world.add({ type: 'static', x, y, group, shapes: [{ hx: 0.2, hy: 0.2 }] });
        const left = (-planks / 2) * pitch;
        let before = post(left);
        for (let i = 0; i < planks; i++) {
          const plank = world.add({
            ...{ x: left + (i + 0.5) * pitch, y, group },
            shapes: [{ hx: pitch / 2, hy: 0.1 }],
          });
          world.pin(before, plank, left + i * pitch, y);
          if (i > 0) gaps.push([before, plank]);
          before = plank;
        }
        world.pin(before, post(-left), -left, y);
        boxes.push({ box: world.add({ x: 0, y: y + 1, shapes: [{ hx: 0.4, hy: 0.4 }] }), y });
      }
      return () => {
        const stretched = Math.max(
          ...gaps.map(([a, b]) => measureGap(world, a, b, pitch / 2, pitch / 2)),
        );
        if (!(stretched < 0.2)) return `a joint is open by ${stretched.toFixed(2)} m`;
        const fallen = boxes.filter(({ box, y }) => world.pose(box).y < y - 3);
        return fallen.length > 0 ? `${fallen.length} boxes have fallen off` : undefined;
      };
    },
  };
}

/** @returns {EngineScene} */
function ragdolls() {
  const count = 12;
  /** Limbs: center and half-size, and where each is joined to the torso. */
  const limbs = [
    { x: 0, y: 0.85, hx: 0.2, hy: 0.2, pinX: 0, pinY: 0.6 },
    { x: -0.65, y: 0.4, hx: 0.35, hy: 0.1, pinX: -0.3, pinY: 0.4 },
    { x: 0.65, y: 0.4, hx: 0.35, hy: 0.1, pinX: 0.3, pinY: 0.4 },
    { x: -0.2, y: -1, hx: 0.12, hy: 0.4, pinX: -0.2, pinY: -0.6 },
    { x: 0.2, y: -1, hx: 0.12, hy: 0.4, pinX: 0.2, pinY: -0.6 },
  ];
  return {
    name: 'Ragdolls',
    about: `${count} ragdolls of ${limbs.length + 1} bodies that fall on a pile`,
    gravity: 10,
    bodies: count * (limbs.length + 1),
    build(world) {
      addGround(world, 20);
      /** @type {number[]} */
      const parts = [];
      for (let doll = 0; doll < count; doll++) {
        const group = doll + 1;
        const [x, y] = [0.4 * (doll % 3) - 0.4, 3 + 2.6 * doll];
        const torso = world.add({ x, y, group, shapes: [{ hx: 0.3, hy: 0.6 }] });
        parts.push(torso);
        for (const { pinX, pinY, hx, hy, ...at } of limbs) {
          const limb = world.add({ x: x + at.x, y: y + at.y, group, shapes: [{ hx, hy }] });
          world.pin(torso, limb, x + pinX, y + pinY);
          parts.push(limb);
        }
      }
      return () => {
        const lost = parts.filter((part) => !(world.pose(part).y > -0.1));
        if (lost.length > 0) return `${lost.length} parts have fallen through the ground`;
        return findMaxSpeed(world, parts) > 3 ? 'they do not come to rest' : undefined;
      };
    },
  };
}

/**
 * @param {World} world
 * @param {number} halfWidth
 */
function addGround(world, halfWidth) {
  world.add({ type: 'static', x: 0, y: -0.5, shapes: [{ hx: halfWidth, hy: 0.5 }] });
}

/**
 * Returns the points of a grid around the origin.
 * @param {number} columns
 * @param {number} rows
 * @param {number} pitch
 */
function createGrid(columns, rows, pitch) {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * pitch,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * pitch,
  }));
}

/**
 * Returns the speed of the fastest body, or infinity if any speed is not a number.
 * @param {World} world
 * @param {number[]} bodies
 */
function findMaxSpeed(world, bodies) {
  return Math.max(...bodies.map((body) => world.speed(body) || 0));
}

/**
 * Returns the distance from the right end of one bar to the left end of the next.
 * @param {World} world
 * @param {number} a
 * @param {number} b
 * @param {number} halfA
 * @param {number} halfB
 */
function measureGap(world, a, b, halfA, halfB) {
  const [left, right] = [world.pose(a), world.pose(b)];
  const x = right.x - halfB * Math.cos(right.angle) - left.x - halfA * Math.cos(left.angle);
  const y = right.y - halfB * Math.sin(right.angle) - left.y - halfA * Math.sin(left.angle);
  return Math.hypot(x, y);
}
