import type { Params } from '#scene';
import { findKeyName } from '../model/keys.ts';
import code from './code.ts';
import { createDrawing } from './draw.ts';
import { createSpeaker } from './speaker.ts';
import values from './values.ts';

const { hz = 60, create } = code;
const params: Params = code.params ?? {};
/** Maximum seconds that a frame advances, so that a browser that was busy doesn't have to catch up. */
const MAX_FRAME_SECONDS = 0.1;

const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const defaults = Object.fromEntries(
  Object.entries(params).map(([name, { value }]) => [name, value]),
);
const stage = create({ ...defaults, ...values } as Parameters<typeof create>[0], Math.random);
const drawing = createDrawing(canvas);
const speaker = createSpeaker();
const facts = document.querySelector('output') as HTMLOutputElement;
let accumulator = 0;
let last = performance.now();

function frame(time: number) {
  const dt = 1 / (stage.hz ?? hz);
  accumulator += Math.min((time - last) / 1000, MAX_FRAME_SECONDS) * (stage.speed ?? 1);
  last = time;
  // A fixed timestep, whatever the frame rate.
  for (; accumulator >= dt; accumulator -= dt) {
    stage.step?.(dt);
    const iterations = stage.iterations?.();
    stage.world.step(dt, iterations?.velocity, iterations?.position);
    stage.stepped?.(dt);
    speaker.play(stage.sounds?.() ?? []);
  }
  drawing.draw(stage);
  facts.textContent = Object.entries(stage.facts?.() ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

function addButton(name: string, action: (button: HTMLButtonElement) => void) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = () => {
    action(button);
    button.blur(); // keys belong to the scene
  };
  document.querySelector('nav')?.append(button);
}
for (const [name, action] of Object.entries(stage.controls ?? {})) addButton(name, action);
if (stage.sounds) {
  addButton('Sound', (button) => {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    speaker.setOn(isOn);
  });
}

function readKey({ key, code }: KeyboardEvent): string {
  return findKeyName(stage.keys?.names ?? [], key, code);
}
addEventListener('keydown', (event) => {
  if (!stage.keys || event.target instanceof HTMLButtonElement) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return; // shortcuts of the browser
  const key = readKey(event);
  if (key === ' ' || key.startsWith('Arrow')) event.preventDefault(); // no scrolling
  stage.keys.down(key, event.code);
});
addEventListener('keyup', (event) => {
  stage.keys?.up(readKey(event), event.code);
  if (event.key === 'Meta') stage.keys?.release(); // on macOS, keys send no keyup while Cmd is down
});
addEventListener('blur', () => stage.keys?.release());

// A finger steers instead of scrolling the page.
if (stage.pointer) canvas.style.touchAction = 'none';
/** The pointer that presses. Other fingers and mouse buttons don't count until it is released. */
let pressing: number | undefined;
canvas.onpointermove = (event) => {
  if (event.pointerId === (pressing ?? event.pointerId))
    stage.pointer?.move(drawing.toWorld(event));
};
canvas.onpointerdown = (event) => {
  if (pressing !== undefined || event.button !== 0) return;
  pressing = event.pointerId;
  canvas.setPointerCapture(pressing);
  stage.pointer?.move(drawing.toWorld(event));
  stage.pointer?.down?.(drawing.toWorld(event));
};
canvas.onpointerup = canvas.onpointercancel = (event) => {
  if (event.pointerId !== pressing) return;
  pressing = undefined;
  stage.pointer?.up?.(drawing.toWorld(event));
};
