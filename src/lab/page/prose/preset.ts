import { PRESET } from '../../../article/attributes.ts';
import { readValues } from '../../model/params.ts';
import { startOver } from '../player/player.ts';
import {
  currentValues,
  makeButton,
  onChange,
  scrollToPicture,
  type WiredScene,
} from './wiredScene.ts';

/** Makes words a button that starts the scene over with other values. */
export function wirePreset(element: HTMLElement, scene: WiredScene): void {
  const { player, params, picture } = scene;
  // All other parameters get their defaults, so that the scene matches the sentence.
  const values = readValues(params, JSON.parse(element.getAttribute(PRESET) ?? '{}'));

  makeButton(element, scene, () => {
    startOver(player, values);
    scrollToPicture(picture);
  });

  const mark = () => {
    const now = currentValues(scene);
    const isCurrent = Object.keys(values).every((name) => now[name] === values[name]);
    if (isCurrent) element.setAttribute('aria-current', 'true');
    else element.removeAttribute('aria-current');
  };
  mark();
  onChange(scene, mark);
  scene.signal.addEventListener('abort', () => element.removeAttribute('aria-current'));
}
