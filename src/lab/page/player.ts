import type { Palette } from '../draw/canvasPen.ts';
import { INKS } from '../draw/pen.ts';
import type { Command, Failure, Report, Size, Status } from '../stage/protocol.ts';

/** What a page knows of the scene that it shows. */
export interface PlayerState {
  /** Before the first picture the still one stays. */
  isStarted: boolean;
  status?: Status;
  failure?: Failure;
}

/** A stage as its page sees it. */
export interface Player {
  send: (command: Command) => void;
  state: () => PlayerState;
  /** Calls back on every change; returns what ends it. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether there is something at a point of the picture that can be taken. */
  isMovable: (x: number, y: number, reach: number) => boolean;
  end: () => void;
}

/**
 * Runs a scene in a worker that draws on a canvas of the page.
 * @param stageUrl address of the stage's script
 */
export function startPlayer(
  stageUrl: string,
  canvas: HTMLCanvasElement,
  run: Pick<Extract<Command, { type: 'run' }>, 'code' | 'values' | 'playing'>,
): Player {
  const worker = new Worker(stageUrl);
  const { port1: port, port2 } = new MessageChannel();
  const listeners = new Set<() => void>();
  let state: PlayerState = { isStarted: false };
  let boxes = new Float32Array();

  const change = (next: Partial<PlayerState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  port.onmessage = ({ data }: MessageEvent<Report>) => {
    switch (data.type) {
      case 'started':
        return change({ failure: undefined });
      case 'status':
        return change({ isStarted: true, status: data });
      case 'movable':
        boxes = data.boxes as Float32Array<ArrayBuffer>;
        return;
      case 'failed':
        return change({ failure: data.failure });
    }
  };
  worker.onerror = (event) => change({ failure: { message: event.message } });
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ canvas: offscreen }, [offscreen, port2]);

  const send: Player['send'] = (command) => port.postMessage(command);
  send({ type: 'size', size: sizeOf(canvas) });
  send({ type: 'palette', palette: paletteOf(canvas) });
  send({ type: 'run', ...run });
  const stopWatching = watchPage(canvas, send);

  return {
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
      worker.terminate();
      port.close();
    },
  };
}

/** Tells the stage what changes around its canvas: size, theme, and whether anybody sees it. */
function watchPage(canvas: HTMLCanvasElement, send: Player['send']): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let isNear = true;
  const tellSight = () => send({ type: 'sight', isInSight: isNear && !document.hidden });
  const tellPalette = () => send({ type: 'palette', palette: paletteOf(canvas) });

  const sight = new IntersectionObserver((entries) => {
    isNear = entries.at(-1)?.isIntersecting ?? true;
    tellSight();
  });
  sight.observe(canvas);
  document.addEventListener('visibilitychange', tellSight, { signal });

  const size = new ResizeObserver(() => send({ type: 'size', size: sizeOf(canvas) }));
  size.observe(canvas);

  const theme = new MutationObserver(tellPalette);
  theme.observe(document.documentElement, { attributeFilter: ['class', 'data-theme'] });
  for (const query of ['(prefers-contrast: more)', '(forced-colors: active)'])
    matchMedia(query).addEventListener('change', tellPalette, { signal });

  return () => {
    ending.abort();
    sight.disconnect();
    size.disconnect();
    theme.disconnect();
  };
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight, ratio: devicePixelRatio };
}

/** The theme's inks as colors that a canvas knows: a property of its own has only its text. */
function paletteOf(canvas: HTMLElement): Palette {
  const probe = document.createElement('span');
  canvas.after(probe);
  const colors = INKS.map((ink) => {
    probe.style.color = `var(--ink-${ink})`;
    return [ink, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors);
}
