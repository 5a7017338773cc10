import {
  Application,
  Container,
  type FederatedPointerEvent,
  Graphics,
  GraphicsContext,
} from 'pixi.js';
import type { Body } from 'planck';
import { Game, SIZE } from './game.ts';

const app = new Application();
await app.init({
  background: 0x10151c,
  resizeTo: window,
  antialias: true,
  resolution: window.devicePixelRatio,
  autoDensity: true,
});
document.body.style.margin = '0';
document.body.append(app.canvas);

// #region camera
/** Everything in it is placed in meters. Only y is flipped, because the y-axis of Pixi points down. */
const room = new Container();
app.stage.addChild(room);
room.addChild(
  new Graphics()
    .rect(0, -SIZE.height, SIZE.width, SIZE.height)
    .stroke({ color: 0x8a94a0, width: 2, pixelLine: true }),
);

/** Shows the whole box in the middle of the screen. */
function fit() {
  const { width, height } = app.screen;
  const scale = Math.min(width / SIZE.width, height / SIZE.height);
  room.scale.set(scale);
  room.position.set((width - SIZE.width * scale) / 2, (height + SIZE.height * scale) / 2);
}
fit();
app.renderer.on('resize', fit);
// #endregion

const game = new Game();

// #region bodies
const RADIUS = 64; // of drawings, because Pixi draws circles of a small radius with few corners
/** A drawing per kind, which all toys of that kind share. */
const SHAPES = {
  ball: new GraphicsContext().circle(0, 0, RADIUS).fill(0xe07a3f),
  crate: new GraphicsContext().rect(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS).fill(0x3f7fe0),
};
for (const shape of Object.values(SHAPES))
  shape
    .moveTo(0, 0)
    .lineTo(RADIUS, 0)
    .stroke({ color: 0x10151c, width: RADIUS / 10 });

const drawings = new Map<Body, Graphics>();

/** Creates the drawings of new toys and moves all of them to their bodies. */
function draw() {
  for (const { body, kind, size } of game.toys) {
    const drawing = drawings.get(body) ?? room.addChild(new Graphics(SHAPES[kind]));
    drawings.set(body, drawing);
    const { x, y, angle } = game.poseOf(body);
    drawing.position.set(x, -y);
    drawing.rotation = -angle;
    drawing.scale.set(size / RADIUS);
  }
}

game.world.on('remove-body', (body) => {
  drawings.get(body)?.destroy(); // also removes it from the stage
  drawings.delete(body);
});
// #endregion

// #region loop
app.ticker.add(({ deltaMS }) => {
  game.advance(deltaMS / 1000);
  draw();
});
// #endregion

// #region input
app.stage.eventMode = 'static';
app.stage.hitArea = app.screen; // events also where nothing is drawn
/** The position of a pointer, in meters. */
const toMeters = (event: FederatedPointerEvent) => {
  const { x, y } = room.toLocal(event.global);
  return { x, y: -y };
};
app.stage.on('pointerdown', (event) => game.press(toMeters(event), event.pointerId));
app.stage.on('globalpointermove', (event) => game.move(toMeters(event), event.pointerId));
app.stage.on('pointerup', ({ pointerId }) => game.release(pointerId));
app.stage.on('pointerupoutside', ({ pointerId }) => game.release(pointerId));
// PixiJS doesn't report touches that the system cancels.
app.canvas.addEventListener('pointercancel', ({ pointerId }) => game.release(pointerId));
// #endregion
