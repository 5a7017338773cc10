import { type RefObject, useEffect, useState } from 'react';

/** Events of a reader on the way to content that is out of view. */
const INTENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel'];

/**
 * Returns whether an element has come into view or the reader has done anything. Until then, its content isn't needed:
 * on phones, the playground's code is below the screen, and its editor would keep them busy for half a second.
 * @param isInPlace whether the content before the element has its final height
 */
export function useWanted(place: RefObject<Element | null>, isInPlace: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted || !isInPlace || !place.current) return;
    const ending = new AbortController();
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    observer.observe(place.current);
    for (const intent of INTENTS)
      addEventListener(intent, want, { signal: ending.signal, passive: true });
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [isWanted, isInPlace, place]);
  return isWanted;
}
