import { beforeEach, describe, expect, it } from 'vitest';
import { FOREIGN_PROGRAMS } from '../../../tests/foreignPrograms.ts';
import { createCodeRunner } from '../../../tests/unit/codeRunner.ts';
import { readScripts } from '../typescript/html.ts';
import { compileModule } from '../typescript/module.ts';

let runner: ReturnType<typeof createCodeRunner>;

beforeEach(() => {
  runner = createCodeRunner();
});

/** Compiles and runs code. */
async function run(source: string, options?: { playing: boolean }): Promise<void> {
  const { code, errors } = compileModule(source);
  expect(errors).toEqual([]);
  await runner.run(code, options);
}

const BALL = `
const world = new World({ gravity: { x: 0, y: -10 } });
const ball = world.createBody({ type: 'dynamic' });
ball.createFixture({ shape: new Circle(0.5), density: 1 });
`;
const WITH_BALL = `import { Circle, World } from 'planck';${BALL}`;

describe('code that creates a world', () => {
  const sources = [
    WITH_BALL,
    `import { Circle, World } from 'planck-js';${BALL}`,
    `import { Circle, World } from 'planck/with-testbed';${BALL}`,
    `import { Circle, World } from 'https://esm.sh/planck@1.5.0';${BALL}`,
    `import planck from 'planck';\nconst { Circle, World } = planck;${BALL}`,
    `import planck, { Circle } from 'planck';\nconst World = planck.World;${BALL}`,
    `import * as planck from 'https://cdn.jsdelivr.net/npm/planck/+esm';\nconst { Circle, World } = planck;${BALL}`,
    `const { Circle, World } = require('planck');${BALL}`,
    `const planck = require('planck-js');\nconst { Circle, World } = planck;${BALL}`,
    `const { Circle, World } = await import('planck');${BALL}`,
    `const { default: planck } = await import('https://unpkg.com/planck');\nconst { Circle, World } = planck;${BALL}`,
    `import('planck').then(({ Circle, World }) => {${BALL}});`,
    `const { Circle, World } = planck;${BALL}`,
    `var pl = planck, World = pl.World, Circle = pl.Circle;${BALL}`,
    `const { Circle, World } = globalThis.planck;${BALL}`,
    `const { Circle } = planck;\nconst World = (def) => planck.World(def);${BALL.replace('new World', 'World')}`,
    `import { Circle, World, Testbed } from 'planck/with-testbed';${BALL}Testbed.start(world);`,
    `const { Circle } = planck;\nplanck.testbed((testbed) => {\nconst World = planck.World;${BALL}return world;\n});`,
    `export const world = 1;\n{\nconst { Circle, World } = planck;${BALL}}`,
    `import { Circle, World } from 'planck';\nexport default class Game {}${BALL}`,
    `import { Circle, World } from 'planck';\nexport default function start() {${BALL}}`,
    `import { Circle, World } from 'planck';${BALL}export default world;`,
  ];
  const cases = sources.map((source) => ({ source, title: source.split('\n', 1)[0] }));

  it.each(cases)('shows it: $title', async ({ source }) => {
    await run(source);
    runner.pass(1);
    expect(runner.failure()).toBeUndefined();
    expect(runner.hasPicture()).toBe(true);
    expect(runner.status()).toMatchObject({ bodies: 1, isPlaying: true });
    expect(runner.status()?.time).toBeCloseTo(1, 0);
    expect(runner.drawings).toContain('arc');
  });

  it('has one class for all ways to get it', async () => {
    await run(`
      import named, { World } from 'planck';
      const { World: required } = require('planck/with-testbed');
      const world = planck.World();
      console.log(World === named.World, World === required, World === planck.World);
      console.log(world instanceof World, new World() instanceof required);
    `);
    expect(runner.output().map(({ text }) => text)).toEqual(['true true true', 'true true']);
  });
});

