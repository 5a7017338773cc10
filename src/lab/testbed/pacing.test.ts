import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from '../model/scene.ts';
import { runProgram, type TestbedProgram } from '../sandbox/runProgram.ts';
import { simulate } from '../simulation/simulation.ts';
import { createProgramHost } from './programHost.ts';

let now: number;
let isWaiting: boolean;

beforeEach(() => {
  now = 0;
  isWaiting = false;
});

function run(program: TestbedProgram): Stage {
  const clock = { now: () => now, isWaiting: () => isWaiting };
  return runProgram(planck, program, createProgramHost(planck, clock));
}

/** Runs a program with a falling ball, and returns its stage, its world, and its controls. */
function runWithBall(then: (world: planck.World) => void = () => undefined): {
  stage: Stage;
  world: planck.World;
  control: NonNullable<Stage['program']>;
} {
  let world: planck.World | undefined;
  const stage = run(({ World, Circle }) => {
    world = new World({ gravity: { x: 0, y: -10 } });
    const ball = world.createBody({ type: 'dynamic' });
    ball.createFixture({ shape: new Circle(0.5), density: 1 });
    then(world);
  });
  if (!world || !stage.program) throw new Error('the program did not run');
  return { stage, world, control: stage.program };
}

function steps(world: planck.World, count: number, dt = 1 / 60): void {
  for (let step = 0; step < count; step++) world.step(dt);
}

describe('a world that the code does not step', () => {
  it('is stepped 60 times per second', () => {
    const { stage, control } = runWithBall();
    const simulation = simulate(stage);
    for (let frame = 0; frame < 10; frame++) simulation.advance(0.1);
    expect(simulation.time()).toBeCloseTo(1);
    expect(stage.hz).toBe(60);
    expect(control.hasEnded()).toBe(false);
  });

  it('is stepped if timers of the code have not done so within 250 ms', () => {
    isWaiting = true;
    const { stage } = runWithBall();
    const simulation = simulate(stage);
    simulation.advance(0.1);
    expect(simulation.time()).toBe(0);
    now = 250;
    simulation.advance(0.1);
    expect(simulation.time()).toBeGreaterThan(0);
  });
});

describe('a world that the code steps while it is loaded', () => {
  it('stays where it ended, until the reader resumes at the same pace', () => {
    const { stage, control } = runWithBall((world) => steps(world, 50, 1 / 50));
    const simulation = simulate(stage);
    simulation.advance(0.1);
    simulation.step();
    expect(control.hasEnded()).toBe(true);
    expect(simulation.time()).toBeCloseTo(1);
    expect(stage.hz).toBeCloseTo(50);
    control.resume();
    expect(control.hasEnded()).toBe(false);
    simulation.step();
    expect(simulation.time()).toBeCloseTo(1.02);
  });

  it.each([0, 1, 1e-9, Number.NaN])('continues at 60 Hz after steps of %d s', (dt) => {
    expect(runWithBall((world) => steps(world, 1, dt)).stage.hz).toBe(60);
  });
});

describe('a world that the code steps in timers', () => {
  it('is not stepped in addition', () => {
    isWaiting = true;
    const { stage, world, control } = runWithBall();
    const simulation = simulate(stage);
    steps(world, 6);
    for (let frame = 0; frame < 6; frame++) simulation.advance(1 / 60);
    simulation.step();
    expect(simulation.time()).toBeCloseTo(0.1);
    expect(control.hasEnded()).toBe(false);
    control.resume();
    expect(control.isStepping()).toBe(true);
  });

  it('is drawn at its current pose', () => {
    isWaiting = true;
    const { stage, world } = runWithBall();
    const simulation = simulate(stage);
    const ball = world.getBodyList() as planck.Body;
    now = 300;
    simulation.advance(0.05);
    steps(world, 30);
    simulation.advance(0.05);
    expect(simulation.poseOf(ball).y).toBe(ball.getPosition().y);
  });

  it('has ended when no timers are left', () => {
    isWaiting = true;
    const { world, control } = runWithBall();
    steps(world, 6);
    expect(control.hasEnded()).toBe(false);
    isWaiting = false;
    expect(control.hasEnded()).toBe(true);
  });

  it('can be resumed if its timers do something else', () => {
    isWaiting = true;
    const { world, control } = runWithBall();
    steps(world, 6);
    now = 600;
    expect(control.isStepping()).toBe(true);
    control.resume();
    expect(control.isStepping()).toBe(false);
  });
});

describe('of several worlds', () => {
  const ballIn = ({ World, Circle }: Parameters<TestbedProgram>[0]) => {
    const world = new World();
    world.createBody().createFixture({ shape: new Circle(1) });
    return world;
  };

  it('the last one with shapes is shown', () => {
    let second: planck.World | undefined;
    const stage = run((library) => {
      ballIn(library);
      second = ballIn(library);
      new library.World().createBody();
    });
    expect(stage.world).toBe(second);
    expect(stage.program?.hasPicture()).toBe(true);
  });

  it('the one that is started with the testbed is shown, even without shapes', () => {
    let started: planck.World | undefined;
    const stage = run((library) => {
      started = new library.World();
      library.Testbed.start(started);
      ballIn(library);
    });
    expect(stage.world).toBe(started);
    expect(stage.program?.hasPicture()).toBe(true);
    expect(stage.view).toEqual({ x: 0, y: 10, width: 80, height: 60 });
  });

  it('the first stays, although the code predicts with copies of it', () => {
    isWaiting = true;
    const { stage, library } = keepLibrary();
    const { world } = stage;
    for (now = 0; now < 2000; now += 16) {
      steps(library.Serializer.fromJson(library.Serializer.toJson(world)), 3);
      steps(world, 1);
      expect(stage.world).toBe(world);
    }
  });

  it('a newer one replaces one that the code has not stepped for 500 ms', () => {
    isWaiting = true;
    const { stage, library } = keepLibrary();
    const first = stage.world;
    steps(first, 1);
    const second = ballIn(library);
    now = 500;
    steps(second, 1);
    expect(stage.world).toBe(first);
    now = 501;
    steps(second, 1);
    expect(stage.world).toBe(second);
  });

  /** Runs a program with a world, and returns its library to create others with. */
  function keepLibrary() {
    let library: Parameters<TestbedProgram>[0] | undefined;
    const stage = run((given) => {
      library = given;
      ballIn(given);
    });
    if (!library) throw new Error('the program did not run');
    return { stage, library };
  }
});

it('shows nothing for code without shapes', () => {
  const stage = run(({ World }) => {
    new World().createBody({ type: 'dynamic' });
  });
  expect(stage.program?.hasPicture()).toBe(false);
});

it('shows what code has created before it failed', () => {
  const { stage } = runWithBall(() => {
    throw new Error('no');
  });
  expect(stage.world.getBodyCount()).toBe(1);
  expect(() => simulate(stage).step()).toThrow('no');
});
