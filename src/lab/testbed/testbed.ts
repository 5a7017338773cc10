import type { TestbedInterface, World } from 'planck';
import type { Keys } from '../scene.ts';
import { codeOfKey, createHeldKeys } from './keys.ts';
import { createSketch, type Sketch } from './sketch.ts';

/** Digits of a number that a reader is shown. */
const DIGITS = 6;

/** What an example has in its hands. */
export interface Bed extends TestbedInterface {
  pause: () => void;
  resume: () => void;
  togglePause: () => void;
  isPaused: () => boolean;
  focus: () => void;
}

/** What an example may import to get its bed. */
export interface TestbedModule {
  Testbed: { mount: (options?: object) => Bed; start: (world: World) => Bed };
  /** The way before `Testbed`: calls back with the bed, and runs the world that it is given. */
  testbed: (
    ...given: (string | object | ((bed: Bed) => World | undefined) | undefined)[]
  ) => Bed | undefined;
}

/** A testbed, from both sides: that of the example and that of who runs it. */
export interface TestbedRun {
  module: TestbedModule;
  bed: Bed;
  /** The world that runs; undefined until the example starts one. */
  world: () => World | undefined;
  sketch: Pick<Sketch, 'clear' | 'draw'>;
  keys: Keys;
  /** Whether the example hears of keys, or has asked which are held. Others leave them alone. */
  hasKeys: () => boolean;
  /**
   * What the example has said with `status`, where a text without a name goes by "Status", and what
   * it has thrown at the last key, as "Error".
   */
  facts: () => Record<string, string | number | boolean>;
  /** What it has said with `info`. */
  info: () => string;
}

/**
 * Makes a testbed for one run of an example: an object that collects what the example sets, says and
 * draws. Each example has one, however often it mounts it; the world that it starts last is run.
 *
 * Defaults, units and names are those of the library's own testbed: `width`, `height`, `x` and `y`
 * are in meters, with y downwards.
 */
export function createTestbed(): TestbedRun {
  const sketch = createSketch();
  const held = createHeldKeys();
  const notes = createNotes();
  let world: World | undefined;
  let isPaused = false;
  let keyFailure: string | undefined;
  let hasAskedForKeys = false;

  const bed: Bed = {
    width: 80,
    height: 60,
    x: 0,
    y: -10,
    scaleY: -1,
    hz: 60,
    speed: 1,
    background: '#222222',
    get activeKeys() {
      hasAskedForKeys = true;
      return held.active;
    },
    ...sketch.drawing,
    status: notes.status,
    info: notes.tell,
    start: (started) => {
      if (!started) throw new TypeError('testbed.start needs a world: testbed.start(world)');
      world = started;
      isPaused = false;
    },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    togglePause: () => {
      isPaused = !isPaused;
    },
    isPaused: () => isPaused,
    // The page knows what has the focus.
    focus: () => undefined,
    findOne: () => notThere('findOne'),
    findAll: () => notThere('findAll'),
  };

  const mount = () => bed;
  const start = (started: World) => {
    bed.start(started);
    return bed;
  };
  const testbed: TestbedModule['testbed'] = (...given) => {
    const callback = given.find((value) => typeof value === 'function');
    if (!callback) return bed;
    start((callback(bed) ?? (bed as Bed & { world?: World }).world) as World);
    return undefined;
  };

  /** What an example throws at a key is said and ends nothing, as a browser has it with listeners. */
  const hear = (listener: 'keydown' | 'keyup', code: number) => {
    held.set(code, listener === 'keydown');
    keyFailure = undefined;
    try {
      bed[listener]?.(code, String.fromCharCode(code));
    } catch (error) {
      keyFailure = String(error);
    }
  };
  const up = (code: number) => hear('keyup', code);

  return {
    module: { Testbed: { mount, start }, testbed },
    bed,
    world: () => world,
    sketch,
    keys: {
      down: (key) => {
        const code = codeOfKey(key);
        if (code !== undefined) hear('keydown', code);
      },
      up: (key) => {
        const code = codeOfKey(key);
        if (code !== undefined) up(code);
      },
      release: () => held.codes().forEach(up),
    },
    hasKeys: () => hasAskedForKeys || Boolean(bed.keydown || bed.keyup),
    facts: () => ({ ...notes.facts(), ...(keyFailure && { Error: keyFailure }) }),
    info: notes.told,
  };
}

/** What an example says in words and numbers. */
function createNotes() {
  let told = '';
  let text = '';
  const facts: Record<string, string | number | boolean> = {};

  const set = (name: string, value: unknown) => {
    if (typeof value === 'number') facts[name] = Number(value.toPrecision(DIGITS));
    else if (typeof value === 'string' || typeof value === 'boolean') facts[name] = value;
  };
  const status = (...[first, ...rest]: [name: string, value: unknown] | [all: object | string]) => {
    if (typeof first === 'object') {
      for (const [name, value] of Object.entries(first ?? {})) set(name, value);
    } else if (rest.length > 0) set(first, rest[0]);
    else text = first;
  };
  return {
    status,
    tell: (text: string) => {
      told = text;
    },
    told: () => told,
    facts: () => ({ ...(text && { Status: text }), ...facts }),
  };
}

/** The interface names these, but nobody has yet said what a query is. */
function notThere(name: string): never {
  throw new Error(`testbed.${name} is not there: the library has not written it either`);
}
