import type { Adjustment } from '../../draw/camera.ts';
import { DEFAULT_LAYERS, type Layer } from '../../draw/world.ts';
import type { Inspected } from '../../inspect/inspected.ts';
import { readValues } from '../../model/params.ts';
import type { SceneSummary } from '../../model/sceneData.ts';
import type {
  Command,
  Failure,
  FindingSummary,
  Plot,
  Report,
  Status,
  Timeline,
} from '../../protocol/protocol.ts';
import { createSpeaker } from '../../template/speaker.ts';
import { type ShownEntry, withOutput } from './consoleEntries.ts';
import { spokenStatus } from './facts.ts';
import { createInstrumentSender, hasInstrumentLayers } from './instruments.ts';
import type { OpenHost } from './runnerHost.ts';
import { createStore } from './store.ts';
import { openWatchedRunner, type WatchedRunner } from './watchedRunner.ts';
import { watchPicture } from './watchPicture.ts';

/** What a page shows around the picture of a player. */
export interface PlayerState {
  /** What was run last; undefined after `stop`. */
  runnable?: Runnable;
  /** Whether there is a live picture in place of the still one. */
  isStarted: boolean;
  scene?: SceneSummary;
  /** Values of the scene's parameters, as far as they were set. */
  values: Record<string, unknown>;
  /** Those that the reader has set, or that the code came with. Running code can't change them. */
  chosen: Record<string, unknown>;
  /** 1 is real time. */
  rate: number;
  layers: ReadonlySet<Layer>;
  /** Name of what the scene makes stand out. */
  highlight?: string;
  /** Whether the status includes what steps and frames cost. */
  isTimed: boolean;
  /** Whether the world check is on. */
  isChecking: boolean;
  /** What it has found. */
  findings: FindingSummary[];
  /** Why it could not be loaded. */
  checkFailure?: string;
  status?: Status;
  timeline?: Timeline;
  /** Names of the values that are plotted, and their course. */
  plotted: readonly string[];
  plots: readonly Plot[];
  failure?: Failure;
  /** Whether what ran has been ended: by the reader, or with a failure because it exceeded a limit. */
  isStopped: boolean;
  /** Whether it failed because a script of the site could not be loaded. */
  isUnavailable: boolean;
  /** What the code has printed since it was run. */
  console: readonly ShownEntry[];
  /** Whether the reader has asked to inspect something. Until it is described, `inspected` is undefined. */
  isInspecting: boolean;
  inspected?: Inspected;
  /** Why layers and the inspector could not be loaded. */
  instrumentsFailure?: string;
  /** Whether the sounds of scenes are played. */
  isSoundOn: boolean;
  /** The last message for screen readers. */
  announcement: string;
}

/** Before anything has run. */
export const INITIAL_STATE: PlayerState = {
  isStarted: false,
  isStopped: false,
  isUnavailable: false,
  values: {},
  chosen: {},
  rate: 1,
  layers: DEFAULT_LAYERS,
  isTimed: false,
  isChecking: false,
  findings: [],
  isInspecting: false,
  isSoundOn: false,
  announcement: '',
  plotted: [],
  plots: [],
  console: [],
};

/** Code to run. */
export interface Runnable extends Pick<Extract<Command, { type: 'run' }>, 'values' | 'playing'> {
  /** Title and description, unless the code has its own. */
  title: string;
  description: string;
  /** A JavaScript module. */
  code: string;
  /** Whether the site wrote it. All other code runs in the jail. */
  isTrusted: boolean;
  /** Whether it is a scene of the site, which needs no console and no testbed. */
  isScene?: boolean;
  /** How the picture is panned and zoomed. */
  view?: Adjustment;
  /** For each line that the reader sees, its number in the code; by default, the reader sees all of them. */
  lines?: readonly number[];
}

