import { type Camera, toPicture } from '../draw/camera.ts';
import type { CanvasContext, View } from '../model/scene.ts';
import type { Screen, Size } from '../protocol/protocol.ts';
import type { ProgramPage } from '../testbed/programRun.ts';
import { createEvent, createListeners } from './listeners.ts';
import { type CreateCanvas, createCanvases, type ProgramCanvas } from './programCanvases.ts';
import { createDocument } from './programDocument.ts';
import {
  createKeyEvents,
  createPointerEvents,
  KEY_EVENTS,
  POINTER_EVENTS,
} from './programInput.ts';
import { createWindow } from './programWindow.ts';
import { createStubs } from './stubs.ts';

/** Events that a page has already fired when its code runs. */
const READY = new Set(['load', 'DOMContentLoaded']);

/** Size of the window before the picture has one, in CSS pixels. */
const FIRST_SIZE = { width: 640, height: 400 };

/**
 * Where the canvas begins in the coordinates of the picture: far from all bodies, so that no click on the canvas
 * inspects one. The program draws them where it likes.
 */
const LEFT = 1e7;

interface PageSurroundings {
  /** Global variables of the program that are not part of a page. */
  globals: Record<string, unknown>;
  createCanvas: CreateCanvas;
  /** Returns the size of the picture, and whether the reader prefers reduced motion. */
  screen: () => Screen;
  /** Calls back after the code has run. */
  defer: (callback: () => void) => void;
  /** Returns the time of the program, in milliseconds. */
  now: () => number;
  /** Called with the name of what the program uses and there isn't, such as `document.cookie`. */
  onMissing: (name: string) => void;
}

/**
 * Creates what a program finds of a page: a window and a document whose canvas is the picture, and the events of keys and
 * pointer. Nothing else of a page has an effect.
 */
export function createProgramPage(
  surroundings: PageSurroundings,
): ProgramPage & { globals: () => Record<string, unknown> } {
  let run = createPageRun(surroundings);
  return {
    globals: () => run.globals,
    reset: () => {
      run.end();
      run = createPageRun(surroundings);
      Object.assign(globalThis, run.globals);
    },
    view: () => run.view(),
    paint: (...given) => run.paint(...given),
    keys: () => run.keys(),
    pointer: () => run.pointer(),
  };
}

/** Creates the page for one run of a program. */
function createPageRun({ screen, ...surroundings }: PageSurroundings) {
  const { globals, createCanvas, defer, now, onMissing } = surroundings;
  const windowSize = (): Screen => {
    const { width, height, top = 0, ...rest } = screen();
    return width > 1 ? { width, height: height - top, ...rest } : { ...FIRST_SIZE, ...rest };
  };
  const onAdd = (type: string, call: () => void) => {
    if (READY.has(type)) defer(call);
  };
  const stubs = createStubs(onMissing, defer);
  const parent = () => page.body;
  const canvases = createCanvases({ createCanvas, window: windowSize, stubs, onMissing, parent });
  const page = createDocument(canvases, windowSize, stubs, onAdd);
  const listeners = createListeners(globalThis, onAdd);
  const window = createWindow({
    ...{ document: page.document, listeners, globals },
    ...{ screen: windowSize, stubs, onLoad: defer },
  });

  const targets = (canvas?: ProgramCanvas) => [
    ...(canvas ? [canvas.listeners] : []),
    ...[page.bodyListeners, page.listeners, listeners],
  ];
  const dispatch = (type: string, fields: Record<string, unknown>) => {
    const canvas = canvases.visible();
    const target = canvas && !type.startsWith('key') ? canvas.element : page.body;
    const event = createEvent(type, { target, timeStamp: now(), view: window.window, ...fields });
    for (const { call } of targets(canvas)) if (!event.cancelBubble) call(event);
  };
  const hears = (types: string[]) => targets(canvases.visible()).some(({ has }) => types.some(has));
  const keys = createKeyEvents(dispatch);
  const pointer = createPointerEvents(dispatch, ({ x, y }) => ({ x: x - LEFT, y: 0 - y }));
  let size = windowSize();
  const followSize = () => {
    const { width, height, ratio } = windowSize();
    if (size.width === width && size.height === height && size.ratio === ratio) return;
    size = windowSize();
    const changes = { innerWidth: width, innerHeight: height, devicePixelRatio: ratio };
    Object.assign(globalThis, changes);
    for (const { call } of targets()) call(createEvent('resize', {}));
  };

  return {
    globals: window.globals,
    end: window.end,
    keys: () => (hears(KEY_EVENTS) ? keys : undefined),
    pointer: () => (canvases.visible() && hears(POINTER_EVENTS) ? pointer : undefined),
    view: () => {
      const canvas = canvases.visible();
      return canvas && fitCanvas(canvas.box(), windowSize());
    },
    paint: (context: CanvasContext, camera: Camera) => {
      followSize();
      const canvas = canvases.visible();
      if (canvas) drawCanvas(context, canvas, camera, screen().ratio, page.background());
      return canvas !== undefined;
    },
  };
}

/** Returns the view that shows the whole canvas in the middle of the picture. A meter is a pixel of the canvas. */
function fitCanvas({ width, height }: { width: number; height: number }, window: Size): View {
  const scale = Math.min(window.width / (width || 1), window.height / (height || 1));
  const [x, y] = [LEFT + width / 2, -height / 2];
  return { x, y, width: window.width / scale, height: window.height / scale };
}

/** Copies the canvas of a program to the picture. Its edges are those of device pixels, so that it stays sharp. */
function drawCanvas(
  context: CanvasContext,
  { element, box }: ProgramCanvas,
  camera: Camera,
  ratio: number,
  background: unknown,
): void {
  const { width, height } = box();
  // Browsers refuse to draw an empty canvas.
  if (element.width * element.height === 0) return;
  const sharp = (length: number) => Math.round(length * ratio) / ratio;
  const from = toPicture(camera, { x: LEFT, y: 0 });
  const to = toPicture(camera, { x: LEFT + width, y: -height });
  const [left, top] = [sharp(from.x), sharp(from.y)];
  const area = [left, top, sharp(to.x) - left, sharp(to.y) - top] as const;
  const { style } = element;
  // A page is white. The context ignores what is not a color.
  for (const color of ['white', background, style.backgroundColor, style.background])
    if (color !== undefined) context.fillStyle = String(color);
  context.fillRect(...area);
  context.imageSmoothingEnabled = style.imageRendering !== 'pixelated';
  context.imageSmoothingQuality = 'high';
  context.drawImage(element, ...area);
}
