import type { Palette } from '../draw/canvasPen.ts';
import { INKS } from '../draw/pen.ts';
import type { Command, Failure, Report, SceneFacts, Size, Status } from '../stage/protocol.ts';
import type { OpenVenue, Venue } from './venue.ts';

/** Seconds after which code that doesn't answer is taken not to come to an end. */
const PATIENCE = 3;

/** What a page knows of the scene that it shows. */
export interface PlayerState {
  /** Before the first picture the still one stays. */
  isStarted: boolean;
  /** What runs says of itself. */
  scene?: SceneFacts;
  /** What its parameters were set to. */
  values: Record<string, unknown>;
  status?: Status;
  failure?: Failure;
}

/** Something to run. */
export interface Program extends Pick<Extract<Command, { type: 'run' }>, 'values' | 'playing'> {
  /** What it is called, if it doesn't say so itself. */
  title: string;
  description: string;
  /** A module of JavaScript. */
  code: string;
  /** The site's own code needs no jail. */
  isOurs: boolean;
}

/** A stage as its page sees it. */
export interface Player {
  /** Ends what runs, and runs something else: whether that began. */
  run: (program: Program) => Promise<boolean>;
  /** Ends what runs, and sets what the next program's parameters start from. */
  stop: (values: Record<string, unknown>) => void;
  send: (command: Command) => void;
  state: () => PlayerState;
  /** Calls back on every change; returns what ends it. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether there is something at a point of the picture that can be taken. */
  isMovable: (x: number, y: number, reach: number) => boolean;
  end: () => void;
}

/** What a stage is told once and has to know in the next venue, too. */
const LASTING = ['layers', 'rate', 'sight'] as const;

/** Where a program may run. */
export interface Venues {
  page: OpenVenue;
  jail: OpenVenue;
}

/**
 * Runs scenes at a place of the page, one after the other.
 * @param place has a size and a theme, and takes in what is drawn on
 */
export function createPlayer(place: HTMLElement, venues: Venues): Player {
  const listeners = new Set<() => void>();
  const lasting = new Map<Command['type'], Command>();
  let venue: Venue | undefined;
  let program: Program | undefined;
  let state: PlayerState = { isStarted: false, values: {} };
  let boxes = new Float32Array();
  /** Seconds since code was asked whether it still answers; undefined before it can hear. */
  let waiting: number | undefined;
  /** Answers whoever asked for a run. */
  let settle: ((hasBegun: boolean) => void) | undefined;

  const change = (next: Partial<PlayerState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const named = (scene: SceneFacts): SceneFacts => ({
    ...scene,
    title: scene.title || (program?.title ?? ''),
    description: scene.description || (program?.description ?? ''),
  });

  const hear = ({ data }: MessageEvent<Report>) => {
    waiting = 0;
    switch (data.type) {
      case 'started':
        change({ failure: undefined, scene: named(data.scene) });
        return settle?.(true);
      case 'status':
        return change({ isStarted: true, status: data });
      case 'movable':
        boxes = data.boxes as Float32Array<ArrayBuffer>;
        return;
      case 'failed':
        change({ failure: data.failure });
        return settle?.(false);
    }
  };

  const leave = () => {
    venue?.end();
    venue = undefined;
    boxes = new Float32Array();
    waiting = undefined;
    settle?.(false);
  };
  const fail = (message: string) => {
    leave();
    change({ failure: { message } });
  };

  const run = (next: Program): Promise<boolean> => {
    leave();
    program = next;
    change({ values: next.values });
    const opened = venues[next.isOurs ? 'page' : 'jail'](place, fail);
    venue = opened;
    opened.port.onmessage = hear;
    const { code, values, playing } = next;
    for (const command of [
      { type: 'size', size: sizeOf(place) },
      { type: 'palette', palette: paletteOf(place) },
      ...lasting.values(),
      { type: 'run', code, values, playing },
    ] satisfies Command[])
      opened.port.postMessage(command);
    return new Promise((resolve) => {
      settle = resolve;
    });
  };

  const send = (command: Command) => {
    if ((LASTING as readonly string[]).includes(command.type)) lasting.set(command.type, command);
    if (command.type === 'values') change({ values: { ...state.values, ...command.values } });
    if (venue) return venue.port.postMessage(command);
    // What was stopped begins again.
    if (program && (command.type === 'reset' || command.type === 'play'))
      run({ ...program, values: state.values, playing: true });
  };

  const stopWatching = watchPage(place, send);
  const watchdog = setInterval(() => {
    if (waiting === undefined || program?.isOurs || document.hidden) return;
    if (waiting++ >= PATIENCE) {
      fail(
        `The code did not come to an end within ${PATIENCE} seconds, so it was stopped. Look for a loop that goes on for ever.`,
      );
    } else send({ type: 'ping' });
  }, 1000);

  return {
    run,
    stop: (values) => {
      leave();
      program = undefined;
      change({ isStarted: false, scene: undefined, status: undefined, failure: undefined, values });
    },
    send,
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    isMovable: (x, y, reach) => {
      for (let at = 0; at < boxes.length; at += 4) {
        const [left = 0, top = 0, width = 0, height = 0] = boxes.subarray(at, at + 4);
        if (Math.abs(x - left) <= width + reach && Math.abs(y - top) <= height + reach) return true;
      }
      return false;
    },
    end: () => {
      stopWatching();
      clearInterval(watchdog);
      leave();
    },
  };
}

/** Tells the stage what changes around its picture: size, theme, and whether anybody sees it. */
function watchPage(place: HTMLElement, send: Player['send']): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let isNear = true;
  const tellSight = () => send({ type: 'sight', isInSight: isNear && !document.hidden });
  const tellPalette = () => send({ type: 'palette', palette: paletteOf(place) });

  const sight = new IntersectionObserver((entries) => {
    isNear = entries.at(-1)?.isIntersecting ?? true;
    tellSight();
  });
  sight.observe(place);
  document.addEventListener('visibilitychange', tellSight, { signal });

  const tellSize = () => send({ type: 'size', size: sizeOf(place) });
  const size = new ResizeObserver(tellSize);
  size.observe(place);
  watchRatio(tellSize, signal);

  const theme = new MutationObserver(tellPalette);
  theme.observe(document.documentElement, { attributeFilter: ['class', 'data-theme'] });
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];
  for (const query of [...queries, '(forced-colors: active)'])
    matchMedia(query).addEventListener('change', tellPalette, { signal });

  return () => {
    ending.abort();
    sight.disconnect();
    size.disconnect();
    theme.disconnect();
  };
}

/** Calls back when a CSS pixel is other pixels of the screen than before: zoomed, or on another screen. */
function watchRatio(onChange: () => void, signal: AbortSignal): void {
  const change = () => {
    onChange();
    watchRatio(onChange, signal);
  };
  // A query knows only whether the ratio is still this one.
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener('change', change, { once: true, signal });
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight, ratio: devicePixelRatio };
}

/** The theme's inks as colors that a canvas knows: a property of its own has only its text. */
function paletteOf(place: HTMLElement): Palette {
  const probe = document.createElement('span');
  place.append(probe);
  const colors = INKS.map((ink) => {
    probe.style.color = `var(--ink-${ink})`;
    return [ink, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors);
}