describe('steps of the code', () => {
  it('in a loop end paused; Play continues, and Reset runs the code again', async () => {
    await run(`${WITH_BALL}for (let i = 0; i < 60; i++) world.step(1 / 60);\nconsole.log('ran');`);
    runner.pass(1);
    expect(runner.status()).toMatchObject({ isPlaying: false, time: expect.closeTo(1) });
    runner.send({ type: 'play' });
    runner.pass(0.5);
    expect(runner.status()).toMatchObject({ isPlaying: true, time: expect.closeTo(1.5, 1) });
    runner.send({ type: 'reset' });
    runner.pass(0.5);
    expect(runner.status()).toMatchObject({ isPlaying: false, time: expect.closeTo(1) });
    await runner.settle(60);
    expect(runner.output()).toMatchObject([{ text: 'ran' }]);
  });

  it('in a loop can be followed by single steps', async () => {
    await run(`${WITH_BALL}world.step(1 / 50);`);
    runner.pass(0.1);
    runner.send({ type: 'step' });
    runner.send({ type: 'step' });
    runner.pass(0.05);
    expect(runner.status()).toMatchObject({ isPlaying: false, time: expect.closeTo(0.06) });
  });

  it('in animation frames are the only ones, and pause with the picture', async () => {
    await run(
      `${WITH_BALL}function frame() { world.step(1 / 60); requestAnimationFrame(frame); }\nrequestAnimationFrame(frame);`,
    );
    runner.pass(1);
    const { time = 0 } = runner.status() ?? {};
    expect(time).toBeCloseTo(1, 0);
    runner.send({ type: 'pause' });
    runner.pass(1);
    runner.send({ type: 'step' });
    expect(runner.status()?.time).toBeCloseTo(time + 1 / 60, 1);
    runner.send({ type: 'play' });
    runner.pass(1);
    expect(runner.status()?.time).toBeCloseTo(time + 1, 0);
  });

  it('in timers are the only ones, and do not run twice after Reset', async () => {
    await run(
      `${WITH_BALL}let steps = 0;\nconst timer = setInterval(() => {\nworld.step(1 / 60);\nif (++steps === 5) clearInterval(timer);\n}, 2);`,
    );
    const finish = async () => {
      while (runner.status()?.isPlaying !== false) {
        await runner.settle(1);
        runner.pass(1 / 60);
      }
    };
    await finish();
    expect(runner.status()?.time).toBeCloseTo(5 / 60);
    runner.send({ type: 'reset' });
    expect(runner.status()).toMatchObject({ isPlaying: true });
    await finish();
    expect(runner.status()?.time).toBeCloseTo(5 / 60);
  });

  it('go back in time after they were continued', async () => {
    await run(`${WITH_BALL}world.step(1 / 60);`);
    runner.pass(0.1);
    runner.send({ type: 'play' });
    runner.pass(0.5);
    runner.send({ type: 'stepBack' });
    runner.pass(0.1);
    const before = runner.status()?.time;
    runner.send({ type: 'step' });
    runner.pass(0.1);
    expect(runner.status()?.time).toBeCloseTo(Number(before) + 1 / 60);
  });

  it('of a module with exports restart with it', async () => {
    await run(`${WITH_BALL}world.step(1 / 60);\nexport default world;`);
    runner.pass(0.1);
    runner.send({ type: 'play' });
    runner.pass(0.5);
    runner.send({ type: 'reset' });
    await runner.settle(20);
    runner.pass(0.1);
    expect(runner.status()).toMatchObject({ bodies: 1, time: expect.closeTo(1 / 60) });
  });
});

