import { World } from 'planck';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestbed, type TestbedRun } from './testbed.ts';

let run: TestbedRun;

beforeEach(() => {
  run = createTestbed();
});

describe('Testbed', () => {
  it('mounts one bed, with the defaults of the library', () => {
    const bed = run.module.Testbed.mount();
    expect(run.module.Testbed.mount({ any: 'thing' })).toBe(bed);
    const { width, height, x, y, scaleY, hz, speed, background, mouseForce } = bed;
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

  it('starts a world, by itself or by its bed, the last one for good', () => {
    const [first, second] = [new World(), new World()];
    expect(run.world()).toBeUndefined();
    expect(run.module.Testbed.start(first)).toBe(run.bed);
    expect(run.world()).toBe(first);
    run.bed.start(second);
    expect(run.world()).toBe(second);
  });

  it('says what is wrong when it is started without a world', () => {
    expect(() => run.bed.start(undefined as unknown as World)).toThrow('needs a world');
  });

  it.each([
    ['returned', (_bed: object, world: World) => world],
    ['left at the bed', (bed: object, world: World) => void Object.assign(bed, { world })],
  ])('runs the world of the function from before, which was %s', (_how, give) => {
    const world = new World();
    run.module.testbed('A name', (bed) => give(bed, world) as World | undefined);
    expect(run.world()).toBe(world);
  });

  it('gives its bed to the function from before, when that has nothing to call', () => {
    expect(run.module.testbed({ any: 'thing' })).toBe(run.bed);
  });
});

describe('a bed', () => {
  it('is paused and goes on', () => {
    const { bed } = run;
    const seen = [bed.isPaused()];
    for (const act of [bed.pause, bed.resume, bed.togglePause, bed.togglePause, bed.pause]) {
      act();
      seen.push(bed.isPaused());
    }
    expect(seen).toEqual([false, true, false, true, false, true]);
    bed.start(new World());
    expect(bed.isPaused()).toBe(false);
    expect(() => bed.focus()).not.toThrow();
  });

  it('says facts one by one, many at a time, and as a text', () => {
    const { bed, facts } = run;
    bed.status('Level', 1);
    bed.status({ Score: 0.1 + 0.2, open: true, say: () => 'no', list: [1] });
    expect(facts()).toEqual({ Level: 1, Score: 0.3, open: true });
    bed.status('Ready!');
    bed.status('Level', 2);
    expect(facts()).toEqual({ Status: 'Ready!', Level: 2, Score: 0.3, open: true });
    bed.status('');
    bed.status('Nothing', undefined);
    bed.status(null as unknown as object);
    expect(facts()).toEqual({ Level: 2, Score: 0.3, open: true });
  });

  it('tells what is to be known, the last time it says so', () => {
    expect(run.info()).toBe('');
    run.bed.info('X: jump');
    run.bed.info('Z: duck');
    expect(run.info()).toBe('Z: duck');
  });

  it('draws on its sketch', () => {
    run.bed.drawPoint({ x: 1, y: 2 }, 4, run.bed.color(1, 0, 0));
    const dot = vi.fn();
    run.sketch.draw({ dot } as never);
    expect(dot).toHaveBeenCalledWith({ x: 1, y: 2 }, 'rgb(255, 0, 0)', 2);
  });

  it.each(['findOne', 'findAll'] as const)('says that %s is not there', (name) => {
    expect(() => run.bed[name]('#a')).toThrow(`testbed.${name} is not there`);
  });
});

describe('keys', () => {
  const heard: string[] = [];

  beforeEach(() => {
    heard.length = 0;
    const { bed } = run;
    bed.keydown = (code, label) => heard.push(`down ${code} ${label} ${bed.activeKeys.left}`);
    bed.keyup = (code, label) => heard.push(`up ${code} ${label} ${bed.activeKeys.left}`);
  });

  it('are heard with code and letter, once they are held', () => {
    run.keys.down('a');
    run.keys.down('a');
    run.keys.up('A');
    run.keys.down('ArrowRight');
    expect(heard).toEqual(['down 65 A true', 'down 65 A true', 'up 65 A false', "down 39 ' false"]);
  });

  it('are of use to who listens, or has asked which are held', () => {
    const { bed, hasKeys } = createTestbed();
    expect(hasKeys()).toBe(false);
    bed.keyup = () => undefined;
    expect(hasKeys()).toBe(true);
    bed.keyup = undefined;
    expect(hasKeys()).toBe(false);
    expect(bed.activeKeys.fire).toBeFalsy();
    expect(hasKeys()).toBe(true);
  });

  it('are let go all at once', () => {
    run.keys.down('a');
    run.keys.down('ArrowLeft');
    run.keys.release();
    run.keys.release();
    expect(heard.slice(2)).toEqual(['up 65 A true', 'up 37 % false']);
  });

  it('are not heard where an example has no name for them', () => {
    run.keys.down('F1');
    run.keys.up('F1');
    expect(heard).toEqual([]);
  });

  it('need nobody who listens', () => {
    run.bed.keydown = undefined;
    run.bed.keyup = undefined;
    run.keys.down('a');
    expect(run.bed.activeKeys.A).toBe(true);
    run.keys.up('a');
    expect(run.bed.activeKeys.A).toBe(false);
  });

  it('say what an example throws at them, until the next', () => {
    run.bed.keydown = (_code, label) => {
      if (label === 'X') throw new TypeError('no body');
    };
    run.keys.down('x');
    expect(run.facts()).toEqual({ Error: 'TypeError: no body' });
    expect(run.bed.activeKeys.X).toBe(true);
    run.keys.up('x');
    expect(run.facts()).toEqual({});
  });
});