/** Runs code in a picture of the page. */
export interface Player {
  /** Replaces what runs; returns whether the new scene has started. */
  run: (runnable: Runnable) => Promise<boolean>;
  /** Ends what runs, and sets the values for what runs next. */
  stop: (values: Record<string, unknown>) => void;
  send: (command: Command) => void;
  /** Ends what runs immediately, whatever its code does. Play and Reset start it again. */
  interrupt: () => void;
  /** Turns the world check on or off, for this and later runs; undefined where it can't be loaded. */
  setChecking?: (isOn: boolean) => Promise<void>;
  /** Turns sound on or off, for this and later runs. Call it when the reader clicks. */
  setSound: (isOn: boolean) => void;
  /** Announces a message to screen readers, also if it is the same as the last. */
  announce: (message: string) => void;
  state: () => PlayerState;
  /** Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether there is something to grab within reach of a point of the picture, in CSS pixels. */
  isMovable: WatchedRunner['isMovable'];
  /**
   * Returns the current picture as PNG, on the background of the page's picture.
   * @throws with a fix if there is none, or if what runs ends before
   */
  snapshot: () => Promise<Blob>;
  end: () => void;
}

/** Where code runs. */
export interface RunnerHosts {
  trusted: OpenHost;
  untrusted: OpenHost;
  /** Fetches the code of the world check. */
  fetchWorldCheck?: () => Promise<string>;
  /** Loads the script of the host that code other than the site's scenes needs. */
  codeHost: () => Promise<string>;
  /** Loads the script of the instruments. */
  instruments: () => Promise<string>;
}

const NOT_DESCRIBED = { scene: undefined, status: undefined, timeline: undefined };
const NOT_INSPECTING = { isInspecting: false, inspected: undefined };

const NO_PICTURE = 'The picture could not be saved. Run the code, then save it again.';
const UNSUPPORTED = "This browser can't run scenes. Update it, or use another browser.";

