import { useEffect, useSyncExternalStore } from 'react';
import type { Player } from '../player/player.ts';
import { usePlayerState } from '../player/usePlayerState.ts';
import type { OpenItems } from './followAddress.ts';

/** Milliseconds without a change after which values are stored: a slider changes them many times per second. */
const DELAY = 300;

/** Stores a reader's changes of a sketch other than its code: values of parameters, and that it was run. */
export function useKeptValues({ state, subscribe, keep }: OpenItems, player: Player): void {
  const { item } = useSyncExternalStore(subscribe, state);
  const chosen = usePlayerState(player, (state) => state.chosen);
  const wasRun = usePlayerState(player, ({ runnable }) => runnable !== undefined);
  const sketch = item?.sketch;
  const isKept = !sketch || JSON.stringify(sketch.values) === JSON.stringify(chosen);
  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(() => keep({}), DELAY);
    return () => clearTimeout(timer);
  }, [isKept, chosen, keep]);

  const isReviewed = sketch?.needsReview && wasRun;
  useEffect(() => {
    if (isReviewed) keep({ needsReview: undefined });
  }, [isReviewed, keep]);
}
