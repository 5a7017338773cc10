import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Command } from '../../protocol/protocol.ts';
import type { Player } from './player.ts';
import { listenToPointers } from './pointers.ts';

let sent: Command[];
let surface: HTMLElement;
let ending: AbortController;
/** Whether there is something to grab. */
let isMovable: boolean;
/** Whether the scene has reported its state. */
let isStarted: boolean;
let isPlaying: boolean;
/** Whether the scene receives the pointer while it plays. */
let hasPointer: boolean;
/** Whether the card of something is open. */
let isInspecting: boolean;

beforeEach(() => {
  sent = [];
  isMovable = true;
  isInspecting = false;
  isStarted = true;
  isPlaying = true;
  hasPointer = false;
  ending = new AbortController();
  surface = document.body.appendChild(document.createElement('div'));
  surface.setPointerCapture = () => undefined;
  const player = {
    send: (command: Command) => void sent.push(command),
    isMovable: () => isMovable,
    state: () => ({
      inspected: isInspecting ? {} : undefined,
      scene: { hasPointer },
      status: isStarted ? { isPlaying } : undefined,
    }),
  };
  listenToPointers(surface, player as unknown as Player, ending.signal);
});
afterEach(() => {
  ending.abort();
  surface.remove();
});

/** Milliseconds since the press. */
function point(type: string, x: number, y: number, time = 0, pointerId = 1): void {
  const event = new Event(type, { bubbles: true });
  const position = { clientX: x, clientY: y, pointerId, pointerType: 'mouse', button: 0 };
  Object.assign(event, position);
  Object.defineProperty(event, 'timeStamp', { value: 1000 + time });
  surface.dispatchEvent(event);
}

function types(): string[] {
  return sent.map(({ type }) => type);
}

it('a click inspects what is under it, and drags nothing', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 12, 11, 50);
  point('pointerup', 12, 11, 100);
  expect(types()).toEqual(['grab', 'release', 'inspect']);
  expect(sent.at(-1)).toEqual({ type: 'inspect', target: { x: 12, y: 11, reach: 4 } });
});

it('a click in a paused scene only inspects, and a drag grabs where it started', () => {
  isPlaying = false;
  point('pointerdown', 10, 10);
  point('pointerup', 11, 10, 100);
  expect(types()).toEqual(['inspect']);
  sent = [];
  point('pointerdown', 10, 10);
  point('pointermove', 30, 10, 50);
  point('pointerup', 30, 10, 80);
  expect(sent).toEqual([
    { type: 'grab', x: 10, y: 10, reach: 4 },
    { type: 'drag', x: 30, y: 10 },
    { type: 'release' },
  ]);
});

it('a click on a picture that has not started does nothing, because the scene can be a game', () => {
  isStarted = false;
  point('pointerdown', 10, 10);
  isStarted = true;
  point('pointerup', 10, 10, 100);
  expect(sent).toEqual([]);
});

it('a click next to bodies inspects, too', () => {
  isMovable = false;
  point('pointerdown', 10, 10);
  point('pointerup', 10, 10, 100);
  expect(types()).toEqual(['inspect']);
});

it('a drag throws, and does not inspect', () => {
  point('pointerdown', 10, 10);
  for (const x of [13, 16, 30]) point('pointermove', x, 10, 20);
  point('pointerup', 30, 10, 100);
  expect(types()).toEqual(['grab', 'drag', 'drag', 'release']);
});

it('a drag back to its start is no click', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 30, 10, 50);
  point('pointermove', 10, 10, 90);
  point('pointerup', 10, 10, 100);
  expect(types()).not.toContain('inspect');
});

it('a press that holds a body for a while is no click', () => {
  point('pointerdown', 10, 10);
  point('pointerup', 10, 10, 400);
  expect(types()).toEqual(['grab', 'release']);
});

it('panning starts where the pointer went down', () => {
  isMovable = false;
  point('pointerdown', 10, 10);
  point('pointermove', 13, 10, 20);
  point('pointermove', 16, 10, 40);
  expect(sent).toEqual([{ type: 'pan', dx: 6, dy: 0 }]);
});

it('a double click resets the view, unless it inspects a fixture', () => {
  surface.dispatchEvent(new Event('dblclick'));
  expect(types()).toEqual(['fit']);
  isInspecting = true;
  surface.dispatchEvent(new Event('dblclick'));
  expect(types()).toEqual(['fit']);
});

