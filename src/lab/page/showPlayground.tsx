import { createRoot } from 'react-dom/client';
import block from '../blocks/Playground.module.css';
import scene from '../blocks/Scene.module.css';
import { Playground } from './Playground.tsx';
import { openPicture } from './picture.ts';
import { programsIn } from './programs.ts';
import type { Site } from './site.ts';
import { VENUES } from './venues.ts';

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
  const player = openPicture(picture, NOTHING, VENUES, signal);
  const react = createRoot(code);
  react.render(
    <Playground programs={programs} player={player} site={site} frame={root} panel={panel} />,
  );
  // Not at once: the page may be leaving in the middle of a rendering of its own.
  signal.addEventListener('abort', () => queueMicrotask(() => react.unmount()));
}
