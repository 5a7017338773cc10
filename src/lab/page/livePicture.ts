import { codeOfKey } from '../testbed/keys.ts';
import { commandFor, isForScene, KEYS_HELP, OWN_KEYS_HELP } from './keys.ts';
import styles from './lab.module.css';
import { createPlayer, type Player, type RunnerHosts } from './player.ts';
import { listenToPointers } from './pointers.ts';

/**
 * Puts a player into the picture of a scene: what it draws on, and above that what keys and pointers
 * reach. It takes the still picture's place with its first frame, and all goes with the signal.
 * @param about is read to those who don't see it
 */
export function createLivePicture(
  picture: HTMLElement,
  about: { title: string; description: string },
  venues: RunnerHosts,
  signal: AbortSignal,
): Player {
  const place = create('div', styles.place);
  const surface = create('div', styles.surface);
  const help = create('p', styles.help);
  help.setAttribute('aria-hidden', 'true');
  surface.tabIndex = 0;
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-roledescription', 'physics scene');
  picture.append(place, surface, help);

  const player = createPlayer(place, venues);
  const describe = ({ title, description, hasKeys }: typeof about & { hasKeys?: boolean }) => {
    const keys = hasKeys ? OWN_KEYS_HELP : KEYS_HELP;
    surface.setAttribute('aria-label', title);
    surface.setAttribute('aria-description', `${description} ${keys}`);
    help.textContent = keys;
  };
  describe(about);
  player.subscribe(() => {
    const { isStarted, scene } = player.state();
    picture.toggleAttribute('data-live', isStarted);
    if (scene) describe(scene);
  });
  listenToPointers(surface, player, signal);
  listenToKeys(surface, player, signal);
  signal.addEventListener('abort', () => {
    player.end();
    for (const element of [place, surface, help]) element.remove();
    delete picture.dataset.live;
  });
  return player;
}

function create(name: 'div' | 'p', className = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

function listenToKeys(surface: HTMLElement, player: Player, signal: AbortSignal): void {
  /** Codes of the keys that the scene was told of: with Shift their keys have other names. */
  const held = new Set<number | undefined>();

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { status, failure, scene } = player.state();
    const { key } = event;
    if (scene?.hasKeys && isForScene(event)) {
      event.preventDefault();
      held.add(codeOfKey(key));
      player.send({ type: 'key', key, isDown: true });
      return;
    }
    const isPlaying = !failure && (status?.isPlaying ?? false);
    const shiftKey = event.shiftKey && !scene?.hasKeys;
    const command = commandFor({ key, shiftKey }, isPlaying);
    if (!command) return;
    event.preventDefault();
    player.send(command);
  };

  surface.addEventListener('keydown', press, { signal });
  const lift = ({ key }: KeyboardEvent) => {
    if (held.delete(codeOfKey(key))) player.send({ type: 'key', key, isDown: false });
  };
  surface.addEventListener('keyup', lift, { signal });
  // A key that is let go elsewhere is not heard here.
  const release = () => {
    held.clear();
    player.send({ type: 'keysUp' });
  };
  surface.addEventListener('blur', release, { signal });
}