it('the wheel scrolls the page, and zooms with Ctrl, with the command key, and in full screen', () => {
  const turn = (keys = {}) => {
    const event = new Event('wheel', { cancelable: true });
    Object.assign(event, { clientX: 30, clientY: 40, deltaY: -100 }, keys);
    return surface.dispatchEvent(event);
  };
  expect(turn()).toBe(true);
  expect(sent).toEqual([]);
  expect(turn({ ctrlKey: true })).toBe(false);
  expect(turn({ metaKey: true })).toBe(false);
  // happy-dom has no full screen.
  Object.defineProperty(document, 'fullscreenElement', { value: surface, configurable: true });
  expect(turn()).toBe(false);
  Reflect.deleteProperty(document, 'fullscreenElement');
  const closer = { type: 'zoom', factor: expect.closeTo(1.16, 2), at: { x: 30, y: 40 } };
  expect(sent).toEqual([closer, closer, closer]);
});

/** Gestures for the view, each returning whether the browser's default action follows. */
const GESTURES: [string, () => boolean][] = [
  ['a double click', () => surface.dispatchEvent(new Event('dblclick', { cancelable: true }))],
  ['the wheel with Ctrl', () => surface.dispatchEvent(wheel(true))],
  [
    'two fingers',
    () => {
      point('pointerdown', 10, 10);
      point('pointerdown', 40, 10, 20, 2);
      point('pointermove', 60, 10, 30, 2);
      point('pointerup', 60, 10, 40, 2);
      point('pointerup', 10, 10, 50);
      return true;
    },
  ],
];

function wheel(ctrlKey: boolean): Event {
  return Object.assign(new Event('wheel', { cancelable: true }), {
    ...{ ctrlKey, deltaY: 100, clientX: 10, clientY: 10 },
  });
}

it.each(GESTURES)(
  'the view follows %s, but not that of a scene that receives the pointer',
  (_name, act) => {
    isMovable = false;
    const ofView = ['fit', 'zoom', 'pan'];
    act();
    expect(types().filter((type) => ofView.includes(type))).not.toEqual([]);
    sent = [];
    hasPointer = true;
    expect(act()).toBe(true);
    expect(types().filter((type) => ofView.includes(type))).toEqual([]);
    isPlaying = false;
    act();
    expect(types().filter((type) => ofView.includes(type))).not.toEqual([]);
  },
);

it('the wheel zooms in full screen, but not in a scene that receives the pointer', () => {
  Object.defineProperty(document, 'fullscreenElement', { value: surface, configurable: true });
  try {
    surface.dispatchEvent(wheel(false));
    expect(types()).toEqual(['zoom']);
    hasPointer = true;
    surface.dispatchEvent(wheel(false));
    expect(types()).toEqual(['zoom']);
  } finally {
    Reflect.deleteProperty(document, 'fullscreenElement');
  }
});

it('the context menu opens, but not over a scene that receives the pointer', () => {
  const open = () => surface.dispatchEvent(new Event('contextmenu', { cancelable: true }));
  expect(open()).toBe(true);
  hasPointer = true;
  expect(open()).toBe(false);
  isPlaying = false;
  expect(open()).toBe(true);
});

it('two fingers do not click', () => {
  point('pointerdown', 10, 10);
  point('pointerdown', 40, 10, 20, 2);
  point('pointerup', 40, 10, 60, 2);
  point('pointerup', 10, 10, 80);
  expect(types()).not.toContain('inspect');
});

/** Touches the picture, and returns whether the page can scroll. */
function touch(): boolean {
  const event = new Event('touchstart', { cancelable: true });
  Object.assign(event, { touches: [{ clientX: 10, clientY: 10 }] });
  return surface.dispatchEvent(event);
}

it('a scene that receives the pointer gets it, pressed or not, and only one finger', () => {
  hasPointer = true;
  point('pointermove', 5, 6);
  point('pointerdown', 10, 10);
  point('pointerdown', 40, 10, 20, 2);
  point('pointermove', 60, 10, 30, 2);
  point('pointermove', 12, 10, 40);
  point('pointerup', 40, 10, 60, 2);
  point('pointerup', 12, 10, 80);
  expect(sent).toEqual([
    { type: 'point', phase: 'move', x: 5, y: 6 },
    { type: 'point', phase: 'down', x: 10, y: 10 },
    { type: 'point', phase: 'move', x: 12, y: 10 },
    { type: 'point', phase: 'up', x: 12, y: 10 },
  ]);
});

it('a finger scrolls the page, unless it steers a scene that plays', () => {
  isMovable = false;
  expect(touch()).toBe(true);
  hasPointer = true;
  expect(touch()).toBe(false);
});

it('a scene that is paused while a finger steers gets its end', () => {
  hasPointer = true;
  point('pointerdown', 10, 10);
  isPlaying = false;
  point('pointercancel', 20, 10, 50);
  expect(sent.at(-1)).toEqual({ type: 'point', phase: 'up', x: 20, y: 10 });
});

it('the pointer inspects and pans the picture of such a scene while it is paused', () => {
  isMovable = false;
  hasPointer = true;
  isPlaying = false;
  point('pointerdown', 10, 10);
  point('pointermove', 30, 10, 50);
  point('pointerup', 30, 10, 80);
  expect(types()).toEqual(['pan']);
});