describe('the console of a run that goes back in time', () => {
  const source = `
import { Circle, World } from 'planck';
console.count('load');
console.group('module');
export default {
  title: '', description: '',
  create() {
    const world = new World();
    let step = 0;
    console.count('start');
    return {
      world,
      view: { x: 0, y: 0, width: 1, height: 1 },
      step() {
        if (++step % 4 === 1) console.group('four');
        console.count('step');
        if (step % 4 === 0) console.groupEnd();
      },
    };
  },
};`;
  const texts = () => runner.output().map(({ text }) => text);
  const step = () => {
    runner.send({ type: 'step' });
    runner.pass(0.2);
  };
  /** Returns the output of a range of steps. */
  const stepTexts = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((number) => [
      ...(number % 4 === 1 ? ['  four'] : []),
      `    step: ${number}`,
    ]);

  it('prints the counts and groups of the step that it went back to', async () => {
    await run(source, { playing: false });
    for (let number = 1; number <= 6; number++) step();
    await runner.settle(60);
    expect(texts()).toEqual(['load: 1', 'module', '  start: 1', ...stepTexts(1, 6)]);
    for (const back of [5, 3, 4, 6, 0, 2, 5]) {
      runner.send({ type: 'goTo', step: back });
      runner.pass(0.2);
    }
    // Has been printed already.
    step();
    await runner.settle(60);
    expect(texts()).toHaveLength(3 + stepTexts(1, 6).length);
    step();
    await runner.settle(60);
    expect(texts().slice(-1)).toEqual(stepTexts(7, 7));
    runner.send({ type: 'goTo', step: 4 });
    runner.pass(0.2);
    runner.send({ type: 'push', x: 0, y: 0 });
    runner.pass(0.2);
    for (let number = 5; number <= 6; number++) step();
    await runner.settle(60);
    expect(texts().slice(-3)).toEqual(stepTexts(5, 6));
  });

  it('is as after the start when it is reset, and when a run is kept', async () => {
    // Another text: a module with the same one runs only once.
    await run(`${source}\n`, { playing: false });
    for (let number = 1; number <= 6; number++) step();
    for (const type of ['reset', 'keep'] as const) {
      runner.send({ type });
      runner.pass(0.2);
      step();
      await runner.settle(60);
      expect(texts()).toEqual(['  start: 1', ...stepTexts(1, 1)]);
    }
  });
});

describe('code without a picture', () => {
  it('prints, with the lines of its calls', async () => {
    await run(
      "import { Vec2 } from 'planck';\n\nconsole.log(new Vec2(1, 2));\nconsole.warn('slow');",
    );
    expect(runner.hasPicture()).toBe(false);
    expect(runner.output()).toEqual([
      { level: 'log', text: '{ x: 1, y: 2 }', line: 3, count: 1 },
      { level: 'warn', text: 'slow', line: 4, count: 1 },
    ]);
  });

  it('runs its timers even if it was started paused', async () => {
    await run("setTimeout(() => console.log('later'), 5);", { playing: false });
    while (runner.output().length === 0) await runner.settle(5);
    expect(runner.output()).toMatchObject([{ text: 'later', line: 1 }]);
  });

  it('gets a picture when it creates a world later', async () => {
    await run(`setTimeout(() => {\nconst { Circle, World } = planck;${BALL}}, 5);`);
    expect(runner.hasPicture()).toBe(false);
    while (!runner.hasPicture()) {
      await runner.settle(5);
      runner.pass(0.2);
    }
    expect(runner.status()).toMatchObject({ bodies: 1 });
  });
});

