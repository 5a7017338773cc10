/** Size of an element and of the window, in CSS pixels. */
const WIDTH = 640;
const HEIGHT = 400;
/** Events that a page has already fired when its code runs. */
const READY = new Set<unknown>(['load', 'DOMContentLoaded']);

/** Only functions can be called and constructed through a proxy. */
const CALLABLE = function stub() {
  // The proxy intercepts all calls.
};

/**
 * Creates stand-ins for the objects of a page. Code that also draws its world on a canvas runs with them,
 * although it has no page: nothing that it does with an element has an effect. Listeners for the loaded page are
 * called, because their code often creates the world.
 * @param globals the properties of `window`
 * @param defer calls back after the code has run
 * @param onUse called on every use
 */
export function createPageStub(
  globals: object,
  defer: (callback: () => void) => void,
  onUse: () => void,
): Record<'window' | 'document' | 'addEventListener' | 'Image', unknown> {
  const listen = (type: unknown, listener: unknown) => {
    if (READY.has(type) && typeof listener === 'function') defer(() => void listener({ type }));
  };

  /**
   * Creates a stub that can be called and constructed, whose properties are further stubs. As a number it is 0, and as
   * a list it is empty.
   */
  const createStub = (properties: object = {}): unknown => {
    const values = new Map<string | symbol, unknown>(Object.entries(properties));
    return new Proxy(CALLABLE, {
      get: (_target, name) => {
        onUse();
        if (!values.has(name)) values.set(name, initialValue(name));
        return values.get(name);
      },
      set: (_target, name, value) => {
        onUse();
        values.set(name, value);
        if (name === 'onload') listen('load', value);
        return true;
      },
      apply: () => createStub(),
      construct: () => createStub() as object,
    });
  };
  const initialValue = (name: string | symbol): unknown => {
    if (name === Symbol.toPrimitive) return () => 0;
    if (name === Symbol.iterator) return () => [][Symbol.iterator]();
    // A stub with a method `then` would count as a promise.
    if (name === 'then') return undefined;
    if (name === 'length') return 0;
    if (name === 'addEventListener') return listen;
    if (/width$/i.test(String(name))) return WIDTH;
    return /height$/i.test(String(name)) ? HEIGHT : createStub();
  };

  const document = createStub();
  return {
    document,
    window: createStub({ ...globals, document }),
    addEventListener: listen,
    Image: createStub(),
  };
}
