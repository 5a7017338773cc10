/** A program as other people write it for their own page, with what its picture must show. */
export interface ForeignProgram {
  title: string;
  /** As a reader pastes it. */
  source: string;
}

/** A canvas game loop with the arrow keys, sized in device pixels. */
const GAME_LOOP = `
import { World, Box, Circle } from 'planck';

const canvas = document.querySelector('#game');
const ctx = canvas.getContext('2d');
const SCALE = 30;

function resize() {
  canvas.width = window.innerWidth * window.devicePixelRatio;
  canvas.height = window.innerHeight * window.devicePixelRatio;
  canvas.style.width = window.innerWidth + 'px';
  canvas.style.height = window.innerHeight + 'px';
}
window.addEventListener('resize', resize);
resize();

const world = new World({ gravity: { x: 0, y: -10 } });
world.createBody().createFixture({ shape: new Box(20, 0.5), friction: 0.8 });
const player = world.createBody({ type: 'dynamic', position: { x: 0, y: 1 }, fixedRotation: true });
player.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

const keys = {};
document.addEventListener('keydown', (e) => { keys[e.code] = true; e.preventDefault(); });
document.addEventListener('keyup', (e) => { keys[e.code] = false; });

let last = performance.now();
let acc = 0;
function loop(now) {
  acc += Math.min((now - last) / 1000, 0.1);
  last = now;
  while (acc >= 1 / 60) {
    const vx = (keys.ArrowRight ? 5 : 0) - (keys.ArrowLeft ? 5 : 0);
    player.setLinearVelocity({ x: vx, y: player.getLinearVelocity().y });
    world.step(1 / 60);
    acc -= 1 / 60;
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = '#102030';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const s = SCALE * window.devicePixelRatio;
  ctx.setTransform(s, 0, 0, -s, canvas.width / 2, canvas.height * 0.8);
  ctx.fillStyle = '#ff8800';
  const p = player.getPosition();
  ctx.fillRect(p.x - 0.5, p.y - 0.5, 1, 1);
  requestAnimationFrame(loop);
}
requestAnimationFrame(loop);
`;

/** A class per entity. */
const ENTITIES = `
import planck, { Vec2 } from 'planck';

class Entity {
  constructor(game, def) {
    this.body = game.world.createBody(def);
    this.body.setUserData(this);
    game.entities.add(this);
  }
  update() {}
  draw(ctx) {
    const { x, y } = this.body.getPosition();
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(this.body.getAngle());
    this.render(ctx);
    ctx.restore();
  }
}
class Floor extends Entity {
  constructor(game) {
    super(game, { position: Vec2(0, -1) });
    this.body.createFixture(planck.Box(10, 1));
  }
  render(ctx) { ctx.fillStyle = 'seagreen'; ctx.fillRect(-10, -1, 20, 2); }
}
class Ball extends Entity {
  #age = 0;
  constructor(game, x) {
    super(game, { type: 'dynamic', position: Vec2(x, 6) });
    this.body.createFixture({ shape: planck.Circle(0.5), density: 1, restitution: 0.5 });
  }
  update(dt) { this.#age += dt; }
  render(ctx) {
    ctx.beginPath();
    ctx.arc(0, 0, 0.5, 0, Math.PI * 2);
    ctx.fillStyle = \`hsl(\${this.#age * 60}, 80%, 50%)\`;
    ctx.fill();
  }
}
class Game {
  world = planck.World(Vec2(0, -10));
  entities = new Set();
  constructor(canvas) {
    this.ctx = canvas.getContext('2d');
    new Floor(this);
    for (let i = -3; i <= 3; i++) new Ball(this, i + i * i / 20);
    this.tick = this.tick.bind(this);
  }
  tick() {
    requestAnimationFrame(this.tick);
    this.world.step(1 / 60);
    const { ctx } = this;
    ctx.resetTransform?.();
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    ctx.setTransform(40, 0, 0, -40, ctx.canvas.width / 2, ctx.canvas.height - 80);
    for (const entity of this.entities) { entity.update(1 / 60); entity.draw(ctx); }
  }
}

const canvas = document.createElement('canvas');
canvas.width = 640;
canvas.height = 480;
document.body.appendChild(canvas);
window.game = new Game(canvas);
game.tick();
`;

