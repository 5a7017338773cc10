import { SIZE } from './game.ts';
import type { Look, Picture, Request } from './messages.ts';

const canvas = document.createElement('canvas');
canvas.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; touch-action: none';
document.body.append(canvas);

// #region worker
const worker = new Worker(new URL('./physics.worker.ts', import.meta.url), { type: 'module' });
const send = (request: Request) => worker.postMessage(request);

let looks: Look[] = [];
let poses = new Float32Array();
let isWaiting = false; // for the reply to the last request for a frame

worker.addEventListener('message', ({ data }: MessageEvent<Picture>) => {
  looks = data.looks ?? looks;
  poses = data.poses;
  isWaiting = false;
});
worker.addEventListener('error', (event) => console.error('The physics failed:', event.message));
// #endregion

// #region loop
let last = performance.now();
requestAnimationFrame(function frame(now) {
  // A slow step must not pile up requests: its time is added to the next one.
  if (!isWaiting) {
    send({ type: 'frame', seconds: (now - last) / 1000 });
    last = now;
    isWaiting = true;
  }
  draw();
  requestAnimationFrame(frame);
});
// #endregion

// #region camera
/** Pixels per meter, and where (0, 0) is on the screen, so that the whole box is in the middle. */
function camera() {
  const { clientWidth, clientHeight } = canvas;
  const scale = Math.min(clientWidth / SIZE.width, clientHeight / SIZE.height);
  const left = (clientWidth - SIZE.width * scale) / 2;
  const bottom = (clientHeight + SIZE.height * scale) / 2;
  return { scale, left, bottom };
}
// #endregion

function draw() {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { scale, left, bottom } = camera();
  const density = window.devicePixelRatio;
  canvas.width = Math.round(canvas.clientWidth * density);
  canvas.height = Math.round(canvas.clientHeight * density);
  const s = scale * density;
  context.setTransform(s, 0, 0, -s, left * density, bottom * density); // meters, with y up
  context.fillStyle = '#10151c';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  looks.forEach(({ kind, size }, i) => {
    const [x = 0, y = 0, angle = 0] = poses.subarray(3 * i, 3 * i + 3);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.fillStyle = kind === 'ball' ? '#e07a3f' : '#3f7fe0';
    context.beginPath();
    if (kind === 'ball') context.arc(0, 0, size, 0, 2 * Math.PI);
    else context.rect(-size, -size, 2 * size, 2 * size);
    context.fill();
    context.fillStyle = '#10151c';
    context.fillRect(0, -0.03, size, 0.06);
    context.restore();
  });
}

// #region input
/** The position of a pointer, in meters. */
function toMeters({ clientX, clientY }: PointerEvent) {
  const { scale, left, bottom } = camera();
  return { x: (clientX - left) / scale, y: (bottom - clientY) / scale };
}

canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId);
  send({ type: 'press', point: toMeters(event), pointerId: event.pointerId });
});
canvas.addEventListener('pointermove', (event) => {
  send({ type: 'move', point: toMeters(event), pointerId: event.pointerId });
});
canvas.addEventListener('lostpointercapture', ({ pointerId }) => {
  send({ type: 'release', pointerId });
});
// #endregion
