import p5 from 'p5';
import type { Vec2Value } from 'planck';
import { Game, SIZE, type Toy } from './game.ts';

const COLORS = { ball: '#e07a3f', crate: '#3f7fe0' };
const game = new Game();

new p5((p) => {
  p.setup = () => {
    const canvas = p.createCanvas(p.windowWidth, p.windowHeight);
    canvas.style('touch-action', 'none');
    document.body.style.margin = '0';
    p.rectMode(p.CENTER); // a body has its origin in the middle
  };

  p.windowResized = () => {
    p.resizeCanvas(p.windowWidth, p.windowHeight);
  };

  p.draw = () => {
    game.advance(p.deltaTime / 1000);
    const { scale, left, bottom } = camera();
    p.background('#10151c');
    p.translate(left, bottom);
    p.scale(scale);
    p.noFill();
    p.stroke('#8a94a0');
    p.strokeWeight(2 / scale);
    p.rect(SIZE.width / 2, -SIZE.height / 2, SIZE.width, SIZE.height);
    for (const toy of game.toys) draw(toy);
  };

  // #region toy
  /** Draws a toy in meters. Only y and the angle are negated, because the y-axis of p5 points down. */
  function draw({ body, kind, size }: Toy) {
    const { x, y, angle } = game.poseOf(body);
    p.push();
    p.translate(x, -y);
    p.rotate(-angle);
    p.noStroke();
    p.fill(COLORS[kind]);
    if (kind === 'ball') p.circle(0, 0, 2 * size);
    else p.square(0, 0, 2 * size);
    p.stroke('#10151c');
    p.strokeWeight(0.06);
    p.line(0, 0, size, 0);
    p.pop();
  }
  // #endregion

  // #region camera
  /** Pixels per meter, and where (0, 0) is on the screen, so that the whole box is in the middle. */
  function camera() {
    const scale = Math.min(p.width / SIZE.width, p.height / SIZE.height);
    const left = (p.width - SIZE.width * scale) / 2;
    const bottom = (p.height + SIZE.height * scale) / 2;
    return { scale, left, bottom };
  }

  /** The position of the mouse or finger, in meters. */
  function pointer(): Vec2Value {
    const { scale, left, bottom } = camera();
    return { x: (p.mouseX - left) / scale, y: (bottom - p.mouseY) / scale };
  }
  // #endregion

  p.mousePressed = () => game.press(pointer());
  p.mouseDragged = () => game.move(pointer());
  p.mouseReleased = () => game.release();
  // p5 doesn't report touches that the system cancels.
  window.addEventListener('pointercancel', () => game.release());
});
