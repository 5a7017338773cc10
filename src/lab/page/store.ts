/** State with subscribers, as `useSyncExternalStore` needs it. */
export interface Store<State> {
  get: () => State;
  set: (changes: Partial<State>) => void;
  /** Like `set`, but notifies subscribers in the next frame, once for all changes until then. */
  setBatched: (changes: Partial<State>) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

export function createStore<State>(initial: State): Store<State> {
  const subscribers = new Set<() => void>();
  let state = initial;
  let isFrameRequested = false;

  const notify = () => {
    isFrameRequested = false;
    for (const onChange of subscribers) onChange();
  };

  return {
    get: () => state,
    set: (changes) => {
      state = { ...state, ...changes };
      notify();
    },
    setBatched: (changes) => {
      state = { ...state, ...changes };
      if (!isFrameRequested) requestAnimationFrame(notify);
      isFrameRequested = true;
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