/** A sketch with global \`setup\` and \`draw\`, which its own loop calls. */
const SKETCH = `
let ctx, world, balls = [], frameCount = 0;

function setup() {
  createCanvas(600, 400);
  world = new planck.World({ gravity: { x: 0, y: 10 } });
  world.createBody().createFixture({ shape: new planck.Edge({ x: 0, y: 12 }, { x: 20, y: 12 }) });
}
function draw() {
  background(240);
  if (frameCount % 20 === 1) balls.push(makeBall(5 + Math.random() * 10, 0));
  world.step(1 / 60);
  fill(200, 80, 60);
  for (const b of balls) circle(b.getPosition().x * 30, b.getPosition().y * 30, 30);
}
function makeBall(x, y) {
  const b = world.createBody({ type: 'dynamic', position: { x, y } });
  b.createFixture({ shape: new planck.Circle(0.5), density: 1 });
  return b;
}

function createCanvas(w, h) {
  const c = document.createElement('canvas');
  Object.assign(c, { width: w, height: h, id: 'defaultCanvas0' });
  document.body.append(c);
  ctx = document.getElementById('defaultCanvas0').getContext('2d');
}
function background(v) { ctx.fillStyle = \`rgb(\${v},\${v},\${v})\`; ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height); }
function fill(r, g, b) { ctx.fillStyle = \`rgb(\${r},\${g},\${b})\`; }
function circle(x, y, d) { ctx.beginPath(); ctx.arc(x, y, d / 2, 0, 7); ctx.fill(); }

window.onload = () => {
  setup();
  (function loop() { frameCount++; draw(); requestAnimationFrame(loop); })();
};
`;

/** \`setInterval\`, in the style of old tutorials. */
const INTERVAL = `
var pl = planck, Vec2 = pl.Vec2;
var canvas = document.getElementById('canvas');
var context = canvas.getContext('2d');
var world = new pl.World(Vec2(0, -9.8));
world.createBody(Vec2(0, 0)).createFixture(pl.Edge(Vec2(-40, 0), Vec2(40, 0)), 0);
var box = world.createDynamicBody(Vec2(0, 8));
box.createFixture(pl.Box(1, 1), 1);

function render() {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#c00';
  var p = box.getPosition();
  context.strokeRect(canvas.width / 2 + p.x * 20 - 20, canvas.height - 20 - p.y * 20 - 20, 40, 40);
}
setInterval(function () {
  world.step(1 / 60, 8, 3);
  world.clearForces();
  render();
}, 5);
`;

/** \`require\`, as for a bundler. */
const REQUIRE = `
'use strict';
const pl = require('planck');
const { World, Vec2 } = pl;

const view = document.getElementById('view');
const ctx = view.getContext('2d', { alpha: false });
const world = World({ gravity: Vec2(0, -10) });
const bodies = [];
for (let i = 0; i < 5; i++) {
  const body = world.createDynamicBody(Vec2(i * 2 - 4, 5 + i));
  body.createFixture(pl.Polygon([Vec2(-1, 0), Vec2(1, 0), Vec2(0, 1.5)]), { density: 1 });
  bodies.push(body);
}
world.createBody().createFixture(pl.Chain([Vec2(-10, 3), Vec2(0, 0), Vec2(10, 3)], false), 0);

function paint() {
  ctx.fillStyle = 'navy';
  ctx.fillRect(0, 0, view.width, view.height);
  ctx.save();
  ctx.translate(view.width / 2, view.height - 40);
  ctx.scale(25, -25);
  ctx.fillStyle = 'gold';
  bodies.forEach((body) => {
    const shape = body.getFixtureList().getShape();
    ctx.beginPath();
    shape.m_vertices.forEach((v) => { const w = body.getWorldPoint(v); ctx.lineTo(w.x, w.y); });
    ctx.closePath();
    ctx.fill();
  });
  ctx.restore();
}
module.exports = { paint };

const step = () => { world.step(1 / 60); paint(); window.requestAnimationFrame(step); };
window.requestAnimationFrame(step);
`;

