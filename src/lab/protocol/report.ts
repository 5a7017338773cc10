import { readAdjustment } from '../draw/camera.ts';
import type { InspectedRow, Member, Note } from '../inspect/inspected.ts';
import { isParam } from '../model/params.ts';
import { type Param, type Tone, WAVES } from '../model/scene.ts';
import type { GoalText, SceneSummary } from '../model/sceneData.ts';
import {
  clamped,
  finite,
  flag,
  floats,
  label,
  list,
  MAX_ENTRIES,
  Mismatch,
  number,
  object,
  oneOf,
  optional,
  plain,
  position,
  type Reader,
  record,
  table,
  text,
} from './fields.ts';
import { STOP_MESSAGES, type StopReason } from './limits.ts';
import {
  CONSOLE_LEVELS,
  type ConsoleEntry,
  type Failure,
  type FindingSummary,
  type Plot,
  type Report,
  type Timeline,
  type Timing,
} from './protocol.ts';

/** Maximum number of console entries per report. */
const MAX_CONSOLE_ENTRIES = 200;
/** Maximum number of boxes per report; each has four numbers. */
const MAX_BOXES = 10_000;
/** Maximum number of steps of a timeline or a plot. */
const MAX_STEPS = 2000;
const MAX_PLOTS = 4;
/** Maximum number of keys that become buttons. */
const MAX_KEYS = 24;
/** Maximum number of tones per report. */
const MAX_TONES = 8;
/** Maximum duration of a tone, and maximum delay until it starts, in seconds. */
const MAX_TONE_SECONDS = 2;
/** Reads a pitch in hertz, within the range of human hearing. */
const pitch = clamped(20, 20_000);

/** Path of a section of this site. Two slashes at the start would lead to another site. */
const SECTION = /^(?:\/[\w-]+)+#[\w-]+$/;
/** Names such as `Body#getMass`. They become URLs of links, so nothing else passes. */
const MEMBER = /^[A-Z][A-Za-z0-9]{0,40}#[A-Za-z][A-Za-z0-9]{0,40}$/;

const param: Reader<Param> = (given) => {
  if (!isParam(given)) throw new Mismatch();
  const { kind, under } = given;
  const base = {
    ...{ label: label(given.label), under },
    restart: optional(flag)(given.restart),
  };
  if (kind === 'toggle') return { kind, ...base, value: given.value };
  if (kind === 'choice')
    return { kind, ...base, options: given.options.slice(0, MAX_ENTRIES), value: given.value };
  const { min, max, step, value, unit } = given;
  return { kind, ...base, min, max, step, value, unit: optional(label)(unit) };
};

const goal: Reader<GoalText | undefined> = (value) => {
  const given = object<GoalText>({ text, hint: text })(value);
  return given.text === '' ? undefined : given;
};

const timeline: Reader<Timeline> = (value) => {
  const given = object<Timeline>({
    ...{ first: finite, current: finite, last: finite, dt: finite },
    ...{ canGoBack: flag, hasGhost: flag },
    ...{ begins: list(finite, MAX_STEPS), ends: list(finite, MAX_STEPS) },
  })(value);
  const { first, current, last, dt } = given;
  const isOrdered = first >= 0 && last >= first && last - first <= MAX_STEPS;
  const start = isOrdered ? first : last;
  return {
    ...given,
    first: start,
    current: Math.min(last, Math.max(start, current)),
    dt: dt > 0 ? dt : 1 / 60,
  };
};

const member: Reader<Member | undefined> = (value) => {
  const name = text(value);
  return MEMBER.test(name) ? (name as Member) : undefined;
};
const notes = list(object<Note>({ text, member }));
const row = object<Partial<InspectedRow>>({
  ...{ name: text, value: text, unit: optional(text), member },
});

const png: Reader<Blob | undefined> = optional((value) => {
  if (value instanceof Blob && value.type === 'image/png') return value;
  throw new Mismatch();
});

/** Readers for the fields of each report, which enforce limits. */
const REPORTS: {
  [Type in Report['type']]: Reader<Omit<Extract<Report, { type: Type }>, 'type'>>;
} = {
  alive: object({ id: finite }),
  stopped: object({ reason: oneOf(Object.keys(STOP_MESSAGES) as StopReason[]) }),
  started: object({
    scene: object<SceneSummary>({
      ...{ title: text, description: text, goal },
      ...{ params: table(param), controls: list(label) },
      ...{ hasPointer: flag, hasSounds: flag, isGame: flag },
      keys: optional(list(label, MAX_KEYS)),
      hasPicture: (value) => value === undefined || flag(value),
    }),
  }),
  status: object({
    ...{ time: number, isPlaying: flag, isGoalReached: flag },
    ...{ bodies: number, awake: number, contacts: number, kineticEnergy: number },
    ...{ facts: table(text, label), info: text, selected: text },
    view: readAdjustment,
    timing: optional(object<Timing>({ step: optional(number), frame: number })),
  }),
  movable: object({ boxes: floats(4 * MAX_BOXES) }),
  timeline,
  plots: object({
    plots: list(object<Plot>({ name: text, unit: text, values: floats(MAX_STEPS) }), MAX_PLOTS),
  }),
  values: object({ values: table(plain) }),
  snapshot: object({ png }),
  sounds: object({
    tones: list(
      object<Tone>({
        ...{ frequency: pitch, slideTo: optional(pitch) },
        ...{ duration: clamped(0.01, MAX_TONE_SECONDS), delay: clamped(0, MAX_TONE_SECONDS) },
        ...{ wave: optional(oneOf(WAVES)), volume: optional(clamped(0, 1)) },
      }),
      MAX_TONES,
    ),
  }),
  findings: object({
    findings: list(
      object<FindingSummary>({
        ...{ rule: text, message: text, count: number },
        link: (value) => (SECTION.test(text(value)) ? text(value) : ''),
      }),
    ),
  }),
  inspected: object({
    item: optional(
      object({
        ...{ title: text, reasons: notes, notes, related: list(text) },
        rows: (value) => list(row)(value).filter((one) => one.member) as InspectedRow[],
      }),
    ),
  }),
  failed: object({
    failure: object<Failure>({ message: text, line: position, column: position }),
  }),
  console: object({
    entries: list(
      object<ConsoleEntry>({
        ...{ level: oneOf(CONSOLE_LEVELS), text, line: position },
        count: (value) => Math.max(1, Math.trunc(finite(value))),
      }),
      MAX_CONSOLE_ENTRIES,
    ),
    isCleared: flag,
  }),
};

const readType = oneOf(Object.keys(REPORTS) as Report['type'][]);

/**
 * Reads a report of code that can send anything; undefined if it is invalid. Missing fields become empty, and one
 * of another kind makes the whole report invalid.
 */
export function readReport(data: unknown): Report | undefined {
  try {
    const type = readType(record(data).type);
    return { type, ...REPORTS[type](data) } as Report;
  } catch (error) {
    if (error instanceof Mismatch) return undefined;
    throw error;
  }
}
