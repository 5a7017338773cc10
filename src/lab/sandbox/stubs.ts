/** Only functions can be called and constructed through a proxy. */
const CALLABLE = function stub() {
  // The proxy intercepts all calls.
};

/** Properties whose value readers of a page would see. */
const TEXTS = new Set<unknown>(['textContent', 'innerText', 'innerHTML', 'value']);

/** A method that has no effect without a page. */
export const noop = () => undefined;

/** Stand-ins for what a program's page doesn't have, so that the program continues without it. */
export type Stubs = ReturnType<typeof createStubs>;

/**
 * @param onUse called with the name of what a program uses: `document.title`
 * @param onLoad called with functions that wait for something to load, such as a picture
 */
export function createStubs(onUse: (name: string) => void, onLoad: (listener: () => void) => void) {
  const stubs = new WeakSet<object>();

  /**
   * Creates a stub that can be called and constructed, whose properties are further stubs. As a number it is 0, and as
   * a list it is empty.
   * @param name for messages
   */
  const create = (name: string): object => {
    const values = new Map<string | symbol, unknown>();
    const stub = new Proxy(CALLABLE, {
      get: (_target, property) => {
        if (!values.has(property)) values.set(property, initialValue(name, property));
        return values.get(property);
      },
      set: (_target, property, value) => {
        onUse(`${name}.${String(property)}`);
        values.set(property, value);
        if (property === 'onload' && typeof value === 'function') onLoad(value as () => void);
        return true;
      },
      apply: () => create(name),
      construct: () => create(name),
    });
    stubs.add(stub);
    return stub;
  };
  const initialValue = (name: string, property: string | symbol): unknown => {
    if (property === Symbol.toPrimitive) return () => 0;
    if (property === Symbol.iterator) return () => [][Symbol.iterator]();
    if (property === 'length' || /(?:width|height)$/i.test(String(property))) return 0;
    return fallback(name, property);
  };
  /** Returns what stands in for a missing property of an object; undefined for what objects need not have. */
  const fallback = (name: string, property: string | symbol): unknown => {
    // A stub with a method `then` would count as a promise.
    if (typeof property === 'symbol' || property === 'then' || property === 'toJSON')
      return undefined;
    // As handlers, unlike other properties, are usually not set.
    if (property.startsWith('on')) return null;
    onUse(`${name}.${property}`);
    return create(`${name}.${property}`);
  };

  return {
    create,
    fallback,
    /** Returns an object whose missing properties are stubs. What a program sets has no effect. */
    complete: (values: object, name: string): object =>
      new Proxy(values, {
        get: (target, property, self) =>
          property in target ? Reflect.get(target, property, self) : fallback(name, property),
        set: (target, property, value, self) => {
          if (TEXTS.has(property)) onUse(`${name}.${String(property)}`);
          return Reflect.set(target, property, value, self);
        },
      }),
    isStub: (value: unknown) => typeof value === 'function' && stubs.has(value),
  };
}
