import * as planck from 'planck';
import { describe, expect, it, vi } from 'vitest';
import type { Stage } from '../scene.ts';
import { simulate, startSimulation } from '../simulation.ts';
import { type Example, exampleScene, runExample } from './run.ts';
import type { Bed, TestbedModule } from './testbed.ts';

type Library = Omit<typeof planck, keyof TestbedModule> & TestbedModule & { default: unknown };

/** Runs an example that has its bed and a world that it starts. */
function run(example: (bed: Bed, world: planck.World, library: Library) => unknown): Stage {
  return runExample(planck, ((library: Library) => {
    const world = new library.World({ gravity: { x: 0, y: -10 } });
    const bed = library.Testbed.mount();
    const result = example(bed, world, library);
    bed.start(world);
    return result;
  }) as unknown as Example);
}

describe('runExample', () => {
  it('gives the example the library with its own testbed, and keeps the library as it is', () => {
    run((bed, _world, library) => {
      expect(library.Circle).toBe(planck.Circle);
      expect(library.default).toBe(library);
      expect(library.Testbed.mount()).toBe(bed);
    });
    expect(() => planck.Testbed.mount()).toThrow('Not implemented');
  });

  it('runs the world that the example starts', () => {
    const stage = run((_bed, world) => world.createBody({ type: 'dynamic' }));
    const simulation = simulate(stage);
    simulation.step();
    expect(stage.world.getBodyCount()).toBe(1);
    expect(stage.world.getBodyList()?.getLinearVelocity().y).toBeCloseTo(-1 / 6);
  });

  it('shows what the testbed shows, with y upwards, and moves along', () => {
    const stage = run((bed) => {
      bed.x = 3;
      bed.step = () => {
        bed.x += 1;
      };
    });
    expect(stage.view).toEqual({ x: 3, y: 10, width: 80, height: 60 });
    simulate(stage).step();
    expect(stage.view.x).toBe(4);
  });

  it.each([
    [50, 50],
    [1 / 30, 30],
    [0, 60],
    [-1, 60],
    [Number.NaN, 60],
    [Number.POSITIVE_INFINITY, 60],
  ])('at %d hz makes %d steps in a second', (hz, steps) => {
    expect(run((bed) => Object.assign(bed, { hz })).hz).toBeCloseTo(steps);
  });

  it('is as fast as the example says, and rests while it is paused', () => {
    let bed: Bed | undefined;
    const stage = run((mounted) => {
      bed = mounted;
      mounted.speed = 1.5;
    });
    expect(stage.speed).toBe(1.5);
    bed?.pause();
    expect(stage.speed).toBe(0);
    bed?.resume();
    Object.assign(bed ?? {}, { speed: Number.NaN, mouseForce: -20 });
    expect(stage.speed).toBe(0);
    expect(stage.mouseForce).toBe(-20);
  });

  it('calls its step after each of the world, with milliseconds', () => {
    const seen: number[][] = [];
    const stage = run((bed, world) => {
      const body = world.createBody({ type: 'dynamic' });
      bed.hz = 50;
      bed.step = (dt, t) => seen.push([dt, t, body.getLinearVelocity().y]);
    });
    const simulation = simulate(stage);
    simulation.step();
    simulation.step();
    expect(seen).toEqual([
      [20, 20, expect.closeTo(-0.2)],
      [20, 40, expect.closeTo(-0.4)],
    ]);
  });

  it('shows what was drawn in the last step, also while the world was stepped', () => {
    let x = 0;
    const stage = run((bed, world) => {
      const shape = new planck.Circle(1);
      for (const type of ['static', 'dynamic'] as const) {
        world.createBody({ type }).createFixture({ shape, density: 1 });
      }
      world.on('begin-contact', () => bed.drawSegment({ x: 0, y: 0 }, { x: 9, y: 9 }, 'red'));
      bed.step = () => bed.drawPoint({ x: x++, y: 0 }, 4, 'red');
    });
    const simulation = simulate(stage);
    const drawn = () => {
      simulation.step();
      const [line, dot] = [vi.fn(), vi.fn()];
      stage.draw?.({ line, dot } as never);
      return [line.mock.calls.length, ...dot.mock.calls.map(([{ x }]) => x)];
    };
    expect(drawn()).toEqual([1, 0]);
    expect(drawn()).toEqual([0, 1]);
  });

  it('passes on keys, facts and what it tells', () => {
    const stage = run((bed) => {
      bed.info('X: jump');
      bed.keydown = (code) => bed.status('Code', code);
    });
    stage.keys?.down('x');
    expect(stage.facts?.()).toEqual({ Code: 88 });
    expect(stage.info?.()).toBe('X: jump');
  });

  it('has no use for keys until the example has', () => {
    const stage = run((bed) => {
      bed.step = () => bed.activeKeys.left;
    });
    expect(stage.keys).toBeUndefined();
    simulate(stage).step();
    expect(stage.keys).toBeDefined();
  });

  it('waits for a world that is started later', async () => {
    const world = new planck.World();
    const step = vi.fn();
    const stage = runExample(planck, (async ({ Testbed }: Library) => {
      const bed = Testbed.mount();
      bed.step = step;
      await null;
      bed.start(world);
    }) as unknown as Example);
    const simulation = simulate(stage);
    simulation.step();
    expect(stage.world.getBodyCount()).toBe(0);
    expect(stage.facts?.()).toEqual({ Status: 'waits for testbed.start(world)' });
    await null;
    expect(stage.world).toBe(world);
    expect(stage.facts?.()).toEqual({});
    expect(step).not.toHaveBeenCalled();
    simulation.step();
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('throws what the example throws, at once or when it has', async () => {
    const failing = () => {
      throw new Error('at once');
    };
    expect(() => runExample(planck, failing)).toThrow('at once');
    const stage = runExample(planck, async () => {
      await null;
      throw new Error('later');
    });
    simulate(stage).step();
    await new Promise((resolve) => setTimeout(resolve));
    expect(() => simulate(stage).step()).toThrow('later');
    expect(() => stage.draw?.({} as never)).toThrow('later');
  });
});

describe('exampleScene', () => {
  it('is a scene that runs anew with each start', () => {
    const worlds: planck.World[] = [];
    const scene = exampleScene((({ World, Testbed }: Library) => {
      const world = new World();
      worlds.push(world);
      Testbed.start(world);
    }) as unknown as Example);
    const first = startSimulation(planck, scene, {});
    const second = startSimulation(planck, scene, {});
    expect(worlds).toEqual([first.world(), second.world()]);
    expect(first.world()).not.toBe(second.world());
  });
});
