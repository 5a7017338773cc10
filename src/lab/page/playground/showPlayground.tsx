import { createRoot } from 'react-dom/client';
import block from '../../blocks/Playground.module.css';
import type { PageContext } from '../context.ts';
import { isItemHash, readFirst, readKeys } from '../items/playgroundItems.ts';
import { createSketches } from '../items/sketches.ts';
import { createLivePicture } from '../player/livePicture.ts';
import type { Player } from '../player/player.ts';
import { SITE_HOSTS } from '../player/siteHosts.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { followAddress } from './followAddress.ts';
import { Workbench } from './Workbench.tsx';

/** Describes the picture before anything runs in it. */
const NOT_RUNNING = { title: 'Scene', description: 'Nothing is running yet.' };

/** Turns a playground into a workbench, until the signal is aborted. */
export async function showPlayground(
  root: HTMLElement,
  context: PageContext,
  signal: AbortSignal,
): Promise<void> {
  const keys = readKeys(root);
  const about = root.querySelector<HTMLElement>(`.${block.about}`);
  const picture = root.querySelector<HTMLElement>(`.${block.picture}`);
  if (!picture || !about) throw new Error('the playground is incomplete');
  const first = isItemHash(location.hash) ? undefined : readFirst(root);
  const player = createLivePicture(picture, NOT_RUNNING, SITE_HOSTS, signal);
  removeStill(picture, player, first !== undefined);
  const sketches = createSketches(context);
  const items = followAddress(keys, player, context, sketches, signal);
  const onRendered = () => root.classList.remove(block.waiting ?? '');
  const react = createRoot(root);
  react.render(
    <LazyPart what="playground">
      <Workbench {...{ items, sketches, player, context, picture, about, first, onRendered }} />
    </LazyPart>,
  );
  // React can't unmount synchronously while the page itself is rendering.
  signal.addEventListener('abort', () => queueMicrotask(() => react.unmount()));
}

/** Removes the still picture of the first scene: once anything runs, or now if another scene is opened. */
function removeStill(picture: HTMLElement, player: Player, isFirst: boolean): void {
  const still = picture.querySelector('svg');
  if (!isFirst) still?.remove();
  const unsubscribe = player.subscribe(() => {
    if (!player.state().isStarted) return;
    still?.remove();
    unsubscribe();
  });
}
