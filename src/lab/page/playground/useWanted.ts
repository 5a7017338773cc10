import { type RefObject, useEffect, useState } from 'react';

/** What a reader does on the way to something that is out of view. */
const INTENTS = ['pointerdown', 'touchstart', 'keydown', 'wheel'];

/** Whether an element has come into view, or the reader has begun to do anything: until then, nothing in it is needed. */
export function useWanted(place: RefObject<Element | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted || !place.current) return;
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
  }, [isWanted, place]);
  return isWanted;
}
