import { type Disc, type Message, PUCK, SIZE, TIME_STEP } from './arena.ts';
import { Prediction } from './prediction.ts';

const socket = new WebSocket(`ws://${location.hostname}:8080`);
let id = '';
let prediction: Prediction | undefined;

// #region messages
socket.addEventListener('message', ({ data }) => {
  const message: Message = JSON.parse(data);
  if (message.type === 'welcome') {
    id = message.id;
    prediction = new Prediction(id);
  } else if (prediction) {
    const before = shown(prediction);
    prediction.reconcile(message);
    keepPlace(before, prediction.arena.save());
  }
});
socket.addEventListener('close', () => {
  prediction = undefined;
  document.body.append('The connection was lost. Reload the page to play on.');
});
// #endregion

// #region smoothing
/** How far discs are drawn from where they are, in meters, so that corrections don't cause jumps. */
const offsets = new Map<string, { x: number; y: number }>();

function shown({ arena }: Prediction): Disc[] {
  return arena.save().map((disc) => {
    const { x, y } = offsets.get(disc.id) ?? { x: 0, y: 0 };
    return { ...disc, x: disc.x + x, y: disc.y + y };
  });
}

function keepPlace(before: Disc[], after: Disc[]) {
  for (const { id, x, y } of after) {
    const old = before.find((disc) => disc.id === id);
    if (old) offsets.set(id, { x: old.x - x, y: old.y - y });
  }
}

/** Called once per step: after a tenth of a second, half of an offset is left. */
function shrinkOffsets() {
  for (const offset of offsets.values()) {
    offset.x *= 0.9;
    offset.y *= 0.9;
  }
}
// #endregion

// #region loop
let last = performance.now();
let accumulator = 0; // seconds
requestAnimationFrame(function frame(now) {
  accumulator += Math.min((now - last) / 1000, 0.25);
  last = now;
  for (; accumulator >= TIME_STEP; accumulator -= TIME_STEP) {
    if (prediction) socket.send(JSON.stringify(prediction.step(direction())));
    shrinkOffsets();
  }
  if (prediction) draw(shown(prediction));
  requestAnimationFrame(frame);
});
// #endregion

// #region input
const keys = new Set<string>();
window.addEventListener('keydown', (event) => {
  if (event.code.startsWith('Arrow')) event.preventDefault(); // no scrolling
  keys.add(event.code);
});
window.addEventListener('keyup', ({ key, code }) => {
  keys.delete(code);
  if (key === 'Meta') keys.clear(); // on macOS, keys send no keyup while Cmd is down
});
window.addEventListener('blur', () => keys.clear());

function direction() {
  const axis = (less: string, more: string) => Number(keys.has(more)) - Number(keys.has(less));
  const [x, y] = [axis('ArrowLeft', 'ArrowRight'), axis('ArrowDown', 'ArrowUp')];
  const length = Math.max(1, Math.hypot(x, y));
  return { x: x / length, y: y / length };
}
// #endregion

const canvas = document.createElement('canvas');
const fitted = 'min(100%, calc((100vh - 1rem) * 16 / 9))'; // wide, and not higher than the window
canvas.style.cssText = `display: block; width: ${fitted}; aspect-ratio: 16 / 9`;
document.body.replaceChildren(canvas);

function draw(discs: Disc[]) {
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.width = canvas.clientWidth * window.devicePixelRatio;
  canvas.height = canvas.clientHeight * window.devicePixelRatio;
  const scale = canvas.width / SIZE.width; // pixels per meter
  context.setTransform(scale, 0, 0, -scale, 0, canvas.height); // meters, with y up
  context.fillStyle = '#10151c';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  for (const disc of discs) {
    context.fillStyle = disc.id === PUCK ? '#f2f2f2' : disc.id === id ? '#e07a3f' : '#3f7fe0';
    context.beginPath();
    context.arc(disc.x, disc.y, 0.5, 0, 2 * Math.PI);
    context.fill();
  }
}
