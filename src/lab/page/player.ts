import type { Palette } from '../draw/canvasPen.ts';
import { THEME_COLORS } from '../draw/pen.ts';
import { DEFAULT_LAYERS, type Layer } from '../draw/world.ts';
import type { Command, Failure, SceneSummary, Size, Status } from '../runner/protocol.ts';
import { readReport } from './report.ts';
import type { OpenHost, RunnerHost } from './runnerHost.ts';

/** Seconds after which code that doesn't answer is taken not to come to an end. */
const PATIENCE = 3;
/** Reports in a second; a stage makes two for each frame at most. */
const MOST_REPORTS = 1000;

/** What a page knows of the scene that it shows. */
export interface PlayerState {
  /** Whether there is something to run, to pause and to begin again. */
  hasProgram: boolean;
  /** Before the first picture the still one stays. */
  isStarted: boolean;
  /** What runs says of itself. */
  scene?: SceneSummary;
  /** What its parameters were set to. */
  values: Record<string, unknown>;
  /** How fast it goes: 1 is as fast as in the world. */
  rate: number;
  layers: ReadonlySet<Layer>;
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
  isTrusted: boolean;
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

const CANNOT_DRAW = 'This browser cannot run scenes. Update it, or open the page in another one.';
const TOO_MUCH = 'The code sent more than a page can take in, so it was stopped.';

/** Where a program may run. */
export interface RunnerHosts {
  page: OpenHost;
  jail: OpenHost;
}

/**
 * Runs scenes at a place of the page, one after the other.
 * @param place has a size and a theme, and takes in what is drawn on
 */
export function createPlayer(place: HTMLElement, venues: RunnerHosts): Player {
  const listeners = new Set<() => void>();
  let venue: RunnerHost | undefined;
  let program: Program | undefined;
  let state: PlayerState = {
    hasProgram: false,
    isStarted: false,
    values: {},
    rate: 1,
    layers: DEFAULT_LAYERS,
  };
  let isInSight = true;
  let boxes = new Float32Array();
  /** Seconds since code was asked whether it still answers; undefined before it can hear. */
  let waiting: number | undefined;
  /** Answers whoever asked for a run. */
  let settle: ((hasBegun: boolean) => void) | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: Partial<PlayerState>) => {
    state = { ...state, ...next };
    tell();
  };
  /** Takes in what was reported; listeners hear of it once for each frame, however much that is. */
  let isTelling = false;
  const note = (next: Partial<PlayerState>) => {
    state = { ...state, ...next };
    if (isTelling) return;
    isTelling = true;
    requestAnimationFrame(() => {
      isTelling = false;
      tell();
    });
  };

  const named = (scene: SceneSummary): SceneSummary => ({
    ...scene,
    title: scene.title || (program?.title ?? ''),
    description: scene.description || (program?.description ?? ''),
  });

  const hear = (data: unknown) => {
    waiting = 0;
    const report = readReport(data);
    switch (report?.type) {
      case 'started':
        note({ failure: undefined, scene: named(report.scene) });
        return settle?.(true);
      case 'status':
        return note({ isStarted: true, status: report });
      case 'movable':
        boxes = report.boxes as Float32Array<ArrayBuffer>;
        return;
      case 'failed':
        note({ failure: report.failure });
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
    change({ hasProgram: true, failure: undefined, values: next.values });
    // Chrome before 69, Firefox before 105 and Safari before 16.4 keep the still picture.
    if (!('OffscreenCanvas' in window)) {
      fail(CANNOT_DRAW);
      return Promise.resolve(false);
    }
    const isTooMuch = createLimit(MOST_REPORTS);
    const opened = venues[next.isTrusted ? 'page' : 'jail'](place, fail);
    venue = opened;
    opened.port.onmessage = ({ data }) => (isTooMuch() ? fail(TOO_MUCH) : hear(data));
    const { code, values, playing } = next;
    for (const command of [
      { type: 'size', size: sizeOf(place) },
      { type: 'palette', palette: paletteOf(place) },
      { type: 'layers', layers: [...state.layers] },
      { type: 'rate', rate: state.rate },
      { type: 'sight', isInSight },
      { type: 'run', code, values, playing },
    ] satisfies Command[])
      opened.port.postMessage(command);
    return new Promise((resolve) => {
      settle = resolve;
    });
  };

  /** A stage is told once, and has to be told in the next venue, too. */
  const remember = (command: Command) => {
    switch (command.type) {
      case 'values':
        return change({ values: { ...state.values, ...command.values } });
      case 'rate':
        return change({ rate: command.rate });
      case 'layers':
        return change({ layers: new Set(command.layers) });
      case 'sight':
        isInSight = command.isInSight;
    }
  };

  const send = (command: Command) => {
    remember(command);
    // What has failed or was stopped begins anew, and nothing of it is left.
    const isAnew = command.type === 'reset' || command.type === 'play';
    if (program && isAnew && (!venue || state.failure))
      run({ ...program, values: state.values, playing: true });
    else venue?.port.postMessage(command);
  };

  const stopWatching = watchPage(place, send);
  const watchdog = setInterval(() => {
    if (waiting === undefined || program?.isTrusted) return;
    if (waiting++ >= PATIENCE) {
      fail(
        `The code did not answer for ${PATIENCE} seconds, so it was stopped. Look for a loop that goes on for ever, or takes ever more memory.`,
      );
    } else send({ type: 'ping' });
  }, 1000);

  return {
    run,
    stop: (values) => {
      leave();
      program = undefined;
      change({
        ...{ hasProgram: false, isStarted: false, values },
        ...{ scene: undefined, status: undefined, failure: undefined },
      });
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

/** Tells whether it was asked more often within a second than it may be. */
function createLimit(most: number): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > 1000) [since, count] = [now, 0];
    return ++count > most;
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
  const colors = THEME_COLORS.map((ink) => {
    probe.style.color = `var(--ink-${ink})`;
    return [ink, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors);
}
