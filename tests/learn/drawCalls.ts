import type { Game } from '../../docs/learn/game.ts';

/** What still pictures can show: the methods and properties of a canvas that have a counterpart in SVG. */
const METHODS =
  'save restore translate rotate scale beginPath moveTo lineTo arc ellipse rect roundRect quadraticCurveTo bezierCurveTo closePath fill stroke fillRect strokeRect fillText'.split(
    ' ',
  );
const PROPERTIES =
  'fillStyle strokeStyle lineWidth lineCap lineJoin globalAlpha font textAlign textBaseline'.split(
    ' ',
  );

/** A call of a method, or a property that was set. */
export interface DrawCall {
  name: string;
  args: unknown[];
}

/**
 * Draws a game, and returns what it did to the canvas.
 * @throws Error if it uses something of a canvas that still pictures can't show
 */
export function drawCalls(game: Game, alpha: number): DrawCall[] {
  const calls: DrawCall[] = [];
  const refuse = (name: string | symbol) => {
    throw new Error(`still pictures can't show context.${String(name)}`);
  };
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => {
      if (!METHODS.includes(String(name))) return refuse(name);
      return (...args: unknown[]) => calls.push({ name: String(name), args });
    },
    set: (_, name, value) => {
      if (!PROPERTIES.includes(String(name))) return refuse(name);
      calls.push({ name: String(name), args: [value] });
      return true;
    },
  });
  game.draw(context, alpha);
  return calls;
}
