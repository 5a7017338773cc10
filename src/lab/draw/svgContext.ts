import type { Vec2Value } from 'planck';
import type { SvgElement } from '../model/poster.ts';
import type { Matrix } from './camera.ts';
import { addPath, round } from './svgPen.ts';

/**
 * Creates a context that collects what a game draws as SVG elements, for its still picture. It has the methods and
 * properties that still pictures need: paths, transformations, rectangles, and upright texts in plain colors.
 * @throws when a game uses another method, in the call
 */
export function createSvgContext(): {
  context: CanvasRenderingContext2D;
  elements: SvgElement[];
} {
  const recorder = new Recorder();
  const context = new Proxy(recorder, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (value === undefined && typeof name === 'string')
        throw new Error(
          `a game's still picture can't use context.${name}: draw with paths, rectangles, and text`,
        );
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    context: context as unknown as CanvasRenderingContext2D,
    elements: recorder.elements,
  };
}

type Rectangle = [x: number, y: number, width: number, height: number];

/** Parts of `CanvasRenderingContext2D`, with the same names and arguments. */
class Recorder {
  fillStyle = '#000000';
  strokeStyle = '#000000';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  readonly elements: SvgElement[] = [];
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private readonly saved: object[] = [];
  private path = '';

  save(): void {
    const { saved: _saved, elements: _elements, path: _path, ...state } = this;
    this.saved.push(state);
  }

  restore(): void {
    Object.assign(this, this.saved.pop());
  }

  transform(...[a, b, c, d, e, f]: Matrix): void {
    const [ma, mb, mc, md, me, mf] = this.matrix;
    this.matrix = [
      ...([ma * a + mc * b, mb * a + md * b] as const),
      ...([ma * c + mc * d, mb * c + md * d] as const),
      ...([ma * e + mc * f + me, mb * e + md * f + mf] as const),
    ];
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }

  rotate(angle: number): void {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    this.transform(cos, sin, -sin, cos, 0, 0);
  }

  beginPath(): void {
    this.path = '';
  }

  moveTo(x: number, y: number): void {
    this.add('M', { x, y });
  }

  lineTo(x: number, y: number): void {
    this.add(this.path ? 'L' : 'M', { x, y });
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.add('Q', { x: cx, y: cy }, { x, y });
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.add('C', { x: ax, y: ay }, { x: bx, y: by }, { x, y });
  }

  closePath(): void {
    this.path += 'Z';
  }

  arc(x: number, y: number, radius: number, start: number, end: number, isCounter = false): void {
    this.ellipse(x, y, radius, radius, 0, start, end, isCounter);
  }

  /** Draws cubic curves of at most a quarter turn, which differ from the ellipse by 0.03 % of its radius. */
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
    isCounter = false,
  ): void {
    const sweep = sweepAngle(start, end, isCounter);
    const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
    const reach = (4 / 3) * Math.tan(sweep / count / 4);
    const point = (angle: number, along: number) => {
      const px = radiusX * (Math.cos(angle) - along * Math.sin(angle));
      const py = radiusY * (Math.sin(angle) + along * Math.cos(angle));
      const cos = Math.cos(rotation);
      const sin = Math.sin(rotation);
      return { x: x + cos * px - sin * py, y: y + sin * px + cos * py };
    };
    const first = point(start, 0);
    this.lineTo(first.x, first.y);
    for (let part = 1; part <= count; part++) {
      const from = start + (sweep * (part - 1)) / count;
      const to = start + (sweep * part) / count;
      this.add('C', point(from, reach), point(to, -reach), point(to, 0));
    }
  }

  rect(...[x, y, width, height]: Rectangle): void {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  /** Takes one radius for all corners. */
  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    const r = Math.min(radius, Math.abs(width) / 2, Math.abs(height) / 2);
    const right = x + width - r;
    const top = y + height - r;
    this.moveTo(x + r, y);
    this.arc(right, y + r, r, -Math.PI / 2, 0);
    this.arc(right, top, r, 0, Math.PI / 2);
    this.arc(x + r, top, r, Math.PI / 2, Math.PI);
    this.arc(x + r, y + r, r, Math.PI, 1.5 * Math.PI);
    this.closePath();
  }

  fill(): void {
    this.push(this.fillPaint());
  }

  stroke(): void {
    const { strokeStyle, lineWidth, lineCap, lineJoin } = this;
    this.push({
      stroke: strokeStyle,
      ...(this.globalAlpha < 1 && { strokeOpacity: round(this.globalAlpha, 100) }),
      strokeWidth: round(lineWidth * this.magnification()),
      ...(lineCap !== 'butt' && { strokeLinecap: lineCap }),
      strokeLinejoin: lineJoin,
    });
  }

  fillRect(...rectangle: Rectangle): void {
    this.drawRect(rectangle, () => this.fill());
  }

  strokeRect(...rectangle: Rectangle): void {
    this.drawRect(rectangle, () => this.stroke());
  }

  fillText(text: string, x: number, y: number): void {
    const { font, textAlign, textBaseline } = this;
    const at = this.toPixels({ x, y });
    const size = Number.parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '10') * this.magnification();
    const weight = /^(bold|\d+)\b(?!px)/.exec(font)?.[1];
    this.elements.push({
      name: 'text',
      attributes: {
        ...this.fillPaint(),
        ...{ x: round(at.x), y: round(at.y), fontSize: round(size) },
        ...(weight && { fontWeight: weight }),
        ...(textAlign === 'center' && { textAnchor: 'middle' }),
        ...((textAlign === 'right' || textAlign === 'end') && { textAnchor: 'end' }),
        ...(textBaseline === 'middle' && { dominantBaseline: 'central' }),
      },
      text,
    });
  }

  /** Draws a rectangle, and returns to the path that was begun before. */
  private drawRect(rectangle: Rectangle, draw: () => void): void {
    const { path } = this;
    this.path = '';
    this.rect(...rectangle);
    draw();
    this.path = path;
  }

  private add(command: string, ...points: Vec2Value[]): void {
    const coordinates = points.map((point) => {
      const { x, y } = this.toPixels(point);
      return `${round(x)} ${round(y)}`;
    });
    this.path += command + coordinates.join(' ');
  }

  private push(attributes: SvgElement['attributes']): void {
    if (!this.path) return;
    // Translucent paths that overlap would look different in one element.
    if (this.globalAlpha === 1) addPath(this.elements, attributes, this.path);
    else this.elements.push({ name: 'path', attributes: { ...attributes, d: this.path } });
  }

  /** Not the attribute `opacity`: resvg, which draws previews, crashes on such an element outside of the picture. */
  private fillPaint(): SvgElement['attributes'] {
    const { fillStyle, globalAlpha } = this;
    return { fill: fillStyle, ...(globalAlpha < 1 && { fillOpacity: round(globalAlpha, 100) }) };
  }

  private toPixels({ x, y }: Vec2Value): Vec2Value {
    const [a, b, c, d, e, f] = this.matrix;
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  }

  /** Pixels per unit: the geometric mean of both directions. */
  private magnification(): number {
    const [a, b, c, d] = this.matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }
}

/** Returns the angle from the start of an arc to its end, at most a full turn (HTML, "ellipse method steps"). */
function sweepAngle(start: number, end: number, isCounter: boolean): number {
  const turn = 2 * Math.PI;
  const angle = isCounter ? start - end : end - start;
  const sweep = angle >= turn ? turn : ((angle % turn) + turn) % turn;
  return isCounter ? -sweep : sweep;
}
