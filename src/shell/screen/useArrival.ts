import { useEffect, useRef, useState } from 'react';
import { idOfHash } from '../../address/address.ts';
import { appId } from '../../article/ids.ts';
import type { PageView } from '../../site/view.ts';
import { useLocation } from '../router/context.ts';

/** Id of the main landmark, the target of the skip link. */
export const MAIN_ID = appId('content');

/**
 * Moves the focus after a navigation, to the target of the hash or the content, and returns the page's
 * title to be announced. The browser does both for the first page.
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
  // Focusable, but not a Tab stop.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
