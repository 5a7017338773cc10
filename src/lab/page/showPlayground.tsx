import { createRoot } from 'react-dom/client';
import block from '../blocks/Playground.module.css';
import scene from '../blocks/Scene.module.css';
import type { PageContext } from './context.ts';
import { createLivePicture } from './livePicture.ts';
import { PlaygroundPanel } from './PlaygroundPanel.tsx';
import { readMenu } from './playgroundItems.ts';
import { SITE_HOSTS } from './siteHosts.ts';

/** Describes the picture before anything runs in it. */
const NOTHING = { title: 'Scene', description: 'Nothing is running yet.' };

/** Makes a playground interactive, until the signal is aborted. */
export async function showPlayground(
  root: HTMLElement,
  context: PageContext,
  signal: AbortSignal,
): Promise<void> {
  const [picture, panel, code] = [scene.picture, scene.panel, block.code].map((name) =>
    root.querySelector<HTMLElement>(`.${name}`),
  );
  if (!picture || !panel || !code) throw new Error('the playground is incomplete');
  const menu = readMenu(code);
  const player = createLivePicture(picture, NOTHING, SITE_HOSTS, signal);
  const react = createRoot(code);
  react.render(
    <PlaygroundPanel menu={menu} player={player} context={context} frame={root} panel={panel} />,
  );
  // React can't unmount synchronously while the page itself is rendering.
  signal.addEventListener('abort', () => queueMicrotask(() => react.unmount()));
}
