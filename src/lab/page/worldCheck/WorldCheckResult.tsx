import type { Player } from '../player/player.ts';
import { usePlayerState } from '../player/usePlayerState.ts';
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
  const isChecking = usePlayerState(player, (state) => state.isChecking);
  const findings = usePlayerState(player, (state) => state.findings);
  if (!isChecking) return null;
  return <FindingsList findings={findings} basePath={basePath} />;
}
