import { useSyncExternalStore } from 'react';
import { LazyPart, lazyPart } from '../LazyPart.tsx';
import type { Player } from '../player.ts';

/** Fetched for scenes that listen to keys, on screens that can be touched. */
const SceneKeys = lazyPart(async () => (await import('./SceneKeys.tsx')).SceneKeys);

/** The keys of a scene as buttons, where readers have fingers instead of a keyboard. */
export function TouchKeys({ player }: { player: Player }) {
  const { runnable, scene, status } = useSyncExternalStore(player.subscribe, player.state);
  if (!scene?.hasKeys || !runnable || !matchMedia('(any-pointer: coarse)').matches) return null;
  return (
    <LazyPart what="keys">
      <SceneKeys code={runnable.code} info={status?.info ?? ''} send={player.send} />
    </LazyPart>
  );
}
