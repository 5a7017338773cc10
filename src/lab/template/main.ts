import * as planck from 'planck';
import code from './code.ts';
import { createDrawing } from './draw.ts';
import values from './values.ts';

const { hz = 60, scene } = code;
/** A browser that was busy doesn't catch up. */
const MAX_FRAME_SECONDS = 0.1;

const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const stage = scene(planck, values, Math.random);
const draw = createDrawing(canvas);
let accumulator = 0;
let last = performance.now();

function frame(time: number) {
  const dt = 1 / (stage.hz ?? hz);
  accumulator += Math.min((time - last) / 1000, MAX_FRAME_SECONDS) * (stage.speed ?? 1);
  last = time;
  // The physics always steps by the same length, whatever the frame rate.
  for (; accumulator >= dt; accumulator -= dt) {
    stage.step?.(dt);
    const iterations = stage.iterations?.();
    stage.world.step(dt, iterations?.velocity, iterations?.position);
    stage.stepped?.(dt);
  }
  draw(stage);
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

for (const [name, action] of Object.entries(stage.controls ?? {})) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = action;
  document.querySelector('nav')?.append(button);
}
addEventListener('keydown', ({ key }) => stage.keys?.down(key));
addEventListener('keyup', ({ key }) => stage.keys?.up(key));
addEventListener('blur', () => stage.keys?.release());
