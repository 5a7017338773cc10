import { PLAYGROUND, SCENE } from '../../../article/attributes.ts';
import styles from './invitation.module.css';
import type { Player } from './player.ts';

/** Controls that are done when they are clicked. */
const CLICKED = 'button, input:is([type="range"], [type="checkbox"])';
/** Controls that are done when their value has changed, even if the pointer has left them. */
const CHANGED = 'input[type="range"], select';

/**
 * Gives the focus back to a picture whose scene listens to keys: after each press of the pointer on one of the scene's
 * controls, and after a start of the scene by any button. Other presses of keys leave the focus, so that the controls
 * can be used by keyboard.
 */
export function returnFocus(surface: HTMLElement, player: Player, signal: AbortSignal): void {
  let isPointer = false;
  // The site's own code has started without the reader.
  let starts = player.state().runnable?.isTrusted ? player.state().starts : 0;

  /** @param area contains the controls that count */
  const focus = (area: Element | null | undefined) => {
    const active = document.activeElement;
    // What a control opens can take the focus. Safari doesn't focus buttons that are pressed.
    const isDone =
      active === document.body
        ? isPointer
        : active?.matches(`${CLICKED}, ${CHANGED}`) && area?.contains(active);
    if (isDone && player.state().scene?.keys) surface.focus({ preventScroll: true });
  };
  const onUse = ({ type, target }: Event) => {
    const frame = surface.parentElement?.parentElement;
    const control =
      target instanceof Element && target.closest(type === 'click' ? CLICKED : CHANGED);
    // The buttons of the editor's own fields belong to the code.
    if (isPointer && control && frame?.contains(control) && !control.closest('.cm-editor'))
      focus(frame);
  };
  const onState = () => {
    const { failure, isDescribed, ...state } = player.state();
    if (state.starts === starts || !(isDescribed || failure)) return;
    ({ starts } = state);
    if (!failure) focus(surface.closest(`[${SCENE}], [${PLAYGROUND}]`));
  };
  const listen = (type: string, listener: (event: Event) => void, capture = true) =>
    document.addEventListener(type, listener, { signal, capture });
  const setPointer = ({ type }: Event) => {
    isPointer = type === 'pointerdown';
  };
  listen('pointerdown', setPointer);
  listen('keydown', setPointer);
  // After the control's own listener.
  listen('click', onUse, false);
  listen('change', onUse);
  signal.addEventListener('abort', player.subscribe(onState));
  onState();
}

/** Says on a picture that it takes a click, while a scene that is played by keys alone doesn't have the focus. */
export function invite(picture: HTMLElement, player: Player, signal: AbortSignal): void {
  const invitation = document.createElement('p');
  invitation.className = styles.invitation ?? '';
  invitation.textContent = 'Click to play';
  invitation.setAttribute('aria-hidden', 'true');
  picture.append(invitation);
  const mark = () => {
    const { scene, status, failure } = player.state();
    const needsClick = scene?.keys !== undefined && !scene.hasPointer;
    picture.toggleAttribute('data-keys', needsClick && !failure && status?.isPlaying === true);
  };
  mark();
  const unsubscribe = player.subscribe(mark);
  signal.addEventListener('abort', () => {
    unsubscribe();
    invitation.remove();
    delete picture.dataset.keys;
  });
}
