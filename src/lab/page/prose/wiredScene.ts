import { readValues } from '../../model/params.ts';
import type { Params, Values } from '../../model/scene.ts';
import type { Player } from '../player/player.ts';
import { prefersReducedMotion } from '../player/reducedMotion.ts';

/** A scene that text controls. */
export interface WiredScene {
  picture: HTMLElement;
  player: Player;
  params: Params;
  /** Aborted when the scene ends; then its text is plain again. */
  signal: AbortSignal;
}

/** Returns the current values of a scene's parameters. */
export function currentValues({ player, params }: WiredScene): Values {
  return readValues(params, player.state().values);
}

/** Calls back after each change of the player, until the scene ends. */
export function onChange({ player, signal }: WiredScene, callback: () => void): void {
  signal.addEventListener('abort', player.subscribe(callback));
}

/** Makes an element a button for mouse, touch, and keyboard, until the scene ends. */
export function makeButton(element: HTMLElement, { signal }: WiredScene, press: () => void): void {
  element.tabIndex = 0;
  element.setAttribute('role', 'button');
  element.addEventListener('click', press, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // The space bar would scroll.
      event.preventDefault();
      if (!event.repeat) press();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    element.removeAttribute('tabindex');
    element.removeAttribute('role');
  });
}

/** Scrolls to a picture if less than half of it is visible. */
export function scrollToPicture(picture: HTMLElement): void {
  const { top, bottom, height } = picture.getBoundingClientRect();
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (visible > height / 2) return;
  picture.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
