import type { Size } from '../protocol/protocol.ts';
import { createStyle, type ElementStyle, toPixels } from './elementStyle.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { noop, type Stubs } from './stubs.ts';

export type CreateCanvas = (width: number, height: number) => OffscreenCanvas;

/**
 * Maximum pixels of all canvases of a run together, which take 4 bytes each: 16 canvases of 1920 × 1080. A canvas counts
 * at least 128 × 128.
 */
const MAX_PIXELS = 16 * 1920 * 1080;
const MIN_PIXELS = 128 * 128;

/** The methods of a context that leave something to see. */
const PAINT = [
  ...(['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'strokeText'] as const),
  'putImageData' as const,
];

/** The methods of a context that take an image, which can be a stub. */
const TAKE_IMAGE = ['drawImage', 'createPattern'] as const;

/** A canvas of a program. */
export interface ProgramCanvas {
  /** What the program gets: a canvas with the properties of a page's elements. */
  element: OffscreenCanvas & { id: string; style: ElementStyle };
  listeners: Listeners;
  /** Whether it is in the document. */
  isAttached: boolean;
  /** Whether it has a context, on which the program can draw. */
  isCanvas: boolean;
  isPainted: boolean;
  /** Returns its size on the page, in CSS pixels. */
  box: () => { width: number; height: number };
}

interface Surroundings {
  createCanvas: CreateCanvas;
  /** Size of the window, in CSS pixels, and its pixel ratio. */
  window: () => Size;
  stubs: Stubs;
  /** Called with the name of what a program uses and there isn't. */
  onMissing: (name: string) => void;
  /** The parent of each canvas. */
  parent: () => unknown;
}

/** Creates and finds the canvases of one run of a program. */
export function createCanvases(surroundings: Surroundings) {
  const canvases: ProgramCanvas[] = [];
  const found = new Map<string, ProgramCanvas>();
  const takePixels = createBudget();

  const create = () => {
    const canvas = createProgramCanvas(surroundings, takePixels);
    canvases.push(canvas);
    return canvas;
  };
  /** Finds an element, which the program's own page would have, and which can be a canvas. */
  const find = (selector: string): ProgramCanvas => {
    const id = /#([\w-]+)$/.exec(selector)?.[1];
    const known = canvases.find(
      ({ element, isAttached, isCanvas }) =>
        isAttached && (id === undefined ? isCanvas && isForCanvas(selector) : element.id === id),
    );
    const canvas = known ?? found.get(selector) ?? create();
    found.set(selector, canvas);
    canvas.isAttached = true;
    if (isForCanvas(selector)) canvas.isCanvas = true;
    if (id !== undefined) canvas.element.id = id;
    return canvas;
  };

  return {
    create: () => {
      const canvas = create();
      canvas.isCanvas = true;
      return canvas.element;
    },
    find: (selector: string) => find(selector).element,
    /** Notes that a node was added to the document. */
    attach: (node: unknown) => {
      const canvas = canvases.find(({ element }) => element === node);
      if (canvas) canvas.isAttached = true;
    },
    /** Returns the canvas that the reader sees: the first in the document, once the program has drawn on it. */
    visible: () => {
      const [all, attached] = [canvases, canvases.filter(({ isAttached }) => isAttached)];
      return (attached.some(({ isCanvas }) => isCanvas) ? attached : all).find(
        ({ isPainted }) => isPainted,
      );
    },
    all: (): readonly ProgramCanvas[] => canvases,
  };
}

function isForCanvas(selector: string): boolean {
  return /(?:^|[\s>+~])canvas$/i.test(selector.trim());
}

/** Creates a canvas that is as large as the window until the program sets its size. */
function createProgramCanvas(
  { createCanvas, window, stubs, onMissing, parent }: Surroundings,
  takePixels: (before: number, size: { width: number; height: number }) => number,
): ProgramCanvas {
  const { width, height } = window();
  const native = createCanvas(width, height);
  const prototype = Object.getPrototypeOf(native) as OffscreenCanvas;
  const style = createStyle();
  let context: OffscreenCanvasRenderingContext2D | null = null;
  let pixels = 0;

  const read = (side: 'width' | 'height') => Number(Reflect.get(prototype, side, native));
  const size = () => ({ width: read('width'), height: read('height') });
  const resize = (side: 'width' | 'height', value: unknown) => {
    const next = Math.max(0, Math.trunc(Number(value)) || 0);
    if (context) pixels = takePixels(pixels, { ...size(), [side]: next });
    Reflect.set(prototype, side, next, native);
  };
  const box = () => boxSize(size(), style, window());
  const getContext = (type: string, options?: CanvasRenderingContext2DSettings) => {
    if (type !== '2d') {
      onMissing(`canvas.getContext('${type}')`);
      return null;
    }
    if (context) return context;
    pixels = takePixels(0, size());
    context = prototype.getContext.call(native, '2d', options) as typeof context;
    canvas.isCanvas = true;
    if (context)
      watchContext(context, stubs, () => {
        canvas.isPainted = true;
      });
    return context;
  };

  const listeners = createListeners(native);
  Object.assign(native, {
    ...{ getContext, style, ...listeners.methods },
    ...{ id: '', className: '', tabIndex: 0, dataset: {}, nodeName: 'CANVAS', tagName: 'CANVAS' },
    ...{ focus: noop, blur: noop, remove: noop },
    ...{ setPointerCapture: noop, releasePointerCapture: noop, hasPointerCapture: () => true },
    ...{ clientLeft: 0, clientTop: 0, offsetLeft: 0, offsetTop: 0 },
    setAttribute: (name: string, value: unknown) => void Reflect.set(native, name, value),
    getAttribute: (name: string) => Reflect.get(native, name) ?? null,
    getBoundingClientRect: () => {
      const { width, height } = box();
      return { ...{ x: 0, y: 0, left: 0, top: 0 }, right: width, bottom: height, width, height };
    },
  });
  for (const [side, name] of [
    ['width', 'Width'],
    ['height', 'Height'],
  ] as const) {
    const [get, set] = [() => read(side), (value: unknown) => resize(side, value)];
    Object.defineProperty(native, side, { get, set });
    for (const kind of ['client', 'offset', 'scroll'])
      Object.defineProperty(native, kind + name, { get: () => Math.round(box()[side]) });
  }
  for (const name of ['parentElement', 'parentNode'])
    Object.defineProperty(native, name, { get: parent });
  // What is missing in an element is found here, after the canvas and its class.
  Object.setPrototypeOf(native, stubs.complete(Object.create(prototype), 'element'));

  const canvas: ProgramCanvas = {
    element: native as ProgramCanvas['element'],
    ...{ listeners, box, isAttached: false, isCanvas: false, isPainted: false },
  };
  return canvas;
}

/** Calls back when a program draws, and ignores images that are stubs. */
function watchContext(
  context: OffscreenCanvasRenderingContext2D,
  { isStub }: Stubs,
  onPaint: () => void,
): void {
  const replace = (
    name: keyof typeof context,
    call: (draw: () => unknown, given: unknown[]) => unknown,
  ) => {
    const native = context[name] as (...given: unknown[]) => unknown;
    Object.defineProperty(context, name, {
      configurable: true,
      value: (...given: unknown[]) => call(() => native.apply(context, given), given),
    });
  };
  for (const name of PAINT)
    replace(name, (draw) => {
      onPaint();
      return draw();
    });
  for (const name of TAKE_IMAGE)
    replace(name, (draw, [image]) => {
      if (isStub(image)) return null;
      if (name === 'drawImage') onPaint();
      return draw();
    });
}

/**
 * Returns the size of a canvas on the page, in CSS pixels: what its style says, or else its own, as in browsers. One that
 * is as wide as the screen in device pixels is taken to be as wide as the window, because programs rely on a style sheet
 * for that.
 */
function boxSize(
  { width, height }: { width: number; height: number },
  style: ElementStyle,
  window: Size,
): { width: number; height: number } {
  const styled = {
    width: toPixels(style.width, window.width),
    height: toPixels(style.height, window.height),
  };
  if (styled.width !== undefined || styled.height !== undefined)
    return {
      width: styled.width ?? ((styled.height ?? 0) * width) / Math.max(1, height),
      height: styled.height ?? ((styled.width ?? 0) * height) / Math.max(1, width),
    };
  const isScreenWide = Math.abs(width - window.width * window.ratio) < window.ratio;
  const scale = isScreenWide ? window.ratio : 1;
  return { width: width / scale, height: height / scale };
}

/** Returns a function that counts the pixels of all canvases; it throws with a fix when there are too many. */
function createBudget() {
  let used = 0;
  return (before: number, { width, height }: { width: number; height: number }): number => {
    const after = Math.max(MIN_PIXELS, width * height);
    const next = used - before + after;
    if (next > MAX_PIXELS)
      throw new RangeError(
        `no room for a canvas of ${width} × ${height} pixels: all canvases of a run can have ${Math.floor(MAX_PIXELS / 1e6)} million pixels together. Make it as large as innerWidth and innerHeight, and reuse canvases.`,
      );
    used = next;
    return after;
  };
}
