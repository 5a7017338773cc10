import stageUrl from 'virtual:stage';
import { createRoot } from 'react-dom/client';
import { scenePath } from '../../address/address.ts';
import block from '../../blocks/Scene.module.css';
import { defaultValues } from '../params.ts';
import type { SceneData } from '../sceneData.ts';
import { commandOfKey, KEYS_HELP } from './keys.ts';
import styles from './lab.module.css';
import { startPlayer } from './player.ts';
import { listenToPointers } from './pointer.ts';
import { SceneControls } from './SceneControls.tsx';

/**
 * Makes the picture of a scene live. Ends with the signal, and leaves the still picture.
 * @param figure as the page has it
 * @throws when the scene cannot be fetched
 */
export async function showScene(
  figure: HTMLElement,
  basePath: string,
  signal: AbortSignal,
): Promise<void> {
  const picture = figure.querySelector<HTMLElement>(`.${block.picture}`);
  const panel = figure.querySelector<HTMLElement>(`.${block.panel}`);
  if (!picture || !panel) throw new Error('a scene without its picture');
  const scene = await fetchScene(`${basePath}${scenePath(figure.dataset.scene ?? '')}`, signal);
  if (signal.aborted) return;

  const canvas = createSurface(scene);
  const help = document.createElement('p');
  help.className = styles.help ?? '';
  help.textContent = KEYS_HELP;
  help.ariaHidden = 'true';
  picture.append(canvas, help);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const player = startPlayer(stageUrl, canvas, {
    code: scene.code,
    values: defaultValues(scene.params),
    playing: !isCalm,
  });
  const stopWaiting = player.subscribe(() => {
    if (!player.state().isStarted) return;
    stopWaiting();
    picture.dataset.live = '';
  });
  listenToPointers(canvas, player, signal);
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const middle = { x: canvas.clientWidth / 2, y: canvas.clientHeight / 2 };
      const isPlaying = player.state().status?.isPlaying ?? false;
      const command = commandOfKey(event.key, isPlaying, middle);
      if (!command) return;
      event.preventDefault();
      player.send(command);
    },
    { signal },
  );
  const root = createRoot(panel);
  root.render(<SceneControls scene={scene} player={player} frame={figure} />);

  signal.addEventListener('abort', () => {
    player.end();
    root.unmount();
    canvas.remove();
    help.remove();
    delete picture.dataset.live;
  });
}

async function fetchScene(url: string, signal: AbortSignal): Promise<Omit<SceneData, 'poster'>> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json();
}

/** What the scene is drawn on; keys and pointers reach it here. */
function createSurface({ title, description }: Pick<SceneData, 'title' | 'description'>) {
  const canvas = document.createElement('canvas');
  canvas.className = styles.surface ?? '';
  canvas.tabIndex = 0;
  const attributes = {
    role: 'application',
    'aria-roledescription': 'physics scene',
    'aria-label': title,
    'aria-description': `${description} ${KEYS_HELP}`,
  };
  for (const [name, value] of Object.entries(attributes)) canvas.setAttribute(name, value);
  return canvas;
}
