import { createGame, type Input } from './game';
import { playTones } from './sound';
import { addTouchButtons } from './touch';

// #region start
const STEP = 1 / 60; // s
const MAX_FRAME = 0.1; // s: after a pause, the game doesn't catch up

const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const context = canvas.getContext('2d') as CanvasRenderingContext2D;
const status = document.querySelector('output') as HTMLOutputElement;

const game = createGame();
document.title = game.title;
canvas.ariaLabel = game.description;
addTouchButtons(game.keys);
// #endregion

// #region keyboard
const input: Input = { held: new Set(), pressed: new Set(), isClicked: false };

/** WASD as arrow keys. A code is a place on the keyboard: on a French one, KeyW is Z. */
const WASD: Record<string, string> = {
  KeyW: 'ArrowUp',
  KeyA: 'ArrowLeft',
  KeyS: 'ArrowDown',
  KeyD: 'ArrowRight',
};

/** Finds the key of the game. With Caps Lock, P types P instead of p, and on a Russian keyboard, KeyP types з. */
function readKey({ key, code }: KeyboardEvent): string {
  const letter = /\P{ASCII}/u.test(key) ? code.replace('Key', '') : key;
  const names = [key, letter.toLowerCase(), WASD[code] ?? ''];
  return names.find((name) => game.keys.includes(name)) ?? key;
}

addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return; // shortcuts of the browser
  const key = readKey(event);
  if (!game.keys.includes(key)) return;
  event.preventDefault(); // arrows and Space would scroll
  if (!event.repeat) input.pressed.add(key);
  input.held.add(key);
});
addEventListener('keyup', (event) => {
  input.held.delete(readKey(event));
  if (event.key === 'Meta') input.held.clear(); // on macOS, keys send no keyup while Cmd is down
});
addEventListener('blur', () => input.held.clear());
// #endregion

// #region pointer
let toPixels = new DOMMatrix(); // from meters

function point({ offsetX, offsetY }: MouseEvent) {
  const pixel = new DOMPoint(offsetX * devicePixelRatio, offsetY * devicePixelRatio);
  const { x, y } = toPixels.inverse().transformPoint(pixel);
  input.pointer = { x, y };
}
canvas.addEventListener('pointermove', point);
canvas.addEventListener('pointerdown', (event) => {
  point(event);
  input.isClicked = true;
});
// #endregion

// #region draw
let before = { ...game.camera }; // where the camera was before the last step

/** Draws the state between the last two steps: the first for alpha = 0, the second for 1. */
function draw(alpha: number) {
  canvas.width = canvas.clientWidth * devicePixelRatio;
  canvas.height = canvas.clientHeight * devicePixelRatio;
  const { width, height, ...now } = game.camera;
  const x = before.x + alpha * (now.x - before.x);
  const y = before.y + alpha * (now.y - before.y);
  const scale = Math.min(canvas.width / width, canvas.height / height); // pixels per meter
  toPixels = new DOMMatrix().translate(canvas.width / 2, canvas.height / 2);
  toPixels.scaleSelf(scale, -scale).translateSelf(-x, -y); // y points up
  context.setTransform(toPixels);
  game.draw(context, alpha);
  if (status.textContent !== game.status) status.textContent = game.status;
}
// #endregion

// #region loop
let last = performance.now();
let accumulator = 0; // s that have passed, but aren't simulated yet

function frame(now: number) {
  accumulator += Math.min((now - last) / 1000, MAX_FRAME);
  last = now;
  for (; accumulator >= STEP; accumulator -= STEP) {
    before = { ...game.camera };
    game.update(input, STEP);
    playTones(game.sounds());
    input.pressed.clear();
    input.isClicked = false;
  }
  draw(accumulator / STEP);
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
// #endregion
