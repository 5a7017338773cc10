import { readAdjustment } from '../draw/camera.ts';
import type { Inspected, InspectedRow, Member, Note } from '../inspect/inspected.ts';
import { isParam } from '../model/params.ts';
import { type Param, type Params, type Tone, WAVES } from '../model/scene.ts';
import type { GoalText, SceneSummary } from '../model/sceneData.ts';
import {
  entries,
  finite,
  flag,
  floats,
  type Given,
  label,
  list,
  MAX_ENTRIES,
  Mismatch,
  number,
  oneOf,
  optional,
  plain,
  position,
  record,
  text,
  within,
} from './fields.ts';
import { STOP_MESSAGES, type StopReason } from './limits.ts';
import {
  CONSOLE_LEVELS,
  type ConsoleEntry,
  type Failure,
  type FindingSummary,
  type Plot,
  type Report,
  type Status,
  type Timeline,
  type Timing,
} from './protocol.ts';

/*
 * Code in the jail can send anything. Each field of a report is read by what it has to be, up to limits: missing
 * values become empty, and a value of another kind makes the whole report invalid.
 */

/** What code can print between two reports. */
const MAX_CONSOLE_ENTRIES = 200;
/** Each has four numbers. */
const MAX_BOXES = 10_000;
/** Of a timeline or a plot. */
const MAX_STEPS = 2000;
const MAX_PLOTS = 4;
/** Maximum number of keys that become buttons. */
const MAX_KEYS = 24;
/** In one report. */
const MAX_TONES = 8;
/** Of a tone, and until it starts. */
const MAX_TONE_SECONDS = 2;

const REASONS = Object.keys(STOP_MESSAGES) as StopReason[];

/** Path of a section of this site. Two slashes at the start would be another site. */
const SECTION = /^(?:\/[\w-]+)+#[\w-]+$/;

/** Reads a report from a runner; undefined if it is invalid. */
export function readReport(data: unknown): Report | undefined {
  try {
    return readFields(record(data));
  } catch (error) {
    if (error instanceof Mismatch) return undefined;
    throw error;
  }
}

/** @throws {Mismatch} if a field is invalid */
function readFields(report: Given): Report | undefined {
  switch (report.type) {
    case 'alive':
      return { type: 'alive', id: optional(report.id, finite) };
    case 'stopped':
      return { type: 'stopped', reason: oneOf(REASONS, report.reason) };
    case 'started':
      return { type: 'started', scene: readScene(record(report.scene)) };
    case 'status':
      return { type: 'status', ...readStatus(report) };
    case 'movable':
      return { type: 'movable', boxes: floats(report.boxes, 4 * MAX_BOXES) };
    case 'timeline':
      return { type: 'timeline', ...readTimeline(report) };
    case 'plots':
      return { type: 'plots', plots: readPlots(report.plots) };
    case 'values':
      return { type: 'values', values: readPlainValues(record(report.values)) };
    case 'snapshot':
      if (report.png === undefined) return { type: 'snapshot' };
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
        isCleared: flag(report.isCleared),
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
    controls: list(scene.controls).map(label),
    keys: optional(scene.keys, (names) => list(names, MAX_KEYS).map(label)),
    hasPointer: flag(scene.hasPointer),
    hasSounds: flag(scene.hasSounds),
    goal: readGoal(record(scene.goal)),
    hasPicture: optional(scene.hasPicture, flag) ?? true,
  };
}

function readGoal(goal: Given): GoalText | undefined {
  const read = { text: text(goal.text), hint: text(goal.hint) };
  return read.text === '' ? undefined : read;
}

function readParams(params: Given): Params {
  return Object.fromEntries(entries(params).map(([name, param]) => [name, readParam(param)]));
}

function readParam(param: unknown): Param {
  if (!isParam(param)) throw new Mismatch();
  const { kind, under, restart } = param;
  const base = { label: label(param.label), under, restart: optional(restart, flag) };
  if (kind === 'toggle') return { kind, ...base, value: param.value };
  if (kind === 'choice')
    return { kind, ...base, options: param.options.slice(0, MAX_ENTRIES), value: param.value };
  const { min, max, step, value } = param;
  return { kind, ...base, min, max, step, value, unit: optional(param.unit, label) };
}

function readStatus(status: Given): Status {
  return {
    time: number(status.time),
    isPlaying: flag(status.isPlaying),
    isGoalReached: flag(status.isGoalReached),
    bodies: number(status.bodies),
    awake: number(status.awake),
    contacts: number(status.contacts),
    kineticEnergy: number(status.kineticEnergy),
    facts: Object.fromEntries(
      entries(record(status.facts)).map(([name, value]) => [label(name), text(value)]),
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
    canGoBack: flag(timeline.canGoBack),
    hasGhost: flag(timeline.hasGhost),
    begins: readSteps(timeline.begins),
    ends: readSteps(timeline.ends),
  };
}

function readSteps(steps: unknown): number[] {
  return list(steps, MAX_STEPS).map(finite);
}

function readPlots(plots: unknown): Plot[] {
  return list(plots, MAX_PLOTS).map((given) => {
    const { name, unit, values } = record(given);
    return { name: text(name), unit: text(unit), values: floats(values, MAX_STEPS) };
  });
}

function readPlainValues(values: Given): Record<string, number | boolean | string> {
  return Object.fromEntries(entries(values).map(([name, value]) => [name, plain(value)]));
}

function readTiming(timing: unknown): Timing | undefined {
  if (timing === undefined) return undefined;
  const { step, frame } = record(timing);
  return { step: optional(step, number), frame: number(frame) };
}

function readTone({ frequency, duration, slideTo, delay, wave, volume }: Given): Tone {
  return {
    frequency: pitch(frequency),
    duration: within(duration, 0.01, MAX_TONE_SECONDS),
    slideTo: optional(slideTo, pitch),
    delay: within(delay, 0, MAX_TONE_SECONDS),
    wave: optional(wave, (given) => oneOf(WAVES, given)),
    volume: optional(volume, (given) => within(given, 0, 1)),
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
  return { message: text(message), line: position(line), column: position(column) };
}

function readConsoleEntry({ level, text: printed, count, line }: Given): ConsoleEntry {
  return {
    level: oneOf(CONSOLE_LEVELS, level),
    text: text(printed),
    count: Math.max(1, Math.trunc(finite(count))),
    line: position(line),
  };
}
