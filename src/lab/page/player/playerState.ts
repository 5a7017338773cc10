import type { Adjustment } from '../../draw/camera.ts';
import { DEFAULT_LAYERS, type Layer } from '../../draw/world.ts';
import type { Inspected } from '../../inspect/inspected.ts';
import { readValues } from '../../model/params.ts';
import type { SceneSummary } from '../../model/sceneData.ts';
import { type Handlers, handle, handles } from '../../protocol/handlers.ts';
import type {
  Command,
  Failure,
  FindingSummary,
  Plot,
  Status,
  Timeline,
} from '../../protocol/protocol.ts';
import { addOutput, type KeyedEntry } from './consoleEntries.ts';
import { spokenStatus } from './facts.ts';
import type { SceneReport } from './watchedRunner.ts';

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
  /** Pan and zoom of the picture. */
  view?: Adjustment;
  /** The line number in the code of each visible line; by default, all lines are visible. */
  lines?: readonly number[];
}

/** The state of a player, which its controls display. */
export interface PlayerState {
  /** The code that was run last; undefined after `stop`. */
  runnable?: Runnable;
  /** How often code was run or reset. */
  starts: number;
  /** Whether there is a live picture in place of the still one. */
  isStarted: boolean;
  /** Summary of the scene. It is that of the previous one until the code that was run last has described itself. */
  scene?: SceneSummary;
  /** Whether the code that was run last has described itself. */
  isDescribed: boolean;
  /** Values of the scene's parameters, as far as they were set. */
  values: Record<string, unknown>;
  /** Values that the reader has set or that came with the code. Running code can't change them. */
  chosen: Record<string, unknown>;
  /** Speed of the run; 1 is real time. */
  rate: number;
  layers: ReadonlySet<Layer>;
  /** Name of the highlight that the scene emphasizes. */
  highlight?: string;
  /** Whether the world check is on. */
  isChecking: boolean;
  /** Findings of the world check. */
  findings: FindingSummary[];
  status?: Status;
  timeline?: Timeline;
  /** Names of the plotted values, and their history. */
  plotted: readonly string[];
  plots: readonly Plot[];
  failure?: Failure;
  /** Whether the run was ended: by the reader, or with a failure because it exceeded a limit. */
  isStopped: boolean;
  /** Whether the run failed because a script of the site could not be loaded. */
  isUnavailable: boolean;
  /** Console output of the code since it was run. */
  console: readonly KeyedEntry[];
  /** Whether the reader is inspecting something. Until it is described, `inspected` is undefined. */
  isInspecting: boolean;
  inspected?: Inspected;
  /** Why layers, the inspector, and the world check could not be loaded. */
  toolsFailure?: string;
  /** Whether the sounds of scenes are played. */
  isSoundOn: boolean;
  /** The last message for screen readers. */
  announcement: string;
}

type Changes = Partial<PlayerState>;

const NOT_RUN = {
  failure: undefined,
  isStopped: false,
  isUnavailable: false,
  findings: [],
  console: [],
  isDescribed: false,
};
const NOT_DESCRIBED = { scene: undefined, status: undefined, timeline: undefined };
export const NOT_INSPECTING = { isInspecting: false, inspected: undefined };

/** State before anything has run. */
export const INITIAL_STATE: PlayerState = {
  ...NOT_RUN,
  starts: 0,
  isStarted: false,
  values: {},
  chosen: {},
  rate: 1,
  layers: DEFAULT_LAYERS,
  isChecking: false,
  isInspecting: false,
  isSoundOn: false,
  announcement: '',
  plotted: [],
  plots: [],
};

/** Returns the changes of the state when code is run. */
export function startState(runnable: Runnable, { starts, status }: PlayerState): Changes {
  return {
    ...{ ...NOT_RUN, ...NOT_INSPECTING },
    ...{ runnable, values: runnable.values, starts: starts + 1 },
    // A goal that edited code has reached must not count for the site's own code.
    status: status && { ...status, isGoalReached: false },
  };
}

