import { TUNE } from '../../../article/attributes.ts';
import { formatNumber } from '../../blocks/quantity.ts';
import { snapToStep } from '../../model/params.ts';
import { listenToDrags } from './drags.ts';
import { currentValues, onChange, type WiredScene } from './wiredScene.ts';

/** Pixels to drag from one end of a range to the other. */
const RANGE_PIXELS = 240;

/**
 * Makes a number a parameter of the scene, which readers drag, type, or change with the arrow keys. An invisible input
 * on top of it receives keys, and is visible while it has the focus, so that the number itself stays part of the
 * sentence for readers who read, copy, or print it.
 */
export function wireTune(element: HTMLDataElement, scene: WiredScene): void {
  const { player, params, signal } = scene;
  const name = element.getAttribute(TUNE) ?? '';
  const param = params[name];
  if (param?.kind !== 'range') return;
  let value = Number(element.value);

  const text = document.createElement('span');
  // Screen readers get the value from the input.
  text.setAttribute('aria-hidden', 'true');
  text.textContent = element.textContent;
  const input = document.createElement('input');
  const { min, max, step, label, unit } = param;
  Object.assign(input, { type: 'number', min, max, step, value });
  input.setAttribute('aria-label', unit ? `${label}, in ${unit}` : label);
  input.title = 'Drag, type, or use the arrow keys';
  element.replaceChildren(text, input);

  const show = (next: number) => {
    value = next;
    text.textContent = formatNumber(value);
    // Keeps the text that is being typed, such as "0.50".
    if (input.valueAsNumber !== value) input.value = String(value);
  };
  const set = (next: number) => {
    show(next);
    player.send({ type: 'values', values: { [name]: next } });
  };

  let last = currentValues(scene)[name];
  onChange(scene, () => {
    const now = currentValues(scene)[name];
    if (now !== last) show(Number(now));
    last = now;
  });
  input.oninput = () => {
    if (input.value !== '' && input.validity.valid) set(input.valueAsNumber);
    // Makes the number as wide as the typed text.
    else text.textContent = input.value || '0';
  };
  input.onchange = () => set(input.value === '' ? value : snapToStep(param, input.valueAsNumber));
  const onStart = () => {
    const from = value;
    return (distance: number) =>
      set(snapToStep(param, from + (distance / RANGE_PIXELS) * (max - min)));
  };
  const onClick = () => {
    // The number in the sentence can differ from the scene's value.
    set(value);
    input.focus();
    input.select();
  };
  listenToDrags(input, onStart, onClick);
  signal.addEventListener('abort', () => element.replaceChildren(text.textContent ?? ''));
}
