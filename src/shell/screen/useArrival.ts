import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { idOfHash } from '../../address/address.ts';
import type { PageView } from '../../site/view.ts';

/** Id of the page's main landmark, which the skip link leads to. */
export const MAIN_ID = 'content';

/**
 * After a navigation, moves the focus to where the reader now is (the heading that a hash names,
 * else the content) and returns what assistive technology is to announce. A whole page load does
 * both by itself, so the first page is left alone.
 */
export function useArrival({ path, documentTitle }: PageView): string {
  const { key, hash } = useLocation();
  const arrived = useRef({ key, path });
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (arrived.current.key === key) return;
    if (arrived.current.path !== path) announce(documentTitle);
    arrived.current = { key, path };
    const target = document.getElementById(idOfHash(hash));
    focus(target ?? document.getElementById(MAIN_ID));
  }, [key, hash, path, documentTitle]);
  return announcement;
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  // Not in the tab order, but able to take the focus once.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
