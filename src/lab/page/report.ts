import { isParam } from '../params.ts';
import type { Failure, Plot, Report, SceneSummary, Status, Timeline } from '../runner/protocol.ts';
import type { Param, Params } from '../scene.ts';

/*
 * Code in the jail can send anything. The page reads what it can show, up to limits; missing and invalid
 * values become empty.
 */

/** Of a text, in UTF-16 code units, and of a list. */
const MAX_TEXT_LENGTH = 2000;
const MAX_ENTRIES = 100;
/** Each has four numbers. */
const MAX_BOXES = 10_000;
/** Of a timeline or a plot. */
const MAX_STEPS = 2000;
const MAX_PLOTS = 4;

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
    case 'failed':
      return { type: 'failed', failure: readFailure(record(report.failure)) };
    default:
      return undefined;
  }
}

function readScene(scene: Given): SceneSummary {
  const controls = Array.isArray(scene.controls) ? scene.controls : [];
  return {
    title: text(scene.title),
    description: text(scene.description),
    params: readParams(record(scene.params)),
    controls: controls.slice(0, MAX_ENTRIES).map(text),
    hasKeys: scene.hasKeys === true,
  };
}

function readParams(params: Given): Params {
  const valid = entries(params).filter((entry): entry is [string, Param] => isParam(entry[1]));
  return Object.fromEntries(valid.map(([name, param]) => [name, readParam(param)]));
}

function readParam(param: Param): Param {
  const label = text(param.label);
  if (param.kind === 'range') return { ...param, label, unit: param.unit && text(param.unit) };
  if (param.kind === 'toggle') return { ...param, label };
  return { ...param, label, options: param.options.slice(0, MAX_ENTRIES).map(text) };
}

function readStatus(status: Given): Status {
  return {
    time: number(status.time),
    isPlaying: status.isPlaying === true,
    bodies: number(status.bodies),
    awake: number(status.awake),
    contacts: number(status.contacts),
    energy: number(status.energy),
    facts: Object.fromEntries(
      entries(record(status.facts)).map(([name, value]) => [text(name), text(value)]),
    ),
    info: text(status.info),
    selected: text(status.selected),
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
  return Array.isArray(steps) ? steps.slice(0, MAX_STEPS).map(finite) : [];
}

function readPlots(plots: unknown): Plot[] {
  if (!Array.isArray(plots)) return [];
  return plots.slice(0, MAX_PLOTS).flatMap((given) => {
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

function readFailure({ message, line, column }: Given): Failure {
  const position = (value: unknown) => (Number.isInteger(value) ? Number(value) : undefined);
  return { message: text(message), line: position(line), column: position(column) };
}

function record(value: unknown): Given {
  return typeof value === 'object' && value !== null ? (value as Given) : {};
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

function finite(value: unknown): number {
  return Number.isFinite(value) ? Number(value) : 0;
}
