import { useSyncExternalStore } from 'react';
import type { Player } from '../player/player.ts';
import { lazyPart } from '../ui/LazyPart.tsx';

const FindingsList = lazyPart(
  'world check',
  async () => (await import('./FindingsList.tsx')).FindingsList,
);

interface WorldCheckResultProps {
  player: Player;
  basePath: string;
}

/** The findings of a player's world check while it is on. */
export function WorldCheckResult({ player, basePath }: WorldCheckResultProps) {
  const { isChecking, findings } = useSyncExternalStore(player.subscribe, player.state);
  if (!isChecking) return null;
  return <FindingsList findings={findings} basePath={basePath} />;
}
