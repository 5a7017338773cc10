type Events = WindowEventMap & HTMLElementEventMap;
type Listeners = { [Type in keyof Events]?: (event: Events[Type]) => void };

/** Adds listeners to a target. Returns a function that removes all of them. */
export function listen(target: EventTarget, listeners: Listeners): () => void {
  const controller = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    target.addEventListener(type, listener as EventListener, { signal: controller.signal });
  }
  return () => controller.abort();
}
