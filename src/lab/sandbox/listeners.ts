/** An event that a program receives. */
export interface ProgramEvent extends Record<string, unknown> {
  type: string;
  /** Set by `stopPropagation`. */
  cancelBubble: boolean;
}

type Listener = ((event: ProgramEvent) => void) | { handleEvent: (event: ProgramEvent) => void };
interface Options {
  once?: boolean;
  signal?: AbortSignal;
}

/** The listeners of an object of a program's page, such as its window or its canvas. */
export type Listeners = ReturnType<typeof createListeners>;

/**
 * @param owner has the handlers, such as `onclick`
 * @param onAdd called when a listener is added
 */
export function createListeners(
  owner: object,
  onAdd: (type: string, call: () => void) => void = () => undefined,
) {
  const added = new Map<string, Map<Listener, Options>>();
  const find = (type: string) => added.get(type) ?? new Map<Listener, Options>();
  const handler = (type: string): unknown => Reflect.get(owner, `on${type}`);

  /** Calls the handler and the listeners of an event, which can throw. */
  const call = (event: ProgramEvent) => {
    const handle = handler(event.type);
    if (typeof handle === 'function') handle.call(owner, event);
    const listeners = find(event.type);
    for (const [listener, { once, signal }] of [...listeners]) {
      if (once || signal?.aborted) listeners.delete(listener);
      if (signal?.aborted) continue;
      if (typeof listener === 'function') listener.call(owner, event);
      else listener.handleEvent(event);
    }
  };
  return {
    /** The methods that the object has for programs. */
    methods: {
      addEventListener: (type: string, listener?: Listener | null, options?: Options | boolean) => {
        if (!listener) return;
        added.set(type, find(type).set(listener, typeof options === 'object' ? options : {}));
        onAdd(type, () => call(createEvent(type, {})));
      },
      removeEventListener: (type: string, listener: Listener) => void find(type).delete(listener),
    },
    /** Whether the program listens to a type, with a listener or a handler such as `onclick`. */
    has: (type: string) => find(type).size > 0 || typeof handler(type) === 'function',
    call,
  };
}

/** Creates an event as browsers have them: workers don't have the classes of most. */
export function createEvent(type: string, fields: Record<string, unknown>): ProgramEvent {
  const stop = () => {
    event.cancelBubble = true;
  };
  const event: ProgramEvent = {
    ...{ type, bubbles: true, cancelable: true, cancelBubble: false, defaultPrevented: false },
    ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isTrusted: true },
    preventDefault: () => {
      event.defaultPrevented = true;
    },
    stopPropagation: stop,
    stopImmediatePropagation: stop,
    ...fields,
  };
  return event;
}
