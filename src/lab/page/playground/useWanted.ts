import { type RefObject, useEffect, useState } from 'react';

/** What a reader does on the way to something that is out of view. */
const INTENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel'];

/**
 * Whether an element has come into view, or the reader has done anything. Until then, nothing in it is needed: phones
 * show the code of the playground below their screen, and would be busy with its editor for half a second.
 * @param isInPlace whether what comes before the element has its height
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
