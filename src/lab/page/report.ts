import { readAdjustment } from '../camera.ts';
import type { Inspected, InspectedRow, Member, Note } from '../inspect/inspected.ts';
import { isParam } from '../params.ts';
import {
  CONSOLE_LEVELS,
  type ConsoleEntry,
  type Failure,
  type FindingSummary,
  type GoalText,
  type Plot,
  type Report,
  type SceneSummary,
  type Status,
  type Timeline,
  type Timing,
} from '../runner/protocol.ts';
import { type Param, type Params, type Tone, WAVES } from '../scene.ts';

/*
 * Code in the jail can send anything. The page reads what it can show, up to limits; missing and invalid
 * values become empty.
 */

/** Of a text, in UTF-16 code units, and of a list. */
const MAX_TEXT_LENGTH = 2000;
const MAX_ENTRIES = 100;
/** What code can print between two reports. */
const MAX_CONSOLE_ENTRIES = 200;
/** Each has four numbers. */
const MAX_BOXES = 10_000;
/** Of a timeline or a plot. */
const MAX_STEPS = 2000;
const MAX_PLOTS = 4;
/** In one report. */
const MAX_TONES = 8;
/** Of a tone, and until it starts. */
const MAX_TONE_SECONDS = 2;

/** Path of a section of this site. Two slashes at the start would be another site. */
const SECTION = /^(?:\/[\w-]+)+#[\w-]+$/;

type Given = Record<string, unknown>;

/** Reads a report from a runner; undefined if it is invalid. */
export function readReport(data: unknown): Report | undefined {
  const report = record(data);
  switch (report.type) {
    case 'alive':
      return { type: 'alive' };
    case 'started':
      return { type: 'started', scene: readScene(record(report.scene)) };
    case 'status':
      return { type: 'status', ...readStatus(report) };
    case 'movable':
      return report.boxes instanceof Float32Array
        ? { type: 'movable', boxes: report.boxes.subarray(0, 4 * MAX_BOXES) }
        : undefined;
    case 'timeline':
      return { type: 'timeline', ...readTimeline(report) };
    case 'plots':
      return { type: 'plots', plots: readPlots(report.plots) };
    case 'values':
      return { type: 'values', values: readPlainValues(record(report.values)) };
    case 'snapshot':
      return report.png instanceof Blob && report.png.type === 'image/png'
        ? { type: 'snapshot', png: report.png }
        : undefined;
    case 'sounds':
      return {
        type: 'sounds',
        tones: list(report.tones, MAX_TONES).map((tone) => readTone(record(tone))),
      };
    case 'findings':
      return { type: 'findings', findings: readFindings(report.findings) };
    case 'inspected':
      return {
        type: 'inspected',
        ...(report.item !== undefined && { item: readInspected(record(report.item)) }),
      };
    case 'failed':
      return { type: 'failed', failure: readFailure(record(report.failure)) };
    case 'console':
      return {
        type: 'console',
        entries: list(report.entries, MAX_CONSOLE_ENTRIES).map((entry) =>
          readConsoleEntry(record(entry)),
        ),
        isCleared: report.isCleared === true,
      };
    default:
      return undefined;
  }
}

function readScene(scene: Given): SceneSummary {
  return {
    title: text(scene.title),
    description: text(scene.description),
    params: readParams(record(scene.params)),
    controls: list(scene.controls).map(text),
    hasKeys: scene.hasKeys === true,
    hasPointer: scene.hasPointer === true,
    hasSounds: scene.hasSounds === true,
    goal: readGoal(record(scene.goal)),
    hasPicture: scene.hasPicture !== false,
  };
}

function readGoal(goal: Given): GoalText | undefined {
  const read = { text: text(goal.text), hint: text(goal.hint) };
  return read.text === '' ? undefined : read;
}

function readParams(params: Given): Params {
  const valid = entries(params).filter((entry): entry is [string, Param] => isParam(entry[1]));
  return Object.fromEntries(valid.map(([name, param]) => [name, readParam(param)]));
}

function readParam(param: Param): Param {
  const base = { label: text(param.label), under: param.under && text(param.under) };
  if (param.kind === 'range') return { ...param, ...base, unit: param.unit && text(param.unit) };
  if (param.kind === 'toggle') return { ...param, ...base };
  return { ...param, ...base, options: param.options.slice(0, MAX_ENTRIES).map(text) };
}

function readStatus(status: Given): Status {
  return {
    time: number(status.time),
    isPlaying: status.isPlaying === true,
    isGoalReached: status.isGoalReached === true,
    bodies: number(status.bodies),
    awake: number(status.awake),
    contacts: number(status.contacts),
    kineticEnergy: number(status.kineticEnergy),
    facts: Object.fromEntries(
      entries(record(status.facts)).map(([name, value]) => [text(name), text(value)]),
    ),
    info: text(status.info),
    selected: text(status.selected),
    view: readAdjustment(status.view),
    timing: readTiming(status.timing),
  };
}

