import { useEffect, useRef } from 'react';
import type { Player } from '../player/player.ts';

/** Milliseconds between the last change of the code and its run. */
const DELAY = 500;

/**
 * Runs code a moment after each change, once something has run: code from a link waits until the reader has
 * reviewed it and pressed Run.
 */
export function useAutoRun(isOn: boolean, source: string, player: Player, run: () => void): void {
  const latestRun = useRef(run);
  latestRun.current = run;
  const last = useRef(source);
  useEffect(() => {
    if (last.current === source) return;
    last.current = source;
    if (!isOn || !player.state().runnable) return;
    const timer = setTimeout(() => latestRun.current(), DELAY);
    return () => clearTimeout(timer);
  }, [isOn, source, player]);
}
