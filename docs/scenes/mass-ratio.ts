import { Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Mass ratio: heavy box on light boxes',
  description:
    'Two stacks consist of the same boxes, one of which is heavy: in the left stack, the heavy box is on top; in the right stack, it is at the bottom. The solver handles the right stack at any mass ratio. In the left stack, the light boxes are pressed into each other until they give way. More iterations help; a smaller mass ratio helps more.',
  params: {
    ratio: range('Mass ratio', { min: 1, max: 200, step: 1, value: 100, unit: '×' }),
    iterations: range('Velocity iterations', { min: 2, max: 60, step: 1, value: 8 }),
  },
  poster: 3.7,
  create(params) {
    const world = new World({
      gravity: { x: 0, y: -10 },
      allowSleep: false, // so that a new mass ratio takes effect immediately
    });
    const room = [
      { x: -5.5, y: 12 },
      { x: -5.5, y: 0 },
      { x: 5.5, y: 0 },
      { x: 5.5, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.6 });

    // Half-widths of light and heavy boxes, in meters.
    const LIGHT = 0.4;
    const HEAVY = 0.9;
    // Resting polygons are 15 mm apart: a skin of 10 mm on each, less 5 mm of slop.
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

    /** How far the top of a stack is below its ideal height, in millimeters. */
    const compression = (stack: typeof left) => {
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
          // The ratio is one of masses, and the heavy box also has a larger area.
          const areaRatio = (LIGHT / HEAVY) ** 2;
          fixture.setDensity(half === HEAVY ? ratio * areaRatio : 1);
          // A new density has no effect until this call.
          box.resetMassData();
        }
      },
      draw(pen) {
        for (const stack of [left, right]) {
          const x = stack === left ? -2.4 : 2.4;
          const sunk = compression(stack);
          const text =
            sunk > 500 ? 'collapsed' : `compressed by ${Math.max(0, sunk).toFixed(0)} mm`;
          pen.text({ x, y: 5 }, text, sunk > 10 ? 'bad' : 'good', 'center');
          for (const { box, half } of stack) {
            const { x: boxX, y } = box.getPosition();
            const text = half === HEAVY ? `${ratio}×` : '1×';
            pen.text({ x: boxX, y: y - 0.08 }, text, 'outline', 'center');
          }
        }
      },
      goal: {
        text: 'Make both stacks stand for 5 s with only 3 velocity iterations.',
        hint: 'At a low mass ratio, a few iterations are enough. Reset the scene if a stack has collapsed.',
        isReached: () =>
          params.iterations <= 3 && compression(left) < 10 && compression(right) < 10,
        seconds: 5,
      },
      facts: () => ({
        'Heavy on light': `${Math.max(0, compression(left)).toFixed(0)} mm`,
        'Light on heavy': `${Math.max(0, compression(right)).toFixed(0)} mm`,
      }),
    };
  },
});