/** Returns the changes of the state when a run is ended, with values for the next one. */
export function endState(values: Record<string, unknown>): Changes {
  return {
    ...{ ...NOT_RUN, ...NOT_DESCRIBED, ...NOT_INSPECTING },
    ...{ runnable: undefined, isStarted: false, plotted: [], plots: [], values, chosen: values },
  };
}

type StateReport = Exclude<SceneReport, { type: 'snapshot' | 'sounds' }>;

/** Returns the changes of the state by a report. */
export function afterReport(report: StateReport, state: PlayerState): Changes {
  return handle(REPORTS, report, state);
}

const REPORTS: Handlers<StateReport, [PlayerState], Changes> = {
  started: ({ scene }, { runnable }) => ({
    isDescribed: true,
    scene: {
      ...scene,
      title: scene.title || (runnable?.title ?? ''),
      description: scene.description || (runnable?.description ?? ''),
    },
  }),
  // Facts change too often to be announced.
  status: (status, { status: before }) => {
    const announcement = spokenStatus(status);
    const isNew = before && spokenStatus(before) !== announcement;
    return { isStarted: true, status, ...(isNew && { announcement }) };
  },
  timeline: (timeline) => ({ timeline }),
  plots: ({ plots }, { plotted }) => ({
    plots: plots.filter(({ name }) => plotted.includes(name)),
  }),
  values: ({ values }, state) => ({
    values: readValues(state.scene?.params, { ...state.values, ...values }),
  }),
  findings: ({ findings }) => ({ findings }),
  // A description can arrive after the reader has closed the card.
  inspected: ({ item }, { isInspecting }) =>
    isInspecting ? { inspected: item, isInspecting: item !== undefined } : {},
  failed: ({ failure }, { runnable, isDescribed }) => ({
    failure: withVisibleLine(failure, runnable),
    ...(!isDescribed && NOT_DESCRIBED),
  }),
  console: (report, { console, runnable }) => ({
    console: addOutput(console, {
      ...report,
      entries: report.entries.map((entry) => withVisibleLine(entry, runnable)),
    }),
  }),
};

/** Returns the changes of the state by a command, for the controls and the next runner; undefined for most commands. */
export function afterCommand(command: Command, state: PlayerState): Changes | undefined {
  const settings: Handlers<Setting, [PlayerState], Changes> = SETTINGS;
  return handles(settings, command) ? handle(settings, command, state) : undefined;
}

const SETTINGS = {
  reset: (_, { starts }) => ({ starts: starts + 1 }),
  // The runner reports the step in the next frame, but a slider has to follow immediately.
  goTo: ({ step }, { timeline }) => ({
    timeline: timeline?.canGoBack
      ? { ...timeline, current: Math.min(timeline.last, Math.max(timeline.first, step)) }
      : timeline,
  }),
  values: (command, { values, chosen }) => ({
    values: { ...values, ...command.values },
    chosen: { ...chosen, ...command.values },
  }),
  rate: ({ rate }) => ({ rate }),
  layers: ({ layers }) => ({ layers: new Set(layers) }),
  highlight: ({ name }) => ({ highlight: name }),
  plot: ({ names }) => ({ plotted: names, plots: [] }),
  check: ({ isOn }) => ({ isChecking: isOn, findings: [] }),
  inspect: ({ target }) => (target === 'nothing' ? NOT_INSPECTING : { isInspecting: true }),
} satisfies Partial<Handlers<Command, [PlayerState], Changes>>;

type Setting = Extract<Command, { type: keyof typeof SETTINGS }>;

/** Returns the commands that apply the settings to a new runner. */
export function currentSettings({ layers, highlight, rate, plotted, isChecking }: PlayerState) {
  return [
    { type: 'layers', layers: [...layers] },
    { type: 'highlight', name: highlight },
    { type: 'rate', rate },
    { type: 'plot', names: plotted },
    { type: 'check', isOn: isChecking },
  ] satisfies Command[];
}

/** Replaces a line of the code with the number of the visible line; hidden lines have no number. */
function withVisibleLine<T extends { line?: number }>(
  position: T,
  { lines }: Partial<Pick<Runnable, 'lines'>> = {},
): T {
  if (!lines || position.line === undefined) return position;
  return { ...position, line: lines.indexOf(position.line) + 1 || undefined };
}
