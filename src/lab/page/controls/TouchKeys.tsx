import { useSyncExternalStore } from 'react';
import block from '../../blocks/Scene.module.css';
import type { SceneSummary } from '../../model/sceneData.ts';
import type { Player } from '../player/player.ts';
import { lazyPart } from '../ui/LazyPart.tsx';

/** Fetched for scenes that listen to keys, on screens that can be touched. */
const KeyRow = lazyPart('keys', async () => (await import('./KeyRow.tsx')).KeyRow);

interface TouchKeysProps extends Pick<SceneSummary, 'keys'> {
  player: Player;
}

/**
 * The keys of a scene as buttons, where readers have fingers instead of a keyboard.
 * @param props with the keys as long as the scene has not described itself
 */
export function TouchKeys({ player, keys: expected }: TouchKeysProps) {
  const { runnable, scene = { keys: expected } } = useSyncExternalStore(
    player.subscribe,
    player.state,
  );
  if (!scene.keys || !runnable || !matchMedia('(any-pointer: coarse)').matches) return null;
  return (
    <div className={block.keys}>
      <KeyRow names={scene.keys} send={player.send} />
    </div>
  );
}
