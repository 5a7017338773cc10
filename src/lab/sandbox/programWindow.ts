import type { Screen } from '../protocol/protocol.ts';
import type { Listeners } from './listeners.ts';
import { KEY_EVENTS, POINTER_EVENTS } from './programInput.ts';
import { noop, type Stubs } from './stubs.ts';

/** Handlers that programs also set without `window`. */
const HANDLERS = [...KEY_EVENTS, ...POINTER_EVENTS, 'resize'].map((type) => `on${type}`);

interface WindowParts {
  document: unknown;
  listeners: Listeners;
  /** Global variables of the program that are not part of a page. */
  globals: Record<string, unknown>;
  screen: () => Screen;
  stubs: Stubs;
  /** Called with a function that waits for the page to load. */
  onLoad: (listener: () => void) => void;
}

/**
 * Creates the window of a program. What the program adds to it becomes a global variable, as in browsers.
 * @returns the window; the global variables of the page; and `end`, which removes what the program has added
 */
export function createWindow(parts: WindowParts) {
  const { document, listeners, globals, screen, stubs, onLoad } = parts;
  /** Names that the program has added. */
  const added = new Set<string | symbol>();
  const media = { onchange: null, addEventListener: noop, removeEventListener: noop };
  const own = {
    ...{ ...globals, ...listeners.methods, document },
    ...{ Image: stubs.create('Image'), Audio: stubs.create('Audio') },
    ...{ scrollX: 0, scrollY: 0, pageXOffset: 0, pageYOffset: 0, scrollTo: noop, focus: noop },
    matchMedia: (query: string) => {
      const matches = screen().isMotionReduced && query.includes('prefers-reduced-motion: reduce');
      return { matches, media: query, addListener: noop, ...media };
    },
    get innerWidth() {
      return screen().width;
    },
    get innerHeight() {
      return screen().height;
    },
    get devicePixelRatio() {
      return screen().ratio;
    },
  };
  const isGlobal = (name: string | symbol) =>
    added.has(name) || HANDLERS.includes(String(name)) || !(name in own || name in globalThis);

  const window: object = new Proxy(own, {
    get: (target, name, self) => {
      if (name === 'window' || name === 'self' || name === 'globalThis') return window;
      if (name in target) return Reflect.get(target, name, self);
      if (name in globalThis) return bindNative(Reflect.get(globalThis, name));
      return stubs.fallback('window', name);
    },
    set: (target, name, value) => {
      if (name === 'onload' && typeof value === 'function') onLoad(value as () => void);
      else if (!isGlobal(name)) Object.defineProperty(target, name, { value, writable: true });
      else {
        added.add(name);
        Reflect.set(globalThis, name, value);
      }
      return true;
    },
  });
  return {
    window,
    globals: { ...own, window, ...Object.fromEntries(HANDLERS.map((name) => [name, null])) },
    end: () => {
      for (const name of added) Reflect.deleteProperty(globalThis, name);
    },
  };
}

/** Functions of the browser, unlike its classes, can only be called on its own global object. */
function bindNative(value: unknown): unknown {
  return typeof value === 'function' && !value.prototype ? value.bind(globalThis) : value;
}
