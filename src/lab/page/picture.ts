import { commandOfKey, KEYS_HELP } from './keys.ts';
import styles from './lab.module.css';
import { createPlayer, type Player, type Venues } from './player.ts';
import { listenToPointers } from './pointer.ts';

/**
 * Puts a player into the picture of a scene: what it draws on, and above that what keys and pointers
 * reach. It takes the still picture's place with its first frame, and all goes with the signal.
 * @param about is read to those who don't see it
 */
export function openPicture(
  picture: HTMLElement,
  about: { title: string; description: string },
  venues: Venues,
  signal: AbortSignal,
): Player {
  const place = create('div', styles.place);
  const surface = create('div', styles.surface);
  const help = create('p', styles.help);
  help.textContent = KEYS_HELP;
  help.ariaHidden = 'true';
  surface.tabIndex = 0;
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-roledescription', 'physics scene');
  picture.append(place, surface, help);

  const player = createPlayer(place, venues);
  const describe = ({ title, description }: typeof about) => {
    surface.setAttribute('aria-label', title);
    surface.setAttribute('aria-description', `${description} ${KEYS_HELP}`);
  };
  describe(about);
  player.subscribe(() => {
    const { isStarted, scene } = player.state();
    picture.toggleAttribute('data-live', isStarted);
    if (scene) describe(scene);
  });
  listenToPointers(surface, player, signal);
  surface.addEventListener('keydown', (event) => obeyKey(event, surface, player), { signal });
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

function obeyKey(event: KeyboardEvent, surface: HTMLElement, player: Player): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const middle = { x: surface.clientWidth / 2, y: surface.clientHeight / 2 };
  const { status, failure } = player.state();
  const isPlaying = !failure && (status?.isPlaying ?? false);
  const command = commandOfKey(event.key, isPlaying, middle);
  if (!command) return;
  event.preventDefault();
  player.send(command);
}
