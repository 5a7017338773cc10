import type { TestbedInterface, World } from 'planck';
import type { Keys } from '../model/scene.ts';
import { codeOfKey, createHeldKeys, TESTBED_KEYS } from './keys.ts';
import { createSketch, type Sketch } from './sketch.ts';

/** Size of the view of an example that does not set it, in meters. */
export const DEFAULT_SIZE = { width: 80, height: 60 };
/** Significant digits of numbers in the status. */
const DIGITS = 6;

/** The testbed that an example mounts. */
export interface MountedTestbed extends TestbedInterface {
  pause: () => void;
  resume: () => void;
  togglePause: () => void;
  isPaused: () => boolean;
  focus: () => void;
}

/** The exports of the library that give access to the testbed. */
export interface TestbedModule {
  Testbed: { mount: (options?: object) => MountedTestbed; start: (world: World) => MountedTestbed };
  /** The former API: calls back with the testbed, and starts the world that is returned. */
  testbed: (
    ...given: (string | object | ((bed: MountedTestbed) => World | undefined) | undefined)[]
  ) => MountedTestbed | undefined;
}

/** A testbed, both as its example and as its stage see it. */
export interface TestbedRun {
  module: TestbedModule;
  testbed: MountedTestbed;
  /** The world that was started last; undefined before the first. */
  world: () => World | undefined;
  /** Whether the example has asked for the testbed. */
  isMounted: () => boolean;
  sketch: Pick<Sketch, 'clear' | 'draw'>;
  keys: Keys;
  /** Whether the example listens to keys or has read `activeKeys`. */
  hasKeys: () => boolean;
  /**
   * What the example has set with `status`: text without a name is called "Status". An error of its
   * last key handler is called "Error".
   */
  facts: () => Record<string, string | number | boolean>;
  /** The last text passed to `info`. */
  info: () => string;
}

/**
 * Creates the testbed of one run of an example. It records what the example sets and draws. Mounting it
 * again returns the same testbed.
 *
 * Defaults, units, and names are those of the library's own testbed: `width`, `height`, `x`, and `y`
 * are in meters, with y downwards.
 */
export function createTestbed(): TestbedRun {
  const sketch = createSketch();
  const held = createHeldKeys();
  const notes = createNotes();
  let world: World | undefined;
  let isMounted = false;
  let isPaused = false;
  let keyError: string | undefined;
  let hasReadKeys = false;

  const mounted: MountedTestbed = {
    ...DEFAULT_SIZE,
    x: 0,
    y: -10,
    scaleY: -1,
    hz: 60,
    speed: 1,
    background: '#222222',
    get activeKeys() {
      hasReadKeys = true;
      return held.active;
    },
    ...sketch.drawing,
    status: notes.status,
    info: notes.setInfo,
    start: (started) => {
      if (!started) throw new TypeError('testbed.start() requires a world: testbed.start(world)');
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
    // The page manages the focus.
    focus: () => undefined,
    findOne: () => throwMissing('findOne'),
    findAll: () => throwMissing('findAll'),
  };

  const mount = () => {
    isMounted = true;
    return mounted;
  };
  const start = (started: World) => {
    mount().start(started);
    return mounted;
  };
  const testbed: TestbedModule['testbed'] = (...given) => {
    const callback = given.find((value) => typeof value === 'function');
    if (!callback) return mount();
    start((callback(mounted) ?? (mounted as MountedTestbed & { world?: World }).world) as World);
    return undefined;
  };

  /** As with event listeners of a browser, an error in a key handler doesn't end the example. */
  const handleKey = (listener: 'keydown' | 'keyup', code: number) => {
    held.set(code, listener === 'keydown');
    keyError = undefined;
    try {
      mounted[listener]?.(code, String.fromCharCode(code));
    } catch (error) {
      keyError = String(error);
    }
  };
  const up = (code: number) => handleKey('keyup', code);

  return {
    module: { Testbed: { mount, start }, testbed },
    testbed: mounted,
    world: () => world,
    isMounted: () => isMounted,
    sketch,
    keys: {
      names: TESTBED_KEYS,
      down: (key) => {
        const code = codeOfKey(key);
        if (code !== undefined) handleKey('keydown', code);
      },
      up: (key) => {
        const code = codeOfKey(key);
        if (code !== undefined) up(code);
      },
      release: () => held.codes().forEach(up),
    },
    hasKeys: () => hasReadKeys || Boolean(mounted.keydown || mounted.keyup),
    facts: () => ({ ...notes.facts(), ...(keyError && { Error: keyError }) }),
    info: notes.info,
  };
}

/** Records the texts and numbers that an example sets. */
function createNotes() {
  let info = '';
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
    setInfo: (text: string) => {
      info = text;
    },
    info: () => info,
    facts: () => ({ ...(text && { Status: text }), ...facts }),
  };
}

/** The interface declares these functions, but the library doesn't implement them. */
function throwMissing(name: string): never {
  throw new Error(`testbed.${name}() is not implemented, as in the library's own testbed`);
}