/** The global \`planck\`, in a function that hides its names, with \`onkeydown\`. */
const GLOBAL = `
(function () {
  'use strict';
  var canvas = document.createElement('canvas');
  canvas.setAttribute('width', '320');
  canvas.setAttribute('height', '240');
  document.body.insertBefore(canvas, document.body.firstChild);
  var c = canvas.getContext('2d');
  var world = new planck.World();
  var ship = world.createBody({ type: 'dynamic', linearVelocity: { x: 0.5, y: 0 } });
  ship.createFixture({ shape: new planck.Circle(0.5), density: 1 });

  window.onkeydown = function (event) {
    if (event.keyCode === 39) ship.applyLinearImpulse({ x: 1, y: 0 }, ship.getWorldCenter());
  };
  function frame() {
    world.step(1 / 60);
    c.fillStyle = 'black';
    c.fillRect(0, 0, 320, 240);
    c.fillStyle = 'white';
    c.fillText('x = ' + ship.getPosition().x.toFixed(1), 10, 20);
    c.fillRect(160 + ship.getPosition().x * 20, 120, 10, 10);
    requestAnimationFrame(frame);
  }
  frame();
})();
`;

/** The library from a CDN, which can't be reached: the playground has its own. */
const CDN = `
import * as planck from 'https://cdn.jsdelivr.net/npm/planck/+esm';
import { Vec2 } from 'https://esm.sh/planck@1.5.0?bundle';
const { Box } = await import('https://unpkg.com/planck@latest/dist/planck.mjs');

const canvas = Object.assign(document.createElement('canvas'), { width: 500, height: 300 });
document.body.prepend(canvas);
const ctx = canvas.getContext('2d');
const world = new planck.World({ gravity: new Vec2(0, -10) });
world.createBody({ position: { x: 0, y: -5 } }).createFixture({ shape: new Box(8, 0.5) });
const plank = world.createBody({ type: 'dynamic', angle: 1, angularVelocity: 3 });
plank.createFixture({ shape: new Box(2, 0.2), density: 1 });

let then;
requestAnimationFrame(function animate(time) {
  const dt = Math.min(0.03, (time - (then ?? time)) / 1000);
  then = time;
  if (dt > 0) world.step(dt);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = 'whitesmoke';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const { p, q } = plank.getTransform();
  ctx.setTransform(25 * q.c, -25 * q.s, 25 * q.s, 25 * q.c, 250 + 25 * p.x, 150 - 25 * p.y);
  ctx.fillStyle = 'purple';
  ctx.fillRect(-2, -0.2, 4, 0.4);
  requestAnimationFrame(animate);
});
`;

/** A start that waits: for the document, for a pause, and for a picture that can't be loaded. */
const ASYNC_START = `
import { World, Circle } from 'planck';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const loadImage = (src) => new Promise((resolve, reject) => {
  const image = new Image();
  image.onload = () => resolve(image);
  image.onerror = reject;
  image.src = src;
});

async function main() {
  const canvas = document.querySelector('main > canvas');
  const ctx = canvas.getContext('2d');
  const sprite = await loadImage('ball.png');
  await wait(20);
  const world = new World({ gravity: { x: 0, y: -10 } });
  const ball = world.createBody({ type: 'dynamic', position: { x: 5, y: 10 } });
  ball.createFixture({ shape: new Circle(1), density: 1 });
  while (true) {
    await new Promise(requestAnimationFrame);
    world.step(1 / 60);
    ctx.fillStyle = 'skyblue';
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    ctx.drawImage(sprite, 0, 0);
    ctx.beginPath();
    ctx.arc(ball.getPosition().x * 20, 300 - ball.getPosition().y * 20, 20, 0, Math.PI * 2);
    ctx.fillStyle = 'crimson';
    ctx.fill();
  }
}
document.addEventListener('DOMContentLoaded', () => main().catch(console.error));
`;

