import { beforeEach, describe, expect, it } from 'vitest';
import { createCodeRunner } from '../../../tests/unit/codeRunner.ts';
import { compileModule } from '../typescript/module.ts';

let runner: ReturnType<typeof createCodeRunner>;

beforeEach(() => {
  runner = createCodeRunner();
});

/** Runs code with a canvas in which it has drawn. */
async function run(source: string, canvas = "document.querySelector('canvas')"): Promise<void> {
  const code = `const canvas = ${canvas};\n${source}\ncanvas.getContext('2d').fillRect(0, 0, 1, 1);`;
  await runner.run(compileModule(code).code);
  // The page learns of listeners with the next status.
  runner.pass(0.2);
}

async function printed(): Promise<string[]> {
  await runner.settle(60);
  return runner.output().map(({ text }) => text);
}

/** A picture of 720 × 405 CSS pixels, whose upper 5 are for facts, on a screen of twice as many pixels. */
const SIZE = { width: 720, height: 405, top: 5, ratio: 2 };

describe('the size of a page', () => {
  it('is that of the picture, below its facts', async () => {
    runner.send({ type: 'size', size: SIZE });
    await run(`
      console.log(innerWidth, window.innerHeight, devicePixelRatio);
      console.log(canvas.width, canvas.clientHeight, document.body.clientWidth);
      console.log(matchMedia('(pointer: coarse)').matches);
    `);
    expect(await printed()).toEqual(['720 400 2', '720 400 720', 'false']);
  });

  it('changes with the picture, of which it tells the program', async () => {
    await run(
      'window.onresize = () => console.log(innerWidth, canvas.width);\ncanvas.width = 300;',
    );
    runner.send({ type: 'size', size: { width: 500, height: 300, ratio: 1 } });
    runner.pass(0.1);
    expect(await printed()).toEqual(['500 300']);
  });

  it.each([
    ['its own', 'canvas.width = 300; canvas.height = "200px";', '300 0'],
    ['its attributes', "canvas.setAttribute('width', '300'); canvas.height = 200.7;", '300 200'],
    ['its style', "Object.assign(canvas.style, { width: '50%', height: '100vh' });", '360 400'],
    ['the text of its style', "canvas.style.cssText = 'width: 60px; color: red';", '60 33'],
    ['the window, in device pixels', 'canvas.width *= 2; canvas.height *= 2;', '720 400'],
  ])('of a canvas is %s', async (_name, code, expected) => {
    runner.send({ type: 'size', size: SIZE });
    await run(`${code}\nconst { width, height } = canvas.getBoundingClientRect();
      console.log(Math.round(width), Math.round(height));`);
    expect(await printed()).toEqual([expected]);
  });
});

it('tells a program that the reader prefers reduced motion', async () => {
  const asks = "console.log(matchMedia('(prefers-reduced-motion: reduce)').matches);";
  await run(asks);
  runner.send({ type: 'reducedMotion', isOn: true });
  await run(asks);
  expect(await printed()).toEqual(['false', 'true']);
});