/** @param place element with a size and a theme, which the picture is put into */
export function createPlayer(place: HTMLElement, hosts: RunnerHosts): Player {
  const store = createStore(INITIAL_STATE);
  const { fetchWorldCheck } = hosts;
  /** Turns the check on in a new runner. */
  let checkCommand: Command | undefined;
  let runner: WatchedRunner | undefined;
  /** Whether what was run last has described itself. Until then, the store keeps the scene before it. */
  let hasStarted = false;
  const speaker = createSpeaker();
  /** What is called with the next pictures, in their order. */
  let snapshots: ((png?: Blob) => void)[] = [];

  /** Rejects the requests that the runner can no longer fulfill. */
  const endSnapshots = () => {
    for (const settle of snapshots) settle();
    snapshots = [];
  };
  const endRunner = () => {
    runner?.end();
    runner = undefined;
    endSnapshots();
  };
  const onStopped = (message: string) => {
    endRunner();
    store.set({ failure: { message }, isStopped: true });
  };
  const onUnavailable = (message: string) => {
    onStopped(message);
    store.set({ isUnavailable: true });
  };
  const onReport = (report: Report) => {
    switch (report.type) {
      case 'started':
        hasStarted = true;
        return store.setBatched({ scene: withTitle(report.scene, store.get().runnable) });
      case 'status':
        return store.setBatched({ isStarted: true, status: report, ...changeOf(report) });
      case 'timeline':
        return store.setBatched({ timeline: report });
      case 'plots':
        return store.setBatched({ plots: plottedOf(report.plots, store.get().plotted) });
      case 'values': {
        const { scene, values } = store.get();
        return store.setBatched({
          values: readValues(scene?.params, { ...values, ...report.values }),
        });
      }
      case 'snapshot':
        return snapshots.shift()?.(report.png);
      case 'sounds':
        return speaker.play(report.tones);
      case 'findings':
        return store.setBatched({ findings: report.findings });
      case 'inspected':
        return onInspected(report.item);
      case 'failed':
        endSnapshots();
        return store.setBatched({
          failure: withShownLine(report.failure, store.get().runnable),
          ...(!hasStarted && NOT_DESCRIBED),
        });
      case 'console': {
        const { console, runnable } = store.get();
        const entries = report.entries.map((entry) => withShownLine(entry, runnable));
        return store.setBatched({ console: withOutput(console, { ...report, entries }) });
      }
    }
  };
  /** Ignores a description that was on its way when the reader closed the card. */
  const onInspected = (inspected: Inspected | undefined) => {
    if (store.get().isInspecting)
      store.setBatched({ inspected, isInspecting: inspected !== undefined });
  };

  /** What has to be announced about a status: its difference to the one before. */
  const changeOf = (next: Status) => {
    const { status } = store.get();
    const announcement = spokenStatus(next);
    return status && spokenStatus(status) !== announcement ? { announcement } : {};
  };

  const run: Player['run'] = (runnable) => {
    endRunner();
    hasStarted = false;
    const { code, values, playing, isTrusted } = runnable;
    store.set({
      runnable,
      failure: undefined,
      isStopped: false,
      isUnavailable: false,
      values,
      console: [],
      findings: [],
      ...NOT_INSPECTING,
    });
    // Chrome before 69, Firefox before 105, and Safari before 16.4 keep the still picture.
    if (!('OffscreenCanvas' in window)) {
      onStopped(UNSUPPORTED);
      return Promise.resolve(false);
    }
    const openHost = hosts[isTrusted ? 'trusted' : 'untrusted'];
    runner = openWatchedRunner(openHost, place, isTrusted, {
      ...{ onReport, onStopped, onUnavailable },
    });
    if (runnable.isScene) start(runner, { type: 'run', code, values, playing });
    else void startWithHost(runner, { code, playing });
    return runner.started;
  };

  const start = (runner: WatchedRunner, command: Extract<Command, { type: 'run' }>) => {
    const { layers, highlight, rate, plotted, isTimed, runnable: { view } = {} } = store.get();
    const commands: Command[] = [
      ...watcher.commands(),
      { type: 'layers', layers: [...layers] },
      { type: 'highlight', name: highlight },
      { type: 'rate', rate },
      { type: 'timing', isOn: isTimed },
      ...(checkCommand ? [checkCommand] : []),
      command,
      ...(view ? [{ type: 'view', view } as const] : []),
      { type: 'plot', names: plotted },
    ];
    commands.forEach(runner.send);
    if (commands.some(hasInstrumentLayers)) sendInstruments(runner);
  };

  /** Commands before the start have no effect, except on what the store keeps. */
  const startWithHost = async (
    starting: WatchedRunner,
    { code, playing }: Pick<Runnable, 'code' | 'playing'>,
  ) => {
    try {
      const script = await hosts.codeHost();
      if (runner !== starting) return;
      starting.send({ type: 'codeHost', code: script });
      start(starting, { type: 'run', code, values: store.get().values, playing });
    } catch (error) {
      if (runner !== starting) return;
      endRunner();
      console.warn('The console and timers of the code could not be loaded.', error);
      onUnavailable('The code could not be started: a script of the site could not be loaded.');
    }
  };

  /** Keeps settings, for the controls and for the next runner. */
  const keepSetting = (command: Command) => {
    switch (command.type) {
      case 'goTo':
        return store.set({ timeline: movedTo(store.get().timeline, command.step) });
      case 'values': {
        const { values, chosen } = store.get();
        return store.set({
          values: { ...values, ...command.values },
          chosen: { ...chosen, ...command.values },
        });
      }
      case 'rate':
        return store.set({ rate: command.rate });
      case 'layers':
        return store.set({ layers: new Set(command.layers) });
      case 'highlight':
        return store.set({ highlight: command.name });
      case 'plot':
        return store.set({ plotted: command.names, plots: [] });
      case 'timing':
        return store.set({ isTimed: command.isOn });
      case 'inspect':
        return store.set(command.target === 'nothing' ? NOT_INSPECTING : { isInspecting: true });
    }
  };

  const send = (command: Command) => {
    keepSetting(command);
    const { runnable, values, failure } = store.get();
    const isRestart = command.type === 'reset' || command.type === 'play';
    // Code that has failed restarts in a new host, so that nothing of it is left.
    if (runnable && isRestart && (!runner || failure))
      void run({ ...runnable, values, playing: true });
    else if (runner && command.type === 'inspect') sendInstruments(runner, command);
    else runner?.send(command);
    if (runner && hasInstrumentLayers(command)) sendInstruments(runner);
  };

  const turnCheck = async (isOn: boolean, fetchCode: () => Promise<string>) => {
    store.set({ isChecking: isOn, findings: [], checkFailure: undefined });
    try {
      const code = isOn ? await fetchCode() : undefined;
      // It can have been turned off meanwhile.
      if (store.get().isChecking !== isOn) return;
      const command: Command = { type: 'check', code };
      checkCommand = isOn ? command : undefined;
      runner?.send(command);
    } catch (error) {
      console.warn('The world check could not be loaded.', error);
      const checkFailure = 'The world check could not be loaded. Try again.';
      store.set({ isChecking: false, checkFailure });
    }
  };

  const sendInstruments = createInstrumentSender(hosts.instruments, (instrumentsFailure) =>
    store.set({ instrumentsFailure, ...(instrumentsFailure !== undefined && NOT_INSPECTING) }),
  );
  const watcher = watchPicture(place, send);

  return {
    run,
    stop: (values) => {
      endRunner();
      store.set({
        ...{
          runnable: undefined,
          isStarted: false,
          isStopped: false,
          isUnavailable: false,
          values,
          chosen: values,
        },
        ...{ failure: undefined, findings: [], plotted: [], plots: [], console: [] },
        ...NOT_DESCRIBED,
        ...NOT_INSPECTING,
      });
    },
    send,
    interrupt: () => {
      endRunner();
      const { status } = store.get();
      store.set({
        ...{ isStopped: true, announcement: 'Stopped' },
        status: status && { ...status, isPlaying: false },
      });
    },
    setChecking: fetchWorldCheck && ((isOn) => turnCheck(isOn, fetchWorldCheck)),
    setSound: (isOn) => {
      speaker.setOn(isOn);
      store.set({ isSoundOn: isOn });
    },
    announce: (message) => {
      // Screen readers ignore a region that is set to the same text.
      const isRepeated = message === store.get().announcement;
      store.set({ announcement: isRepeated ? `${message}\u00A0` : message });
    },
    state: store.get,
    subscribe: store.subscribe,
    isMovable: (...point) => runner?.isMovable(...point) ?? false,
    snapshot: () =>
      new Promise((resolve, reject) => {
        if (!runner) return reject(new Error('There is no picture. Run the code first.'));
        snapshots.push((png) => (png ? resolve(png) : reject(new Error(NO_PICTURE))));
        const background = getComputedStyle(place.parentElement ?? place).backgroundColor;
        runner.send({ type: 'snapshot', background });
      }),
    end: () => {
      watcher.end();
      endRunner();
      speaker.end();
    },
  };
}

