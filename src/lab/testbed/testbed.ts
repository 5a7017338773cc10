import type { TestbedInterface, World } from 'planck';
import type { Keys } from '../model/scene.ts';
import { createDrawings } from './drawings.ts';
import { createHeldKeys, type HeldKeys, TESTBED_KEYS, toKeyCode } from './keys.ts';

/** Size of the view of an example that does not set it, in meters. */
export const DEFAULT_SIZE = { width: 80, height: 60 };
/** Significant digits of numbers in the status. */
const DIGITS = 6;

/** The testbed that an example mounts. The library declares two more functions, but doesn't have them. */
export interface MountedTestbed extends Omit<TestbedInterface, 'findOne' | 'findAll'> {
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
export type TestbedRun = ReturnType<typeof createTestbed>;

/**
 * Creates the testbed of one run of an example. It records the example's settings and drawings. Mounting it
 * again returns the same testbed.
 *
 * Defaults, units, and names are those of the library's own testbed: `width`, `height`, `x`, and `y`
 * are in meters, with y downwards.
 */
export function createTestbed() {
  const drawings = createDrawings();
  const held = createHeldKeys();
  const notes = createNotes();
  let world: World | undefined;
  let isMounted = false;
  let isPaused = false;
  let hasReadKeys = false;

  const testbed: MountedTestbed = {
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
    ...drawings.functions,
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
  };
  const { keys, error } = createKeys(testbed, held);

  return {
    module: createModule(testbed, () => {
      isMounted = true;
    }),
    testbed,
    /** The world that was started last; undefined before the first. */
    world: () => world,
    /** Whether the example has mounted the testbed. */
    isMounted: () => isMounted,
    drawings,
    keys,
    /** Whether the example listens to keys or has read `activeKeys`. */
    hasKeys: () => hasReadKeys || Boolean(testbed.keydown || testbed.keyup),
    /**
     * Returns the values that the example has set with `status`: text without a name is called "Status". An error of
     * its last key handler is called "Error".
     */
    facts: (): Record<string, string | number | boolean> => {
      const keyError = error();
      return { ...notes.facts(), ...(keyError && { Error: keyError }) };
    },
    /** The last text passed to `info`. */
    info: notes.info,
  };
}

function createModule(testbed: MountedTestbed, onMount: () => void): TestbedModule {
  const mount = () => {
    onMount();
    return testbed;
  };
  const start = (world: World) => {
    mount().start(world);
    return testbed;
  };
  return {
    Testbed: { mount, start },
    testbed: (...given) => {
      const callback = given.find((value) => typeof value === 'function');
      if (!callback) return mount();
      start((callback(testbed) ?? (testbed as MountedTestbed & { world?: World }).world) as World);
      return undefined;
    },
  };
}

/** As with event listeners of a browser, an error in a key handler doesn't end the example. */
function createKeys(testbed: MountedTestbed, held: HeldKeys) {
  let error: string | undefined;
  const handle = (listener: 'keydown' | 'keyup', code: number | undefined) => {
    if (code === undefined) return;
    held.set(code, listener === 'keydown');
    error = undefined;
    try {
      testbed[listener]?.(code, String.fromCharCode(code));
    } catch (thrown) {
      error = String(thrown);
    }
  };
  const keys: Keys = {
    names: TESTBED_KEYS,
    down: (key) => handle('keydown', toKeyCode(key)),
    up: (key) => handle('keyup', toKeyCode(key)),
    release: () => {
      for (const code of held.codes()) handle('keyup', code);
    },
  };
  return { keys, error: () => error };
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
