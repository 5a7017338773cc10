import type { ConsoleEntry, Report } from '../protocol/protocol.ts';
import { createRateLimiter } from '../protocol/rateLimiter.ts';
import { formatValue, formatValues, type Summarize } from './formatValue.ts';

type ConsoleReport = Extract<Report, { type: 'console' }>;
type Level = ConsoleEntry['level'];

/** Time between two reports, in milliseconds. */
const REPORT_INTERVAL = 50;
/** Maximum time between two reports while code never yields, in milliseconds. */
const MAX_INTERVAL = 500;
/** Maximum entries per report; older ones are dropped. */
const MAX_ENTRIES = 200;
/** Maximum text of all entries of a report, in UTF-16 code units. */
const MAX_REPORTED_TEXT = 100_000;
/** Maximum calls per second that reach the browser's own console, because it keeps all values that it prints. */
const MAX_FORWARDED = 100;
/** Maximum text per second in these calls, in UTF-16 code units: the browser copies all of it, which delays the page. */
const MAX_FORWARDED_TEXT = 100_000;
/** Maximum calls per report whose line is found, because that takes longer than the rest. */
const MAX_LOCATED = 1000;
/** Maximum text of an entry that a page shows, in UTF-16 code units. */
const MAX_TEXT = 2000;
const INDENT = '  ';

/** The console of running code. */
export type CodeConsole = ReturnType<typeof createCodeConsole>;

interface ConsoleOptions {
  summarize: Summarize;
  /** Returns the line of the code that runs now; undefined if the browser doesn't reveal it. */
  lineNow: () => number | undefined;
  report: (report: ConsoleReport) => void;
}

/** The state that later calls depend on. */
interface State {
  counts: Map<string, number>;
  /** Milliseconds at which timers have started. */
  starts: Map<string, number>;
  indent: string;
}

/**
 * Creates a console that also reports its output, as text and in batches, so that a message in every step doesn't
 * flood the page. The browser's own console gets the values themselves.
 */
export function createCodeConsole(options: ConsoleOptions) {
  const original = globalThis.console;
  const { add, clear, flush } = createBatches(options);
  const now = () => performance.now();
  const isFew = createRateLimiter(MAX_FORWARDED, now);
  const isShort = createRateLimiter(MAX_FORWARDED_TEXT, now);
  let state: State = { counts: new Map(), starts: new Map(), indent: '' };
  let atStart = state;
  let isMuted = false;

  const methods = consoleMethods({
    summarize: options.summarize,
    state: () => state,
    add: (level, text) => {
      if (isMuted) return;
      const { indent } = state;
      const indented = indent + text.slice(0, MAX_TEXT).replaceAll('\n', `\n${indent}`);
      add(level, indented.slice(0, MAX_TEXT));
    },
    clear: () => {
      if (!isMuted) clear();
    },
  });
  const forwarding = Object.entries(methods).map(([name, method]) => [
    name,
    (...values: unknown[]) => {
      if (!isMuted && isFew(1) && isShort(countText(values)))
        Reflect.get(original, name)?.apply(original, values);
      Reflect.apply(method, undefined, values);
    },
  ]);
  /** Repeats an action whose output is printed already: only counts, and opens and closes groups. */
  const repeat = <Result>(action: () => Result): Result => {
    isMuted = true;
    try {
      return action();
    } finally {
      isMuted = false;
    }
  };

  return {
    /** Replaces the browser's console for the code, and inherits all other methods from it. */
    console: Object.assign(
      Object.create(original),
      Object.fromEntries(forwarding),
    ) as Partial<Console>,
    /** Reports all output immediately, for example before the error that it explains. */
    flush,
    /** Starts with an empty console. */
    clear: methods.clear,
    /** Saves the counts, timers, and groups of newly loaded code, for each of its runs. */
    loaded: () => {
      atStart = structuredClone(state);
    },
    /** Starts a run with the saved state. */
    begin: () => {
      state = structuredClone(atStart);
    },
    repeat,
    /** Ignores all calls in an action, such as another run. */
    mute: <Result>(action: () => Result): Result => {
      const before = state;
      state = structuredClone(state);
      try {
        return repeat(action);
      } finally {
        state = before;
      }
    },
  };
}

/** Collects entries, and reports them after a while. */
function createBatches({ lineNow, report }: ConsoleOptions) {
  // The browser's own function, because the code gets a replacement.
  const { setTimeout } = globalThis;
  let entries: ConsoleEntry[] = [];
  let isCleared = false;
  let isScheduled = false;
  let located = 0;
  /** Length of all texts, in UTF-16 code units. */
  let length = 0;
  let reportedAt = performance.now();

  const flush = () => {
    if (entries.length > 0 || isCleared) report({ type: 'console', entries, isCleared });
    entries = [];
    isCleared = false;
    [located, length] = [0, 0];
    reportedAt = performance.now();
  };
  const schedule = () => {
    // While code never yields, no timer fires.
    if (performance.now() - reportedAt > MAX_INTERVAL) return flush();
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      flush();
    }, REPORT_INTERVAL);
  };
  const add = (level: Level, text: string) => {
    const last = entries.at(-1);
    const line = ++located > MAX_LOCATED ? last?.line : lineNow();
    if (last?.level === level && last.text === text && last.line === line) last.count++;
    else {
      entries.push({ level, text, line, count: 1 });
      length += text.length;
    }
    while (entries.length > MAX_ENTRIES || length > MAX_REPORTED_TEXT)
      length -= entries.shift()?.text.length ?? length;
    schedule();
  };
  const clear = () => {
    entries = [];
    length = 0;
    isCleared = true;
    schedule();
  };
  return { add, clear, flush };
}

interface Output {
  summarize: Summarize;
  state: () => State;
  add: (level: Level, text: string) => void;
  clear: () => void;
}

/** Creates the methods of a console, as in https://console.spec.whatwg.org, without placeholders. */
function consoleMethods({ summarize, state, add, clear }: Output) {
  const printer =
    (level: Level) =>
    (...values: unknown[]) =>
      add(level, formatValues(values, summarize));
  const [log, warn, error] = [printer('log'), printer('warn'), printer('error')];
  const elapsed = (label: string) =>
    `${label}: ${(performance.now() - (state().starts.get(label) ?? Number.NaN)).toFixed(3)} ms`;
  const group = (...values: unknown[]) => {
    log(...values);
    state().indent += INDENT;
  };

  return {
    ...{ log, debug: log, info: log, warn, error, group, groupCollapsed: group },
    dir: (value: unknown) => add('log', formatValue(value, summarize)),
    trace: (...values: unknown[]) => log('Trace:', ...values),
    // The browser's own console shows a table.
    table: (rows: unknown) => log(rows),
    assert: (condition: unknown, ...values: unknown[]) => {
      if (!condition) error('Assertion failed', ...values);
    },
    count: (label = 'default') => {
      const { counts } = state();
      counts.set(label, (counts.get(label) ?? 0) + 1);
      add('log', `${label}: ${counts.get(label)}`);
    },
    countReset: (label = 'default') => void state().counts.delete(label),
    time: (label = 'default') => void state().starts.set(label, performance.now()),
    timeLog: (label = 'default', ...values: unknown[]) => log(elapsed(label), ...values),
    timeEnd: (label = 'default') => {
      add('log', elapsed(label));
      state().starts.delete(label);
    },
    groupEnd: () => {
      state().indent = state().indent.slice(INDENT.length);
    },
    clear: () => {
      state().indent = '';
      clear();
    },
  };
}

/** Returns the length of all texts among printed values, in UTF-16 code units. */
function countText(values: readonly unknown[]): number {
  return values.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );
}
