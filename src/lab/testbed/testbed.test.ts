import { World } from 'planck';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSvgPen } from '../draw/svgPen.ts';
import { createTestbed, type TestbedRun } from './testbed.ts';

const PEN = createSvgPen({ x: 0, y: 0, scale: 1, width: 1, height: 1 }).pen;

let run: TestbedRun;

beforeEach(() => {
  run = createTestbed();
});

describe('Testbed', () => {
  it('mounts a single testbed, with the library’s defaults', () => {
    const testbed = run.module.Testbed.mount();
    expect(run.module.Testbed.mount({ any: 'thing' })).toBe(testbed);
    const { width, height, x, y, scaleY, hz, speed, background, mouseForce } = testbed;
    expect({ width, height, x, y, scaleY, hz, speed, background, mouseForce }).toEqual({
      width: 80,
      height: 60,
      x: 0,
      y: -10,
      scaleY: -1,
      hz: 60,
      speed: 1,
      background: '#222222',
      mouseForce: undefined,
    });
  });

  it('starts a world, and keeps the last one', () => {
    const [first, second] = [new World(), new World()];
    expect(run.world()).toBeUndefined();
    expect(run.module.Testbed.start(first)).toBe(run.testbed);
    expect(run.world()).toBe(first);
    run.testbed.start(second);
    expect(run.world()).toBe(second);
  });

  it('throws when it is started without a world', () => {
    expect(() => Reflect.apply(run.testbed.start, run.testbed, [])).toThrow('requires a world');
  });

  it.each([
    ['returned', (_bed: object, world: World) => world],
    [
      'set on the testbed',
      (testbed: object, world: World) => void Object.assign(testbed, { world }),
    ],
  ])('supports the former API with a world that is %s', (_how, give) => {
    const world = new World();
    run.module.testbed('A name', (testbed) => give(testbed, world) as World | undefined);
    expect(run.world()).toBe(world);
  });

  it('returns the testbed to the former API without a callback', () => {
    expect(run.module.testbed({ any: 'thing' })).toBe(run.testbed);
  });
});

describe('a mounted testbed', () => {
  it('can be paused and resumed', () => {
    const { testbed } = run;
    const seen = [testbed.isPaused()];
    for (const act of [
      testbed.pause,
      testbed.resume,
      testbed.togglePause,
      testbed.togglePause,
      testbed.pause,
    ]) {
      act();
      seen.push(testbed.isPaused());
    }
    expect(seen).toEqual([false, true, false, true, false, true]);
    testbed.start(new World());
    expect(testbed.isPaused()).toBe(false);
    expect(() => testbed.focus()).not.toThrow();
  });

  it('records facts one by one, several at a time, and as text', () => {
    const { testbed, facts } = run;
    testbed.status('Level', 1);
    testbed.status({ Score: 0.1 + 0.2, open: true, say: () => 'no', list: [1] });
    expect(facts()).toEqual({ Level: 1, Score: 0.3, open: true });
    testbed.status('Ready!');
    testbed.status('Level', 2);
    expect(facts()).toEqual({ Status: 'Ready!', Level: 2, Score: 0.3, open: true });
    testbed.status('');
    testbed.status('Nothing', undefined);
    Reflect.apply(testbed.status, testbed, [null]);
    expect(facts()).toEqual({ Level: 2, Score: 0.3, open: true });
  });

  it('keeps the last info', () => {
    expect(run.info()).toBe('');
    run.testbed.info('X: jump');
    run.testbed.info('Z: duck');
    expect(run.info()).toBe('Z: duck');
  });

  it('records drawings', () => {
    run.testbed.drawPoint({ x: 1, y: 2 }, 4, run.testbed.color(1, 0, 0));
    const dot = vi.fn();
    run.drawings.draw({ ...PEN, dot });
    expect(dot).toHaveBeenCalledWith({ x: 1, y: 2 }, 'rgb(255, 0, 0)', 2);
  });
});

describe('keys', () => {
  const heard: string[] = [];

  beforeEach(() => {
    heard.length = 0;
    const { testbed } = run;
    testbed.keydown = (code, label) =>
      heard.push(`down ${code} ${label} ${testbed.activeKeys.left}`);
    testbed.keyup = (code, label) => heard.push(`up ${code} ${label} ${testbed.activeKeys.left}`);
  });

  it('are passed with code and letter, after they count as held', () => {
    run.keys.down('a');
    run.keys.down('a');
    run.keys.up('A');
    run.keys.down('ArrowRight');
    expect(heard).toEqual(['down 65 A true', 'down 65 A true', 'up 65 A false', "down 39 ' false"]);
  });

  it('are used once the example listens or reads which are held', () => {
    const { testbed, hasKeys } = createTestbed();
    expect(hasKeys()).toBe(false);
    testbed.keyup = () => undefined;
    expect(hasKeys()).toBe(true);
    testbed.keyup = undefined;
    expect(hasKeys()).toBe(false);
    expect(testbed.activeKeys.fire).toBeFalsy();
    expect(hasKeys()).toBe(true);
  });

  it('are released together', () => {
    run.keys.down('a');
    run.keys.down('ArrowLeft');
    run.keys.release();
    run.keys.release();
    expect(heard.slice(2)).toEqual(['up 65 A true', 'up 37 % false']);
  });

  it('are ignored if they have no code', () => {
    run.keys.down('F1');
    run.keys.up('F1');
    expect(heard).toEqual([]);
  });

  it('count as held without a listener', () => {
    run.testbed.keydown = undefined;
    run.testbed.keyup = undefined;
    run.keys.down('a');
    expect(run.testbed.activeKeys.A).toBe(true);
    run.keys.up('a');
    expect(run.testbed.activeKeys.A).toBe(false);
  });

  it('report what a listener throws, until the next key', () => {
    run.testbed.keydown = (_code, label) => {
      if (label === 'X') throw new TypeError('no body');
    };
    run.keys.down('x');
    expect(run.facts()).toEqual({ Error: 'TypeError: no body' });
    expect(run.testbed.activeKeys.X).toBe(true);
    run.keys.up('x');
    expect(run.facts()).toEqual({});
  });
});
