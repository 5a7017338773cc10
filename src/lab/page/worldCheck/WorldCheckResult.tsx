import { useSyncExternalStore } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import type { Player } from '../player/player.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import styles from '../ui/lab.module.css';

const FindingsList = lazyPart(
  () => import('./FindingsList.tsx'),
  ({ FindingsList }) => FindingsList,
);

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
        <ChangingText>{checkFailure}</ChangingText>
      </p>
    );
  }
  if (!isChecking) return null;
  return (
    <LazyPart what="world check">
      <FindingsList findings={findings} basePath={basePath} />
    </LazyPart>
  );
}
