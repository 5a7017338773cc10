import * as planck from 'planck';
import { afterEach, beforeEach } from 'vitest';
import { saveSettings } from '../../src/lab/simulation/settings.ts';
import {
  createWorldCheck,
  type EngineWatch,
  watchEngine,
} from '../../src/lab/worldCheck/worldCheck.ts';

/**
 * Creates a new world before each test of a file, and returns a function that returns it with the actions of
 * these tests.
 */
export function eachTest(): () => TestWorld {
  const restoreSettings = saveSettings(planck);
  let current: TestWorld;
  beforeEach(() => {
    current = createTestWorld(watchEngine(planck));
  });
  afterEach(() => {
    current.watch.stop();
    restoreSettings();
  });
  return () => current;
}

type TestWorld = ReturnType<typeof createTestWorld>;

function createTestWorld(watch: EngineWatch) {
  const world = new planck.World({ gravity: { x: 0, y: -10 } });

  /** Runs for a number of seconds, and returns what the check finds: messages by rule. */
  const check = (seconds = 2, dt: () => number = () => 1 / 60): Record<string, string> => {
    const { findings } = createWorldCheck(world, watch);
    for (let time = 0, length = 0; time < seconds; time += length) {
      length = dt();
      world.step(length);
    }
    return Object.fromEntries(findings().map(({ rule, message }) => [rule, message]));
  };

  return {
    world,
    watch,
    check,
    rules: (...args: Parameters<typeof check>): string[] => Object.keys(check(...args)),
    addGround: (): void => {
      const shape = new planck.Chain([point(-1000, 0), point(1000, 0)]);
      world.createBody().createFixture({ shape, friction: 0.6 });
    },
    /** Adds a dynamic body, by default a crate of 1 m at the origin's ground. */
    add: (fixture: Partial<planck.FixtureDef> = {}, options: planck.BodyDef = {}): planck.Body => {
      const body = world.createBody({ type: 'dynamic', position: point(0, 0.5), ...options });
      body.createFixture({ shape: new planck.Box(0.5, 0.5), density: 1, ...fixture });
      return body;
    },
    /** Runs an action before every step. */
    beforeStep: (action: () => void): void => {
      // The types of the library leave out this event.
      type Events = Record<'on', (name: 'pre-step', listener: () => void) => void>;
      (world as planck.World & Events).on('pre-step', action);
    },
  };
}

export function point(x: number, y: number): planck.Vec2Value {
  return { x, y };
}

export function repeat(count: number, action: (index: number) => unknown): void {
  for (let index = 0; index < count; index++) action(index);
}
