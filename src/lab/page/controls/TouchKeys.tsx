import { useSyncExternalStore } from 'react';
import block from '../../blocks/Scene.module.css';
import type { Player } from '../player/player.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';

/** Fetched for scenes that listen to keys, on screens that can be touched. */
const SceneKeys = lazyPart(
  () => import('./SceneKeys.tsx'),
  ({ SceneKeys }) => SceneKeys,
);

interface TouchKeysProps {
  player: Player;
  /** Whether the scene has keys, as long as it has not described itself. */
  hasKeys?: boolean;
}

/** The keys of a scene as buttons, where readers have fingers instead of a keyboard. */
export function TouchKeys({ player, hasKeys }: TouchKeysProps) {
  const {
    runnable,
    scene = { hasKeys },
    status,
  } = useSyncExternalStore(player.subscribe, player.state);
  if (!scene.hasKeys || !runnable || !matchMedia('(any-pointer: coarse)').matches) return null;
  return (
    <div className={block.keys}>
      <LazyPart what="keys">
        <SceneKeys code={runnable.code} info={status?.info ?? ''} send={player.send} />
      </LazyPart>
    </div>
  );
}
