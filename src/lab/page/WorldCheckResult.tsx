import { useSyncExternalStore } from 'react';
import { FindingsList } from './FindingsList.tsx';
import styles from './lab.module.css';
import type { Player } from './player.ts';

interface WorldCheckResultProps {
  player: Player;
  basePath: string;
}

/** The findings of a player's world check while it is on, or why it could not be loaded. */
export function WorldCheckResult({ player, basePath }: WorldCheckResultProps) {
  const { isChecking, findings, checkFailure } = useSyncExternalStore(
    player.subscribe,
    player.state,
  );
  if (checkFailure !== undefined) {
    return (
      <p className={styles.failure} role="alert">
        {checkFailure}
      </p>
    );
  }
  return isChecking ? <FindingsList findings={findings} basePath={basePath} /> : null;
}
