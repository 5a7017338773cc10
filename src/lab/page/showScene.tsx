import { createRoot } from 'react-dom/client';
import { scenePath } from '../../address/address.ts';
import block from '../blocks/Scene.module.css';
import { fetchFile } from '../fetchFile.ts';
import { defaultValues } from '../params.ts';
import type { SceneData } from '../sceneData.ts';
import type { Site } from './context.ts';
import { createLivePicture } from './livePicture.ts';
import { ScenePanel } from './ScenePanel.tsx';
import { SITE_HOSTS } from './siteHosts.ts';

/**
 * Makes the picture of a scene live. Ends with the signal, and leaves the still picture.
 * @param figure as the page has it
 * @throws when the scene cannot be fetched
 */
export async function showScene(
  figure: HTMLElement,
  site: Site,
  signal: AbortSignal,
): Promise<void> {
  const picture = figure.querySelector<HTMLElement>(`.${block.picture}`);
  const panel = figure.querySelector<HTMLElement>(`.${block.panel}`);
  if (!picture || !panel) throw new Error('a scene without its picture');
  const url = `${site.basePath}${scenePath(figure.dataset.scene ?? '')}`;
  const scene: Omit<SceneData, 'poster'> = await (await fetchFile(url, signal)).json();
  if (signal.aborted) return;

  const player = createLivePicture(picture, scene, SITE_HOSTS, signal);
  player.run({
    ...scene,
    values: defaultValues(scene.params),
    playing: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    isTrusted: true,
  });
  const root = createRoot(panel);
  root.render(<ScenePanel scene={scene} player={player} frame={figure} site={site} />);
  // Not at once: the page may be leaving in the middle of a rendering of its own.
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
}