describe('the canvas of a program', () => {
  it.each([
    ["document.querySelector('#game')", "document.getElementById('game')"],
    ["document.querySelector('main canvas')", "document.getElementsByTagName('canvas')[0]"],
    [
      "document.body.appendChild(Object.assign(document.createElement('canvas'), { id: 'a' }))",
      "document.querySelector('#a')",
    ],
  ])('is found again: %s', async (canvas, again) => {
    await run(`console.log(${again} === canvas, canvas.parentElement === document.body);`, canvas);
    expect(await printed()).toEqual(['true true']);
    expect(runner.drawings).toContain('drawImage');
  });

  it('is the one in the document, even if another was drawn before', async () => {
    const sprite =
      "const sprite = document.createElement('canvas'); sprite.getContext('2d').fillRect(0, 0, 1, 1);";
    await run(
      'canvas.onpointerdown = ({ target }) => console.log(target === canvas);',
      `(() => { ${sprite} return document.querySelector('canvas'); })()`,
    );
    runner.send({ type: 'point', phase: 'down', x: 360, y: 202 });
    expect(await printed()).toEqual(['true']);
  });

  it('draws other canvases, but not pictures, which have no file', async () => {
    await run(`
      const context = canvas.getContext('2d');
      context.drawImage(document.createElement('canvas'), 1, 2);
      context.drawImage(new Image(), 3, 4);
      console.log(context.createPattern(new Image(), 'repeat'), context.canvas === canvas);
    `);
    expect(await printed()).toEqual(['null true']);
    const { calls } = runner.canvases[0]?.context ?? {};
    expect(calls).toEqual(['drawImage 1 2', 'fillRect 0 0 1 1']);
  });

  it('stays, with the message, when the program fails after it has drawn', async () => {
    await runner.run(
      compileModule(
        "const canvas = document.querySelector('canvas');\ncanvas.getContext('2d').fillRect(0, 0, 1, 1);\nthrow new Error('after it has drawn');",
      ).code,
    );
    runner.pass(0.2);
    expect(runner.failure()).toMatchObject({ message: 'Error: after it has drawn', line: 3 });
    expect(runner.drawings).toContain('drawImage');
  });

  it('can be all that a program has', async () => {
    await run('');
    runner.pass(0.2);
    expect(runner.hasPicture()).toBe(true);
    expect(runner.status()).toMatchObject({ bodies: 0, isPlaying: true });
  });

  it.each([
    ['canvas.width = canvas.height = 100_000;', 'a canvas of 100000 × 100000 pixels'],
    [
      "for (let i = 0; i < 1e4; i++) document.createElement('canvas').getContext('2d');",
      'a canvas of 720 × 405 pixels',
    ],
    [
      "for (let i = 0; i < 1e4; i++) Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');",
      'a canvas of 1 × 1 pixels',
    ],
  ])('has a limit: %s', async (code, message) => {
    await run(code);
    expect(runner.failure()?.message).toContain(`RangeError: no room for ${message}`);
    expect(runner.failure()).toMatchObject({ message: expect.stringContaining('33 million') });
  });

  it('can be replaced by smaller ones, and resized, without end', async () => {
    await run(`const context = canvas.getContext('2d');
      for (let i = 0; i < 1e4; i++) canvas.width = 500 + (i % 9);`);
    expect(runner.failure()).toBeUndefined();
  });
});

