import { type RefObject, useEffect, useState } from 'react';

/** Events of a reader on the way to content that is out of view. */
const INTENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel'];

/**
 * Returns whether an element has come into view or the reader has done anything. Until then, its content isn't needed:
 * on phones, the playground's code is below the screen, and its editor would keep them busy for half a second.
 * @param isLaidOut whether the content before the element has its final height
 */
export function useIsNeeded(element: RefObject<Element | null>, isLaidOut: boolean): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded || !isLaidOut || !element.current) return;
    const ending = new AbortController();
    const need = () => setNeeded(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) need();
    });
    observer.observe(element.current);
    for (const intent of INTENTS)
      addEventListener(intent, need, { signal: ending.signal, passive: true });
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [isNeeded, isLaidOut, element]);
  return isNeeded;
}
