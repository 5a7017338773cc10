import * as planck from 'planck';
import { describe, expect, it, vi } from 'vitest';
import { createSvgPen } from '../draw/svgPen.ts';
import type { Stage } from '../model/scene.ts';
import { readPose, simulate, startSimulation } from '../simulation/simulation.ts';
import type { TestbedLibrary } from '../testbed/programHost.ts';
import type { MountedTestbed } from '../testbed/testbed.ts';
import { programScene, runProgram } from './runProgram.ts';

const SVG = createSvgPen({ x: 0, y: 0, scale: 1, width: 1, height: 1 });
const PEN = { ...SVG.pen, poseOf: readPose };

/** Runs a program with its testbed, and with a world that it starts. */
function run(
  program: (testbed: MountedTestbed, world: planck.World, library: TestbedLibrary) => unknown,
): Stage {
  return runProgram(planck, (library) => {
    const world = new library.World({ gravity: { x: 0, y: -10 } });
    const testbed = library.Testbed.mount();
    const result = program(testbed, world, library);
    testbed.start(world);
    return result;
  });
}

describe('runProgram', () => {
  it('passes the library with a testbed, without changing the library', () => {
    run((testbed, _world, library) => {
      expect(library.Circle).toBe(planck.Circle);
      expect(library.default).toBe(library);
      expect(library.Testbed.mount()).toBe(testbed);
    });
    expect(() => planck.Testbed.mount()).toThrow('Not implemented');
  });

  it('runs the world that the program starts', () => {
    const stage = run((_bed, world) => world.createBody({ type: 'dynamic' }));
    const simulation = simulate(stage);
    simulation.step();
    expect(stage.world.getBodyCount()).toBe(1);
    expect(stage.world.getBodyList()?.getLinearVelocity().y).toBeCloseTo(-1 / 6);
  });

  it('follows the view of the testbed, with y upwards', () => {
    const stage = run((testbed) => {
      testbed.x = 3;
      testbed.step = () => {
        testbed.x += 1;
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
  ])('with hz %d makes %d steps per second', (hz, steps) => {
    expect(run((testbed) => Object.assign(testbed, { hz })).hz).toBeCloseTo(steps);
  });

  it('runs at the program’s speed, and stops while it is paused', () => {
    let testbed: MountedTestbed | undefined;
    const stage = run((mounted) => {
      testbed = mounted;
      mounted.speed = 1.5;
    });
    expect(stage.speed).toBe(1.5);
    testbed?.pause();
    expect(stage.speed).toBe(0);
    testbed?.resume();
    Object.assign(testbed ?? {}, { speed: Number.NaN, mouseForce: -20 });
    expect(stage.speed).toBe(0);
    expect(stage.mouseForce).toBe(-20);
  });

  it('calls the program’s step after every step of the world, in milliseconds', () => {
    const seen: number[][] = [];
    const stage = run((testbed, world) => {
      const body = world.createBody({ type: 'dynamic' });
      testbed.hz = 50;
      testbed.step = (dt, t) => seen.push([dt, t, body.getLinearVelocity().y]);
    });
    const simulation = simulate(stage);
    simulation.step();
    simulation.step();
    expect(seen).toEqual([
      [20, 20, expect.closeTo(-0.2)],
      [20, 40, expect.closeTo(-0.4)],
    ]);
  });

  it('shows what was drawn during and after the last step', () => {
    let x = 0;
    const stage = run((testbed, world) => {
      const shape = new planck.Circle(1);
      for (const type of ['static', 'dynamic'] as const) {
        world.createBody({ type }).createFixture({ shape, density: 1 });
      }
      world.on('begin-contact', () => testbed.drawSegment({ x: 0, y: 0 }, { x: 9, y: 9 }, 'red'));
      testbed.step = () => testbed.drawPoint({ x: x++, y: 0 }, 4, 'red');
    });
    const simulation = simulate(stage);
    const drawn = () => {
      simulation.step();
      const [line, dot] = [vi.fn(), vi.fn()];
      stage.draw?.({ ...PEN, line, dot });
      return [line.mock.calls.length, ...dot.mock.calls.map(([{ x }]) => x)];
    };
    expect(drawn()).toEqual([1, 0]);
    expect(drawn()).toEqual([0, 1]);
  });

  it('passes on keys, facts, and info', () => {
    const stage = run((testbed) => {
      testbed.info('X: jump');
      testbed.keydown = (code) => testbed.status('Code', code);
    });
    stage.keys?.down('x');
    expect(stage.facts?.()).toEqual({ Code: 88 });
    expect(stage.info?.()).toBe('X: jump');
  });

  it('leaves keys alone until the program reads them', () => {
    const stage = run((testbed) => {
      testbed.step = () => testbed.activeKeys.left;
    });
    expect(stage.keys).toBeUndefined();
    simulate(stage).step();
    expect(stage.keys).toBeDefined();
  });

  it('accepts a world that is started later', async () => {
    const world = new planck.World();
    const step = vi.fn();
    const stage = runProgram(planck, async ({ Testbed }) => {
      const testbed = Testbed.mount();
      testbed.step = step;
      await null;
      testbed.start(world);
    });
    const simulation = simulate(stage);
    simulation.step();
    expect(stage.world.getBodyCount()).toBe(0);
    expect(stage.facts?.()).toEqual({ Status: 'Waiting for testbed.start(world)' });
    await null;
    expect(stage.world).toBe(world);
    expect(stage.facts?.()).toEqual({});
    expect(step).not.toHaveBeenCalled();
    simulation.step();
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('throws synchronous errors immediately, and others in the next step', async () => {
    const failing = () => {
      throw new Error('at once');
    };
    expect(() => runProgram(planck, failing)).toThrow('at once');
    const stage = runProgram(planck, async () => {
      await null;
      throw new Error('later');
    });
    simulate(stage).step();
    await new Promise((resolve) => setTimeout(resolve));
    expect(() => simulate(stage).step()).toThrow('later');
    expect(() => stage.draw?.(PEN)).toThrow('later');
  });
});

describe('programScene', () => {
  it('runs the program again with each start', () => {
    const worlds: planck.World[] = [];
    const scene = programScene(planck, ({ World, Testbed }) => {
      const world = new World();
      worlds.push(world);
      Testbed.start(world);
    });
    const first = startSimulation(scene, {});
    const second = startSimulation(scene, {});
    expect(worlds).toEqual([first.world(), second.world()]);
    expect(first.world()).not.toBe(second.world());
  });
});
