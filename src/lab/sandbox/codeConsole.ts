import type { ConsoleEntry, Report } from '../protocol/protocol.ts';
import { formatTable } from './formatTable.ts';
import { formatValue, formatValues, type Summarize } from './formatValue.ts';

type ConsoleReport = Extract<Report, { type: 'console' }>;
type Values = readonly unknown[];

/** Between two reports, in milliseconds. */
const REPORT_INTERVAL = 50;
/** Of code that doesn't pause, in milliseconds. */
const MAX_INTERVAL = 500;
/** Of more entries between two reports, the first are dropped. */
const MAX_ENTRIES = 200;
/** Text of all entries between two reports, in UTF-16 code units. */
const MAX_REPORTED_TEXT = 100_000;
/** In a second, so many calls reach the browser's own console: it keeps everything that they print. */
const MAX_PASSED = 100;
/** Finding the line takes longer than the rest. Between two reports, it is found for so many entries. */
const MAX_LOCATED = 1000;
/** Of an entry, in UTF-16 code units: what a page shows of it. */
const MAX_TEXT = 2000;
const INDENT = '  ';

/** The console of running code. */
export interface CodeConsole {
  /** What the code gets in place of the browser's console. */
  console: Partial<Console>;
  /** Reports what was printed now, for example before what it explains is reported. */
  flush: () => void;
  /** Starts with an empty console. */
  clear: () => void;
  /** Remembers counts, timers, and groups of code that was loaded, for each of its runs. */
  loaded: () => void;
  /** Starts a run with what was remembered. */
  begin: () => void;
  /** Prints nothing in an action that has printed it already, but counts, and opens and closes groups. */
  repeat: <Result>(action: () => Result) => Result;
  /** Ignores all calls in an action, such as another run. */
  mute: <Result>(action: () => Result) => Result;
}

/** What later calls depend on. */
interface State {
  counts: Map<string, number>;
  /** Milliseconds at which timers have started. */
  starts: Map<string, number>;
  indent: string;
}

interface ConsoleOptions {
  summarize: Summarize;
  /** Returns the line of the code that runs now, where it is known. */
  lineNow: () => number | undefined;
  report: (report: ConsoleReport) => void;
}

/**
 * Creates a console that also reports what is printed, as text and in batches, so that a message in every
 * step doesn't flood the page. The browser's own console gets the values themselves.
 */
export function createCodeConsole({ summarize, lineNow, report }: ConsoleOptions): CodeConsole {
  // The browser's own, because the code gets others.
  const { console: original, setTimeout } = globalThis;
  let state: State = { counts: new Map(), starts: new Map(), indent: '' };
  let atStart = state;
  let entries: ConsoleEntry[] = [];
  let isCleared = false;
  let isScheduled = false;
  let located = 0;
  /** Of the texts of all entries. */
  let length = 0;
  let reportedAt = performance.now();
  let isMuted = false;

  const flush = () => {
    if (entries.length > 0 || isCleared) report({ type: 'console', entries, isCleared });
    entries = [];
    isCleared = false;
    [located, length] = [0, 0];
    reportedAt = performance.now();
  };
  const schedule = () => {
    // In an endless loop, no timer ever comes due.
    if (performance.now() - reportedAt > MAX_INTERVAL) return flush();
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      flush();
    }, REPORT_INTERVAL);
  };
  const add = (level: ConsoleEntry['level'], text: string) => {
    if (isMuted) return;
    const last = entries.at(-1);
    const { indent } = state;
    const indented = (indent + text.replaceAll('\n', `\n${indent}`)).slice(0, MAX_TEXT);
    const line = ++located > MAX_LOCATED ? last?.line : lineNow();
    if (last?.level === level && last.text === indented && last.line === line) last.count++;
    else {
      entries.push({ level, text: indented, line, count: 1 });
      length += indented.length;
    }
    while (entries.length > MAX_ENTRIES || length > MAX_REPORTED_TEXT)
      length -= entries.shift()?.text.length ?? length;
    schedule();
  };
  const print = (level: ConsoleEntry['level'], values: Values) =>
    add(level, formatValues(values, summarize));
  const clear = () => {
    state.indent = '';
    if (isMuted) return;
    entries = [];
    length = 0;
    isCleared = true;
    schedule();
  };
  const elapsed = (label: string) =>
    `${label}: ${(performance.now() - (state.starts.get(label) ?? Number.NaN)).toFixed(3)} ms`;

  const own: Partial<Console> = {
    log: (...values) => print('log', values),
    debug: (...values) => print('log', values),
    info: (...values) => print('info', values),
    warn: (...values) => print('warn', values),
    error: (...values) => print('error', values),
    dir: (value) => add('log', formatValue(value, summarize)),
    trace: (...values) => print('log', ['Trace:', ...values]),
    table: (rows, columns) => add('log', formatTable(rows, columns, summarize)),
    assert: (condition, ...values) => {
      if (!condition) print('error', ['Assertion failed', ...values]);
    },
    count: (label = 'default') => {
      const count = (state.counts.get(label) ?? 0) + 1;
      state.counts.set(label, count);
      add('log', `${label}: ${count}`);
    },
    countReset: (label = 'default') => void state.counts.delete(label),
    time: (label = 'default') => void state.starts.set(label, performance.now()),
    timeLog: (label = 'default', ...values) => print('log', [elapsed(label), ...values]),
    timeEnd: (label = 'default') => {
      add('log', elapsed(label));
      state.starts.delete(label);
    },
    group: (...values) => {
      print('log', values);
      state.indent += INDENT;
    },
    groupCollapsed: (...values) => own.group?.(...values),
    groupEnd: () => {
      state.indent = state.indent.slice(INDENT.length);
    },
    clear,
  };
  const isPassed = createAllowance(MAX_PASSED);
  const repeat = <Result>(action: () => Result): Result => {
    isMuted = true;
    try {
      return action();
    } finally {
      isMuted = false;
    }
  };
  return {
    console: alsoIn(original, own, () => !isMuted && isPassed()),
    flush,
    clear,
    loaded: () => {
      atStart = copyOf(state);
    },
    begin: () => {
      state = copyOf(atStart);
    },
    repeat,
    mute: (action) => {
      const before = state;
      state = copyOf(state);
      try {
        return repeat(action);
      } finally {
        state = before;
      }
    },
  };
}

function copyOf({ counts, starts, indent }: State): State {
  return { counts: new Map(counts), starts: new Map(starts), indent };
}

/** Calls each method also in the other console, as long as it is allowed. Its further methods stay. */
function alsoIn(
  original: Console,
  own: Partial<Console>,
  isPassed: () => boolean,
): Partial<Console> {
  const both = Object.entries(own).map(([name, method]) => [
    name,
    (...values: unknown[]) => {
      if (isPassed()) Reflect.get(original, name)?.apply(original, values);
      return Reflect.apply(method as () => void, undefined, values);
    },
  ]);
  return Object.assign(Object.create(original), Object.fromEntries(both));
}

/** Returns a function that returns whether it has been called at most so many times within a second. */
function createAllowance(max: number): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > 1000) [since, count] = [now, 0];
    return ++count <= max;
  };
}