/** Drawn only when the reader clicks: each click drops a crate. */
const MOUSE = `
import { World, Box } from 'planck';

const canvas = document.querySelector('canvas');
canvas.width = 400;
canvas.height = 300;
const context = canvas.getContext('2d');
const world = new World({ gravity: { x: 0, y: 10 } });
world.createBody({ position: { x: 10, y: 15 } }).createFixture({ shape: new Box(10, 0.5) });
const crates = [];

function draw(hover) {
  context.fillStyle = '#eee';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#00aa55';
  for (const crate of crates) {
    const { x, y } = crate.getPosition();
    context.fillRect(x * 20 - 10, y * 20 - 10, 20, 20);
  }
  if (hover) context.strokeRect(hover.x - 10, hover.y - 10, 20, 20);
}
function toPoint(event) {
  const rect = canvas.getBoundingClientRect();
  return {
    x: (event.clientX - rect.left) * (canvas.width / rect.width),
    y: (event.clientY - rect.top) * (canvas.height / rect.height),
  };
}
canvas.addEventListener('mousemove', (event) => draw(toPoint(event)));
canvas.onclick = (event) => {
  const { x, y } = toPoint(event);
  const crate = world.createBody({ type: 'dynamic', position: { x: x / 20, y: y / 20 } });
  crate.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
  crates.push(crate);
  console.log(\`crate at \${Math.round(x)}, \${Math.round(y)}\`);
  draw();
};
draw();
`;

/** Plain JavaScript in a page, whose canvas has its size and background in HTML. */
const PAGE = `<!doctype html>
<html>
<head>
  <style>body { margin: 0 } canvas { border: 1px solid }</style>
  <script src="https://cdn.jsdelivr.net/npm/planck@1.5.0/dist/planck.min.js"></script>
</head>
<body>
  <h1>Pendulum</h1>
  <canvas id="stage" width="300" height="200" style="background: lavender"></canvas>
  <script>
    var world = new planck.World({ gravity: { x: 0, y: -10 } });
    var anchor = world.createBody();
    var bob = world.createBody({ type: 'dynamic', position: { x: 3, y: 0 } });
    bob.createFixture({ shape: new planck.Circle(0.5), density: 1 });
    world.createJoint(new planck.DistanceJoint({}, anchor, bob, { x: 0, y: 0 }, { x: 3, y: 0 }));

    var stage = document.getElementById('stage');
    var ctx = stage.getContext('2d');
    function frame() {
      world.step(1 / 60);
      ctx.clearRect(0, 0, stage.width, stage.height);
      var p = bob.getPosition();
      ctx.beginPath();
      ctx.moveTo(150, 40);
      ctx.lineTo(150 + p.x * 30, 40 - p.y * 30);
      ctx.stroke();
      ctx.beginPath();
      ctx.arc(150 + p.x * 30, 40 - p.y * 30, 15, 0, 2 * Math.PI);
      ctx.fill();
      requestAnimationFrame(frame);
    }
    frame();
  </script>
</body>
</html>
`;

/** Ten programs in the style of other people. */
export const FOREIGN_PROGRAMS: readonly ForeignProgram[] = [
  { title: 'a canvas game loop', source: GAME_LOOP },
  { title: 'a class per entity', source: ENTITIES },
  { title: 'a sketch with setup and draw', source: SKETCH },
  { title: 'setInterval', source: INTERVAL },
  { title: 'require', source: REQUIRE },
  { title: 'the global planck', source: GLOBAL },
  { title: 'a CDN import', source: CDN },
  { title: 'an async start', source: ASYNC_START },
  { title: 'mouse-driven', source: MOUSE },
  { title: 'HTML with a script', source: PAGE },
];
