import { useSyncExternalStore } from 'react';
import type { Player } from './player.ts';
import type { PlayerState } from './playerState.ts';

/**
 * Returns one value of a player's state. Its component is rendered again only when that value changes, while the state
 * of a running scene changes ten times per second.
 * @param select returns the value, which is the same object as long as nothing has changed
 */
export function usePlayerState<Value>(
  { subscribe, state }: Pick<Player, 'subscribe' | 'state'>,
  select: (state: PlayerState) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => select(state()));
}
