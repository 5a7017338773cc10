import { createRoot } from 'react-dom/client';
import block from '../blocks/Playground.module.css';
import scene from '../blocks/Scene.module.css';
import type { PageContext } from './context.ts';
import { createLivePicture } from './livePicture.ts';
import { Workbench } from './playground/Workbench.tsx';
import { readMenu } from './playgroundItems.ts';
import { SITE_HOSTS } from './siteHosts.ts';

/** Describes the picture before anything runs in it. */
const NOTHING = { title: 'Scene', description: 'Nothing is running yet.' };

/** Turns a playground into a workbench, until the signal is aborted. */
export async function showPlayground(
  root: HTMLElement,
  context: PageContext,
  signal: AbortSignal,
): Promise<void> {
  const menu = readMenu(root);
  const about = root.querySelector<HTMLElement>(`.${block.about}`) ?? undefined;
  const picture = document.createElement('div');
  picture.className = `${scene.picture} ${block.picture}`;
  const player = createLivePicture(picture, NOTHING, SITE_HOSTS, signal);
  const react = createRoot(root);
  react.render(
    <Workbench menu={menu} player={player} context={context} picture={picture} about={about} />,
  );
  // React can't unmount synchronously while the page itself is rendering.
  signal.addEventListener('abort', () => queueMicrotask(() => react.unmount()));
}
