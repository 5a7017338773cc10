import { useEffect, useRef } from 'react';
import type { Sketch } from '../items/sketches.ts';

/** Milliseconds without a change after which values are kept: a slider changes them many times per second. */
const DELAY = 300;

/** Keeps the values of a sketch's parameters when the reader has changed them. */
export function useKeptValues(
  sketch: Sketch | undefined,
  values: Sketch['values'],
  keep: (changes: Pick<Sketch, 'values'>) => void,
): void {
  const kept = useRef(keep);
  kept.current = keep;
  const isKept = !sketch || JSON.stringify(sketch.values) === JSON.stringify(values);
  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(() => kept.current({ values }), DELAY);
    return () => clearTimeout(timer);
  }, [isKept, values]);
}
