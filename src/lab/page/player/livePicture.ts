import { loadPart } from '../../../fetch/part.ts';
import block from '../../blocks/Scene.module.css';
import type { SceneSummary } from '../../model/sceneData.ts';
import lab from '../ui/lab.module.css';
import { KEYS_HELP, listenToKeys, OWN_KEYS_HELP } from './keys.ts';
import styles from './livePicture.module.css';
import { createPlayer, type Player } from './player.ts';
import { listenToPointers } from './pointers.ts';
import type { RunnerHosts } from './runnerHost.ts';

const NOTHING_TO_DRAW =
  'There is nothing to draw: the code creates no bodies with fixtures. What it prints is in the console.';

/**
 * Puts a player into the picture of a scene, below a surface that takes keys and pointers. It replaces the
 * still picture with its first frame, and is removed with the signal.
 * @param about describes the picture to screen readers
 */
export function createLivePicture(
  picture: HTMLElement,
  about: { title: string; description: string },
  hosts: RunnerHosts,
  signal: AbortSignal,
): Player {
  const container = create('div', styles.container);
  const surface = create('div', styles.surface);
  const help = create('p', styles.help);
  const nothing = create('p', styles.nothing);
  nothing.textContent = NOTHING_TO_DRAW;
  help.setAttribute('aria-hidden', 'true');
  surface.tabIndex = 0;
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-roledescription', 'physics scene');
  picture.append(container, surface, help);
  picture.closest(`.${block.scene}`)?.classList.add(lab.root ?? '');

  const player = createPlayer(container, hosts);
  const describe = (summary: typeof about & Pick<SceneSummary, 'keys'>) => {
    const { title, description } = summary;
    const keys = summary.keys ? OWN_KEYS_HELP : KEYS_HELP;
    surface.setAttribute('aria-label', title);
    surface.setAttribute('aria-description', `${description} ${keys}`);
    help.textContent = keys;
  };
  const startReturning = async () => {
    const { invite, returnFocus } = await loadPart(import('./returnFocus.ts'));
    if (signal.aborted) return;
    invite(picture, player, signal);
    returnFocus(surface, player, signal);
  };
  describe(about);
  let describedScene: typeof about | undefined;
  let returnsFocus = false;
  player.subscribe(() => {
    const { isStarted, scene, failure } = player.state();
    picture.toggleAttribute('data-live', isStarted);
    picture.toggleAttribute('data-failed', failure !== undefined);
    if (scene?.keys && !returnsFocus) {
      returnsFocus = true;
      // Without this part, a click on the picture gives it the focus.
      startReturning().catch(console.warn);
    }
    // This runs ten times per second, and new text makes the browser compute the styles of the whole page.
    if (scene && scene !== describedScene) describe(scene);
    describedScene = scene;
    // An empty picture would look like a failure.
    if (scene?.hasPicture === false) surface.replaceWith(nothing);
    else nothing.replaceWith(surface);
  });
  listenToPointers(surface, player, signal);
  listenToKeys(surface, player, signal);
  signal.addEventListener('abort', () => {
    player.end();
    for (const element of [container, surface, nothing, help]) element.remove();
    for (const name of ['live', 'failed']) delete picture.dataset[name];
  });
  return player;
}

function create(name: 'div' | 'p', className = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
