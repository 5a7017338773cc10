import { readValues } from '../params.ts';
import type { Param } from '../scene.ts';
import { DATA_ID, type StandaloneData } from './code/standalonePage.ts';
import { openPicture } from './picture.ts';
import type { Player } from './player.ts';
import { openWorker } from './venue.ts';

// The script of a file that a reader saved: a picture, and below it what sets the parameters. It
// is the reader's own page, so there is no jail in it.

const data: StandaloneData = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '{}');
const stage = URL.createObjectURL(new Blob([data.stage], { type: 'text/javascript' }));
const picture = document.querySelector('main') as HTMLElement;
const panel = document.querySelector('footer') as HTMLElement;
const open = openWorker(stage);
const player = openPicture(picture, data, { page: open, jail: open }, new AbortController().signal);
player.run({ ...data, playing: true, isOurs: true });

let shown: unknown;
player.subscribe(() => {
  const { scene, failure } = player.state();
  if (failure) return panel.replaceChildren(alertFor(failure.message));
  if (!scene || scene === shown) return;
  // The same scene tells of itself each time that it begins.
  if (JSON.stringify(scene) !== JSON.stringify(shown)) {
    const values = readValues(scene.params, data.values);
    panel.replaceChildren(
      button('Reset', () => player.send({ type: 'reset' })),
      ...scene.controls.map((name) => button(name, () => player.send({ type: 'control', name }))),
      ...Object.entries(scene.params).map(([name, param]) =>
        field(name, param, values[name], player),
      ),
    );
  }
  shown = scene;
});

function alertFor(message: string): HTMLElement {
  const element = document.createElement('p');
  element.role = 'alert';
  element.textContent = message;
  return element;
}

function button(name: string, onClick: () => void): HTMLElement {
  const element = document.createElement('button');
  element.textContent = name;
  element.onclick = onClick;
  return element;
}

/** A parameter with what sets it. */
function field(name: string, param: Param, value: unknown, player: Player): HTMLElement {
  const label = document.createElement('label');
  const input = param.kind === 'choice' ? document.createElement('select') : inputFor(param);
  if (param.kind === 'choice' && input instanceof HTMLSelectElement)
    input.append(...param.options.map((option) => new Option(option)));
  if (input instanceof HTMLInputElement && param.kind === 'toggle') input.checked = Boolean(value);
  else input.value = String(value);
  input.oninput = () => {
    const isChecked = input instanceof HTMLInputElement && input.checked;
    const next = { range: Number(input.value), toggle: isChecked, choice: input.value }[param.kind];
    player.send({ type: 'values', values: { [name]: next } });
  };
  label.append(param.label, input);
  return label;
}

function inputFor(param: Param): HTMLInputElement {
  const input = document.createElement('input');
  if (param.kind !== 'range') return Object.assign(input, { type: 'checkbox' });
  const { min, max, step } = param;
  return Object.assign(input, { type: 'range', min, max, step });
}
