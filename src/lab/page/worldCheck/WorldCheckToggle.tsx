import { useSyncExternalStore } from 'react';
import type { Player } from '../player/player.ts';

/** The checkbox of the world check; nothing in a saved file, which can't load the check. */
export function WorldCheckToggle({ player }: { player: Player }) {
  const { isChecking } = useSyncExternalStore(player.subscribe, player.state);
  const { setChecking } = player;
  if (!setChecking) return null;
  return (
    <label>
      <input
        type="checkbox"
        checked={isChecking}
        onChange={({ target }) => void setChecking(target.checked)}
      />
      <span>World check</span>
    </label>
  );
}