describe('code that fails', () => {
  it('shows what it has created and printed before', async () => {
    await run(`${WITH_BALL}console.log('before');\nthrow new RangeError('no');`);
    runner.pass(0.1);
    expect(runner.failure()).toMatchObject({ message: 'RangeError: no', line: 6 });
    expect(runner.hasPicture()).toBe(true);
    expect(runner.drawings).toContain('arc');
    expect(runner.output()).toMatchObject([{ text: 'before' }]);
  });

  it.each([
    ['null.x;', 1, 6],
    ["const a = 1; throw new Error('no');", 1, 20],
    ["let a: string; await 0; throw new Error('no');", 1, 31],
    ["// First\n  throw new Error('no');", 2, 9],
    ["throw new Error('no');\nexport default {};", 1, 7],
  ])('has the position in its source: %j', async (source, line, column) => {
    await run(source);
    runner.pass(0.1);
    expect(runner.failure()).toMatchObject({ line, column });
  });

  it('fails in an animation frame', async () => {
    await run(`${WITH_BALL}requestAnimationFrame(() => {\nthrow new Error('later');\n});`);
    runner.pass(0.1);
    expect(runner.failure()).toMatchObject({ message: 'Error: later', line: 6 });
  });

  it('has a message even if what it throws has none', async () => {
    await run('throw { toString: 1 };');
    expect(runner.failure()?.message).toContain('can’t be shown as text');
  });

  it('is told that there is no page', async () => {
    await run("localStorage.setItem('a', 'b');");
    expect(runner.failure()?.message).toBe(
      'ReferenceError: localStorage is not defined. Code runs in a worker here, without a page.',
    );
  });
});

it('shows the world of code that only clears its canvas', async () => {
  await run(`
    const context = document.querySelector('canvas').getContext('2d');
    window.addEventListener('load', () => {
      const { Circle, World } = window.planck;
      ${BALL}
      (function frame() {
        world.step(1 / 60);
        context.clearRect(0, 0, context.canvas.width, context.canvas.height);
        window.requestAnimationFrame(frame);
      })();
    });
  `);
  while (!runner.hasPicture()) {
    await runner.settle(5);
    runner.pass(0.2);
  }
  expect(runner.failure()).toBeUndefined();
  expect(runner.output()).toEqual([]);
  expect(runner.drawings).toContain('arc');
  expect(runner.drawings).not.toContain('drawImage');
});

describe('programs of other people', () => {
  /** Runs a program until it has drawn, and returns its canvas. */
  const start = async (title: string) => {
    const { source } = FOREIGN_PROGRAMS.find((program) => program.title === title) ?? {};
    await run(readScripts(source ?? '') ?? source ?? '');
    const isDrawn = () => runner.drawings.includes('drawImage');
    while (!isDrawn() && !runner.failure()) {
      await runner.settle(1);
      runner.pass(1 / 60);
    }
    // Code that awaits a frame has to continue before the next one.
    await runner.settle();
    expect(runner.failure()).toBeUndefined();
    const canvas = runner.canvases.find(({ context }) => context);
    if (!canvas?.context) throw new Error('no canvas has a context');
    return { canvas, calls: canvas.context.calls };
  };
  const titles = FOREIGN_PROGRAMS.map(({ title }) => title);

  it.each(titles)('are the picture: %s', async (title) => {
    const { calls } = await start(title);
    runner.drawings.length = 0;
    runner.pass(1 / 60);
    expect(runner.drawings.filter((name) => name !== 'setTransform')).toEqual([
      ...['clearRect', 'fillRect', 'drawImage'],
    ]);
    runner.send({ type: 'pause' });
    expect(runner.hasPicture()).toBe(true);
    expect(calls.join()).toMatch(/fill|stroke/);
  });

  it.each(titles.filter((title) => title !== 'mouse-driven'))(
    'move, pause, and start again: %s',
    async (title) => {
      const { calls } = await start(title);
      /** Returns what the program draws in half a second. */
      const draw = async () => {
        calls.length = 0;
        for (let frame = 0; frame < 30; frame++) {
          // For code that waits for timers and promises.
          await runner.settle(6);
          runner.pass(1 / 60);
        }
        return calls.join('\n');
      };
      const first = await draw();
      expect(first).toMatch(/fill|stroke/);
      runner.send({ type: 'pause' });
      expect(await draw()).toBe('');
      runner.send({ type: 'play' });
      expect(await draw()).not.toBe(first);
      const before = runner.canvases.length;
      runner.send({ type: 'reset' });
      await draw();
      expect(runner.canvases.length).toBeGreaterThan(before);
      expect(runner.failure()).toBeUndefined();
    },
  );
});
