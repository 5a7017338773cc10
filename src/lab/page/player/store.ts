export type Store<State> = ReturnType<typeof createStore<State>>;

/** Creates state with subscribers, as `useSyncExternalStore` needs it. */
export function createStore<State>(initial: State) {
  const subscribers = new Set<() => void>();
  let state = initial;
  let isFrameRequested = false;

  const notify = () => {
    isFrameRequested = false;
    for (const onChange of subscribers) onChange();
  };

  return {
    get: () => state,
    set: (changes: Partial<State>) => {
      state = { ...state, ...changes };
      notify();
    },
    /** Sets state like `set`, but notifies subscribers once, in the next frame, of all changes until then. */
    setBatched: (changes: Partial<State>) => {
      state = { ...state, ...changes };
      if (!isFrameRequested) requestAnimationFrame(notify);
      isFrameRequested = true;
    },
    /** Returns a function that unsubscribes. */
    subscribe: (onChange: () => void) => {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
  };
}