/** Returns the plots that the reader has asked for. */
function plottedOf(plots: Plot[], names: readonly string[]): Plot[] {
  return plots.filter(({ name }) => names.includes(name));
}

/** The runner reports the step in the next frame, but a slider has to follow immediately. */
function movedTo(timeline: Timeline | undefined, step: number): Timeline | undefined {
  if (!timeline?.canGoBack) return timeline;
  return { ...timeline, shown: Math.min(timeline.last, Math.max(timeline.first, step)) };
}

/** Plays a scene from its start, with values for its parameters. */
export function startOver({ send }: Pick<Player, 'send'>, values: Record<string, unknown>): void {
  send({ type: 'values', values });
  send({ type: 'reset' });
  send({ type: 'play' });
}

function withTitle(scene: SceneSummary, runnable: Runnable | undefined): SceneSummary {
  return {
    ...scene,
    title: scene.title || (runnable?.title ?? ''),
    description: scene.description || (runnable?.description ?? ''),
  };
}

/** A hidden line has no number. */
function withShownLine<T extends { line?: number }>(
  place: T,
  { lines }: Partial<Pick<Runnable, 'lines'>> = {},
): T {
  if (!lines || place.line === undefined) return place;
  return { ...place, line: lines.indexOf(place.line) + 1 || undefined };
}
