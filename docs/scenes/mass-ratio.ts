import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Heavy on light, light on heavy',
  description:
    'Two stacks of the same boxes: on the left the heavy one lies on top, on the right below. The solver gets the right one right at any ratio. On the left, the light boxes are squeezed into each other until they give way: more iterations help, a smaller ratio helps more.',
  params: {
    ratio: range('Heavy to light', { min: 1, max: 200, step: 1, value: 100, unit: '×' }),
    iterations: range('Iterations', { min: 2, max: 60, step: 1, value: 8 }),
  },
  poster: 3.7,
  scene({ World, Box, Chain }, params) {
    const world = new World({
      gravity: { x: 0, y: -10 },
      allowSleep: false, // so that a change of the ratio is felt
    });
    const room = [
      { x: -5.5, y: 12 },
      { x: -5.5, y: 0 },
      { x: 5.5, y: 0 },
      { x: 5.5, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.6 });

    const LIGHT = 0.4; // half of a light box, in meters
    const HEAVY = 0.9;
    // Faces of polygons rest 15 mm apart: 10 mm of skin on each, less 5 mm that may overlap.
    const GAP = 0.015;
    const createStack = (x: number, halves: number[]) => {
      let y = GAP;
      return halves.map((half) => {
        const box = world.createBody({ type: 'dynamic', position: { x, y: y + half } });
        y += 2 * half + GAP;
        const shape = new Box(half, half);
        const fixture = box.createFixture({ shape, density: 1, friction: 0.6 });
        return { box, half, fixture };
      });
    };
    const left = createStack(-2.4, [LIGHT, LIGHT, LIGHT, HEAVY]);
    const right = createStack(2.4, [HEAVY, LIGHT, LIGHT, LIGHT]);

    /** How much lower the top of a stack is than it should be, in millimeters. */
    const squeezed = (stack: typeof left) => {
      const height = stack.reduce((sum, { half }) => sum + 2 * half + GAP, 0);
      const top = stack.at(-1);
      return top ? 1000 * (height - top.box.getPosition().y - top.half) : 0;
    };

    let ratio = 0;

    return {
      world,
      view: { x: 0, y: 2.6, width: 11.4, height: 6 },
      iterations: () => ({ velocity: params.iterations, position: 3 }),
      step() {
        if (ratio === params.ratio) return;
        ratio = params.ratio;
        for (const { box, half, fixture } of [...left, ...right]) {
          // The larger box has the mass of so many light ones.
          const share = (LIGHT / HEAVY) ** 2;
          fixture.setDensity(half === HEAVY ? ratio * share : 1);
          // A new density counts from here on.
          box.resetMassData();
        }
      },
      draw(pen) {
        for (const stack of [left, right]) {
          const x = stack === left ? -2.4 : 2.4;
          const down = squeezed(stack);
          const text = down > 500 ? 'fell' : `down by ${Math.max(0, down).toFixed(0)} mm`;
          pen.text({ x, y: 5 }, text, down > 10 ? 'bad' : 'good', 'center');
          for (const { box, half } of stack) {
            const { x: middle, y } = box.getPosition();
            const text = half === HEAVY ? `${ratio}×` : '1×';
            pen.text({ x: middle, y: y - 0.08 }, text, 'outline', 'center');
          }
        }
      },
      facts: () => ({
        'heavy on light': `${Math.max(0, squeezed(left)).toFixed(0)} mm`,
        'light on heavy': `${Math.max(0, squeezed(right)).toFixed(0)} mm`,
      }),
    };
  },
});
