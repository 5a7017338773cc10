import { isParam } from '../params.ts';
import type { Failure, Report, SceneSummary, Status } from '../runner/protocol.ts';
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
  const base = { label: text(param.label), under: param.under && text(param.under) };
  if (param.kind === 'range') return { ...param, ...base, unit: param.unit && text(param.unit) };
  if (param.kind === 'toggle') return { ...param, ...base };
  return { ...param, ...base, options: param.options.slice(0, MAX_ENTRIES).map(text) };
}

function readStatus(status: Given): Status {
  return {
    time: number(status.time),
    isPlaying: status.isPlaying === true,
    bodies: number(status.bodies),
    awake: number(status.awake),
    contacts: number(status.contacts),
    kineticEnergy: number(status.kineticEnergy),
    facts: Object.fromEntries(
      entries(record(status.facts)).map(([name, value]) => [text(name), text(value)]),
    ),
    info: text(status.info),
    selected: text(status.selected),
  };
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
