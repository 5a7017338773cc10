import { createRoot } from 'react-dom/client';
import block from '../blocks/Playground.module.css';
import scene from '../blocks/Scene.module.css';
import type { Site } from './context.ts';
import { createLivePicture } from './livePicture.ts';
import { Playground } from './PlaygroundPanel.tsx';
import { programsIn } from './playgroundItems.ts';
import { SITE_HOSTS } from './siteHosts.ts';

/** What the picture is called before something runs in it. */
const NOTHING = { title: 'Picture', description: 'Nothing runs yet.' };

/** Makes a playground of its place in the page. Ends with the signal. */
export async function showPlayground(
  root: HTMLElement,
  site: Site,
  signal: AbortSignal,
): Promise<void> {
  const [picture, panel, code] = [scene.picture, scene.panel, block.code].map((name) =>
    root.querySelector<HTMLElement>(`.${name}`),
  );
  if (!picture || !panel || !code) throw new Error('a playground without its parts');
  const programs = programsIn(code);
  const player = createLivePicture(picture, NOTHING, SITE_HOSTS, signal);
  const react = createRoot(code);
  react.render(
    <Playground programs={programs} player={player} site={site} frame={root} panel={panel} />,
  );
  // Not at once: the page may be leaving in the middle of a rendering of its own.
  signal.addEventListener('abort', () => queueMicrotask(() => react.unmount()));
}