function readTimeline(timeline: Given): Timeline {
  const [first, shown, last, dt] = (['first', 'shown', 'last', 'dt'] as const).map((name) =>
    finite(timeline[name]),
  ) as [number, number, number, number];
  const isOrdered = first >= 0 && last >= first && last - first <= MAX_STEPS;
  const start = isOrdered ? first : last;
  return {
    first: start,
    shown: Math.min(last, Math.max(start, shown)),
    last,
    dt: dt > 0 ? dt : 1 / 60,
    canGoBack: timeline.canGoBack === true,
    hasGhost: timeline.hasGhost === true,
    begins: readSteps(timeline.begins),
    ends: readSteps(timeline.ends),
  };
}

function readSteps(steps: unknown): number[] {
  return list(steps, MAX_STEPS).map(finite);
}

function readPlots(plots: unknown): Plot[] {
  return list(plots, MAX_PLOTS).flatMap((given) => {
    const { name, unit, values } = record(given);
    if (!(values instanceof Float32Array)) return [];
    return [{ name: text(name), unit: text(unit), values: values.subarray(0, MAX_STEPS) }];
  });
}

function readPlainValues(values: Given): Record<string, number | boolean | string> {
  return Object.fromEntries(
    entries(values).filter((entry): entry is [string, number | boolean | string] =>
      ['number', 'boolean', 'string'].includes(typeof entry[1]),
    ),
  );
}

function readTiming(timing: unknown): Timing | undefined {
  if (timing === undefined) return undefined;
  const { step, frame } = record(timing);
  return { step: step === undefined ? undefined : number(step), frame: number(frame) };
}

function readTone({ frequency, duration, slideTo, delay, wave, volume }: Given): Tone {
  return {
    frequency: pitch(frequency),
    duration: within(duration, 0.01, MAX_TONE_SECONDS),
    slideTo: slideTo === undefined ? undefined : pitch(slideTo),
    delay: within(delay, 0, MAX_TONE_SECONDS),
    wave: WAVES.find((one) => one === wave),
    volume: volume === undefined ? undefined : within(volume, 0, 1),
  };
}

/** In hertz, within what can be heard. */
function pitch(value: unknown): number {
  return within(value, 20, 20_000);
}

function readFindings(findings: unknown): FindingSummary[] {
  return list(findings)
    .map(record)
    .map(({ rule, message, link, count }) => ({
      rule: text(rule),
      message: text(message),
      link: SECTION.test(text(link)) ? text(link) : '',
      count: number(count),
    }));
}

function readInspected({ title, rows, reasons, notes, related }: Given): Inspected {
  return {
    title: text(title),
    rows: list(rows).flatMap((row) => readRow(record(row)) ?? []),
    reasons: list(reasons).map(readNote),
    notes: list(notes).map(readNote),
    related: list(related).map(text),
  };
}

function readNote(note: unknown): Note {
  const given = record(note);
  return { text: text(given.text), member: member(given.member) };
}

function readRow(row: Given): InspectedRow | undefined {
  const { name, value, unit } = row;
  const source = member(row.member);
  return (
    source && {
      ...{ name: text(name), value: text(value), member: source },
      ...(unit !== undefined && { unit: text(unit) }),
    }
  );
}

/** Names become addresses of links, so nothing else passes: `Body#getMass`. */
function member(value: unknown): Member | undefined {
  const name = text(value);
  return /^[A-Z][A-Za-z0-9]{0,40}#[A-Za-z][A-Za-z0-9]{0,40}$/.test(name)
    ? (name as Member)
    : undefined;
}

function readFailure({ message, line, column }: Given): Failure {
  return { message: text(message), line: integer(line), column: integer(column) };
}

function readConsoleEntry({ level, text: printed, count, line }: Given): ConsoleEntry {
  return {
    level: CONSOLE_LEVELS.find((one) => one === level) ?? 'log',
    text: text(printed),
    count: Math.max(1, integer(count) ?? 1),
    line: integer(line),
  };
}

function integer(value: unknown): number | undefined {
  return Number.isInteger(value) ? Number(value) : undefined;
}

function record(value: unknown): Given {
  return typeof value === 'object' && value !== null ? (value as Given) : {};
}

function list(value: unknown, max = MAX_ENTRIES): unknown[] {
  return Array.isArray(value) ? value.slice(0, max) : [];
}

function entries(value: Given): [string, unknown][] {
  return Object.entries(value).slice(0, MAX_ENTRIES);
}

/** Lists and objects have no text. */
function text(value: unknown): string {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return isPlain ? String(value).slice(0, MAX_TEXT_LENGTH) : '';
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function within(value: unknown, min: number, max: number): number {
  return Math.min(max, Math.max(min, finite(value)));
}

function finite(value: unknown): number {
  return Number.isFinite(value) ? Number(value) : 0;
}
