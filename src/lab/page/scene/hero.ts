import { USED } from '../../../article/attributes.ts';
import type { Player } from '../player/player.ts';

/**
 * Keeps the controls of a hero visible once the reader has used it, and says that its bodies can be thrown. The
 * stylesheet shows the controls while a pointer or the focus is in the hero.
 */
export function startHero(figure: HTMLElement, player: Player, signal: AbortSignal): void {
  const use = () => figure.toggleAttribute(USED, true);
  for (const type of ['click', 'keydown']) figure.addEventListener(type, use, { signal });
  signal.addEventListener('abort', () => figure.removeAttribute(USED));
  showThrowHint(figure, player, signal);
}

/** Shows a hint next to a mouse or pen over a body, until the reader has grabbed one. */
function showThrowHint(figure: HTMLElement, player: Player, signal: AbortSignal): void {
  const hint = document.createElement('span');
  hint.textContent = 'Throw me';
  hint.ariaHidden = 'true';
  let pointer: { x: number; y: number } | undefined;
  let hasGrabbed = false;

  const update = () => {
    hint.hidden = hasGrabbed || !pointer || !player.isMovable(pointer.x, pointer.y, 0);
  };
  const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const { left, top } = figure.getBoundingClientRect();
    pointer = { x: clientX - left, y: clientY - top };
    hint.style.setProperty('--x', `${pointer.x}px`);
    hint.style.setProperty('--y', `${pointer.y}px`);
    update();
  };
  const leave = () => {
    pointer = undefined;
    update();
  };
  const grab = () => {
    hasGrabbed ||= !hint.hidden;
    update();
  };

  update();
  figure.append(hint);
  figure.addEventListener('pointermove', follow, { signal });
  figure.addEventListener('pointerleave', leave, { signal });
  figure.addEventListener('pointerdown', grab, { signal });
  // Bodies also move away from a pointer that rests.
  const unsubscribe = player.subscribe(update);
  signal.addEventListener('abort', () => {
    unsubscribe();
    hint.remove();
  });
}
