/** Time that the pointer must rest on a group before it opens, in milliseconds. */
const OPEN_DELAY = 200;
/** Time after a group closed during which the next one opens without delay, in milliseconds. */
const SKIP_DELAY = 300;
/** Time that the pointer can be away before a group closes, in milliseconds. */
const CLOSE_DELAY = 150;

/** Decides which of several groups is open, by hovering and clicks. */
export interface HoverIntent {
  enter: (id: string) => void;
  leave: () => void;
  /** Handles a click, which opens a group, keeps one open that hovering opened, and closes one that a click opened. */
  toggle: (id: string) => void;
  close: () => void;
}

/**
 * Creates the state of several groups.
 * @param show receives the id of the open group, or undefined for none
 */
export function createHoverIntent(show: (id: string | undefined) => void): HoverIntent {
  let open: string | undefined;
  let isClicked = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (id: string | undefined, byClick: boolean) => {
    clearTimeout(timer);
    if (open !== undefined && id === undefined) closedAt = Date.now();
    open = id;
    isClicked = byClick;
    show(id);
  };
  const close = () => set(undefined, false);

  return {
    enter(id) {
      clearTimeout(timer);
      if (open === id) return;
      const isWarm = open !== undefined || Date.now() - closedAt < SKIP_DELAY;
      timer = setTimeout(() => set(id, false), isWarm ? 0 : OPEN_DELAY);
    },
    leave() {
      clearTimeout(timer);
      timer = setTimeout(close, CLOSE_DELAY);
    },
    toggle(id) {
      if (open === id && isClicked) close();
      else set(id, true);
    },
    close,
  };
}
