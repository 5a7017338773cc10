import { useEffect, useState } from 'react';
import { listen } from '../ui/listen.ts';

function isOpen(popover: HTMLElement): boolean {
  return popover.matches(':popover-open');
}

/** Returns whether the popover with this id is open; undefined before hydration. */
export function useIsOpen(id: string): boolean | undefined {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const popover = document.getElementById(id);
    if (!popover) return;
    const update = () => setOpen(isOpen(popover));
    update();
    return listen(popover, { toggle: update });
  }, [id]);
  return open;
}

/**
 * Closes a popover when a link in it is followed, and when the window becomes so wide that its content is part of the
 * page.
 */
export function closeWhenDone(popover: HTMLElement, isWide: MediaQueryList): () => void {
  const close = () => {
    if (isOpen(popover)) popover.hidePopover();
  };
  const stopClicks = listen(popover, {
    click: ({ target }) => (target as Element).closest('a[href]') && close(),
  });
  const stopChanges = listen(isWide, { change: () => isWide.matches && close() });
  return () => {
    stopClicks();
    stopChanges();
  };
}

/**
 * Makes a popover modal while it is open: it has the focus, and everything else is inert. When it closes, the browser
 * returns the focus to the button that opened it.
 */
export function keepModal(popover: HTMLElement): () => void {
  let release: () => void = () => undefined;
  const focus = () => isOpen(popover) && popover.focus({ preventScroll: true });
  if (isOpen(popover)) release = isolate(popover);
  focus();
  const stop = listen(popover, {
    // Before it closes, because the browser can't return the focus to an inert button.
    beforetoggle: ({ newState }) => {
      release();
      release = newState === 'open' ? isolate(popover) : () => undefined;
    },
    toggle: focus,
  });
  return () => {
    stop();
    release();
  };
}

/** Makes everything inert except the element and its ancestors. Returns a function that undoes it. */
function isolate(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; ) {
    const outer = inner.parentElement;
    for (const sibling of outer.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      others.push(sibling);
    }
    inner = outer;
  }
  return () => {
    for (const other of others) other.inert = false;
  };
}
