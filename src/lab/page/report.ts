import type { Inspected, InspectedRow, Member, Note } from '../inspect/inspected.ts';
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
    case 'inspected':
      return {
        type: 'inspected',
        ...(report.item !== undefined && { item: readInspected(record(report.item)) }),
      };
    case 'failed':
      return { type: 'failed', failure: readFailure(record(report.failure)) };
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
  const position = (value: unknown) => (Number.isInteger(value) ? Number(value) : undefined);
  return { message: text(message), line: position(line), column: position(column) };
}

function record(value: unknown): Given {
  return typeof value === 'object' && value !== null ? (value as Given) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
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
