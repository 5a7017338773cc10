import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hashToId } from '../../address/address.ts';
import { ChangingText } from '../../article/ChangingText.tsx';
import { appId } from '../../article/ids.ts';
import { useLocation } from '../router/context.ts';

/** Id of the main landmark, the target of the skip link. */
export const MAIN_ID = appId('content');

/**
 * Moves the focus after a navigation, to the target of the hash or the content, and announces the title. The browser
 * does both for the first page. Wraps all screens, so that it also detects when a page replaces an error.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const { key, hash, path } = useLocation();
  const arrived = useRef({ key, path });
  const [announcement, announce] = useState('');
  // After the effects of the screen, which set the title.
  useEffect(() => {
    if (arrived.current.key === key) return;
    if (arrived.current.path !== path) announce(document.title);
    arrived.current = { key, path };
    focus(document.getElementById(hashToId(hash)) ?? document.getElementById(MAIN_ID));
  }, [key, hash, path]);
  return (
    <>
      <p role="status" className="sr-only">
        <ChangingText>{announcement}</ChangingText>
      </p>
      {children}
    </>
  );
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  // Focusable by script, but not a Tab stop.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