describe('the events of a page', () => {
  const log =
    '({ type, key, code, keyCode, repeat }) => console.log(type, key, code, keyCode, repeat)';

  it('are keys, for window, document, and body', async () => {
    await run(`
      onkeydown = ${log};
      window.onkeyup = ${log};
      document.addEventListener('keydown', { handleEvent: (event) => event.preventDefault() });
      document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
    `);
    for (const key of ['a', 'a', ' ', 'ArrowLeft', '7'])
      runner.send({ type: 'key', key, isDown: true });
    runner.send({ type: 'releaseKeys' });
    expect(await printed()).toEqual([
      // The first was stopped.
      ...['keydown a KeyA 65 true', 'keydown   Space 32 false'],
      ...['keydown ArrowLeft ArrowLeft 37 false', 'keydown 7 Digit7 55 false'],
      ...['keyup a KeyA 65 false', 'keyup   Space 32 false'],
      ...['keyup ArrowLeft ArrowLeft 37 false', 'keyup 7 Digit7 55 false'],
    ]);
  });

  it('have the place of a key on any keyboard', async () => {
    await run('onkeydown = onkeyup = ({ type, key, code }) => console.log(type, key, code);');
    for (const isDown of [true, false])
      runner.send({ type: 'key', key: 'z', code: 'KeyW', isDown });
    runner.send({ type: 'key', key: 'ц', code: 'KeyW', isDown: true });
    runner.send({ type: 'releaseKeys' });
    expect(await printed()).toEqual([
      ...['keydown z KeyW', 'keyup z KeyW'],
      ...['keydown w KeyW', 'keyup w KeyW'],
    ]);
  });

  it('are a pointer and a mouse, in pixels of the canvas', async () => {
    await run(`
      Object.assign(canvas, { width: 144, height: 81 });
      const log = ({ type, clientX, offsetY, buttons, pointerId, target }) =>
        console.log(type, clientX, offsetY, buttons, pointerId, target === canvas);
      canvas.onpointermove = log;
      for (const type of ['pointerdown', 'mousedown', 'click']) canvas.addEventListener(type, log);
      window.addEventListener('mouseup', log);
    `);
    runner.send({ type: 'point', phase: 'move', x: 0, y: 0 });
    runner.send({ type: 'point', phase: 'down', x: 360, y: 202.5 });
    runner.send({ type: 'point', phase: 'up', x: 720, y: 405 });
    expect(await printed()).toEqual([
      'pointermove 0 0 0 1 true',
      'pointermove 72 40.5 0 1 true',
      ...['pointerdown 72 40.5 1 1 true', 'mousedown 72 40.5 1 1 true'],
      ...['mouseup 144 81 0 1 true', 'click 144 81 0 1 true'],
    ]);
  });

  it('end with their listener, and with the run', async () => {
    await run(`
      const listen = () => console.log('heard');
      addEventListener('keydown', listen);
      removeEventListener('keydown', listen);
      const ending = new AbortController();
      document.addEventListener('keydown', listen, { signal: ending.signal });
      ending.abort();
      canvas.onkeydown = () => console.log('canvas');
    `);
    runner.send({ type: 'reset' });
    runner.pass(0.1);
    runner.send({ type: 'key', key: 'a', isDown: true });
    expect(await printed()).toEqual(['canvas']);
  });

  it('fail with the line of the listener', async () => {
    await run("canvas.addEventListener('click', () => {\nthrow new Error('no');\n});");
    runner.send({ type: 'point', phase: 'down', x: 1, y: 1 });
    runner.send({ type: 'point', phase: 'up', x: 1, y: 1 });
    expect(runner.failure()).toMatchObject({ message: 'Error: no', line: 3 });
  });

  it('keep a program alive that only waits for them', async () => {
    await run("new planck.World().step(1 / 60);\ncanvas.onclick = () => console.log('click');");
    runner.pass(1);
    expect(runner.status()).toMatchObject({ isPlaying: true });
  });
});

describe('what a page does not have', () => {
  it.each([
    ["document.createElement('div').append('text')", "document.createElement('div')"],
    ["document.getElementById('score').textContent = 'Score'", 'element.textContent'],
    ["document.querySelector('#a').animate()", 'element.animate'],
    ['window.speechSynthesis2.speak()', 'window.speechSynthesis2'],
    ["new Image().src = 'ball.png'", 'Image.src'],
    ['new Audio().play()', 'Audio.play'],
    ["canvas.getContext('webgl')?.clear()", "canvas.getContext('webgl')"],
  ])('is told once, and has no effect: %s', async (code, name) => {
    await run(`${code};\n${code};\nconsole.log('goes on');`);
    await printed();
    const effect =
      'It can draw on a canvas with a 2d context, print with console.log, and use keys, the pointer, timers, and animation frames.';
    expect(runner.output()).toMatchObject([
      {
        ...{ level: 'warn', line: 2, count: 1 },
        text: `${name} has no effect: code runs without a page here. ${effect}`,
      },
      { text: 'goes on' },
    ]);
    expect(runner.failure()).toBeUndefined();
  });

  it('does not matter where programs only prepare a page', async () => {
    await run(`
      document.title = 'Game';
      document.body.style.margin = document.documentElement.style.overflow = '0';
      canvas.style.setProperty('touch-action', 'none');
      canvas.tabIndex = 0;
      canvas.focus();
      canvas.setPointerCapture(1);
      window.game = { score: 3 };
      window.scrollTo(0, 0);
      window.Math.max(1, window.performance.now());
      console.log(game.score, (await document) === document, document.hidden, window.onblur);
    `);
    expect(await printed()).toEqual(['3 true false null']);
  });
});
