import { useSyncExternalStore } from 'react';
import block from '../../blocks/Scene.module.css';
import type { SceneSummary } from '../../model/sceneData.ts';
import type { Player } from '../player/player.ts';
import { lazyPart } from '../ui/LazyPart.tsx';

/** Fetched for scenes that listen to keys, on touch screens. */
const KeyRow = lazyPart('keys', async () => (await import('./KeyRow.tsx')).KeyRow);

interface TouchKeysProps extends Pick<SceneSummary, 'keys'> {
  player: Player;
}

/**
 * The keys of a scene as buttons, on touch screens without a keyboard.
 * @param props `keys` applies until the scene has described itself
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
