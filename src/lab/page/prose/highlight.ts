import { HIGHLIGHT } from '../../../article/attributes.ts';
import { LAYERS, type Layer } from '../../draw/world.ts';
import { makeButton, scrollToPicture, type WiredScene } from './wiredScene.ts';

/**
 * Makes words show a part of the picture while the mouse is over them or the keyboard's focus is on them, and
 * after a click or tap until the next one.
 */
export function wireHighlight(element: HTMLElement, scene: WiredScene): void {
  const { player, picture, signal } = scene;
  const name = element.getAttribute(HIGHLIGHT) ?? '';
  let isHovered = false;
  let isPinned = false;
  let hide: (() => void) | undefined;

  const update = () => {
    const isActive = isHovered || isPinned || element.matches(':focus-visible');
    if (isActive === (hide !== undefined)) return;
    if (isActive) hide = show(player, name);
    else {
      hide?.();
      hide = undefined;
    }
  };
  const pin = (next: boolean) => {
    isPinned = next;
    element.setAttribute('aria-pressed', String(next));
    update();
  };

  makeButton(element, scene, () => {
    pin(!isPinned);
    if (isPinned) scrollToPicture(picture);
  });
  pin(false);
  const hover = ({ type, pointerType }: PointerEvent) => {
    // A finger doesn't hover; its tap pins the highlight.
    isHovered = type === 'pointerenter' && pointerType !== 'touch';
    update();
  };
  element.addEventListener('pointerenter', hover, { signal });
  element.addEventListener('pointerleave', hover, { signal });
  element.addEventListener('focus', update, { signal });
  element.addEventListener('blur', update, { signal });
  signal.addEventListener('abort', () => element.removeAttribute('aria-pressed'));
}

/** Shows a layer or one of the scene's own highlights; returns a function that hides it again. */
function show(player: WiredScene['player'], name: string): () => void {
  if (!Object.hasOwn(LAYERS, name)) {
    player.send({ type: 'highlight', name });
    return () => player.send({ type: 'highlight' });
  }
  const layer = name as Layer;
  // A layer that the reader has turned on stays visible.
  if (player.state().layers.has(layer)) return () => undefined;
  const others = () => [...player.state().layers].filter((one) => one !== layer);
  player.send({ type: 'layers', layers: [...others(), layer] });
  return () => player.send({ type: 'layers', layers: others() });
}
