import { z } from 'zod';
import { check } from '../config/check.ts';
import type { Problem } from '../config/problem.ts';
import { type CallableNote, keysOfNote, type Note, type SymbolNotes } from './notes.ts';

/** A problem in notes, whose line is determined when their files are searched. */
export interface NoteProblem extends Problem {
  /** Path to the mistake: names of the symbol, of keys, and of the faulty part. */
  at: string[];
}

const text = z.string({ error: 'text' }).optional();
const names = z.array(z.string({ error: 'text' })).optional();
const given = z.unknown().optional();

const NOTE = {
  summary: text,
  remarks: text,
  returns: text,
  unit: text,
  default: z
    .union([z.strictObject({ value: given }), z.strictObject({ text: z.string() })], {
      error: '{ value }, or { text }',
    })
    .optional(),
  value: given,
  example: text,
  see: names,
  atRuntime: names,
} satisfies Record<keyof Note, z.ZodType>;

/** Keys that contain further notes, which are checked one by one. */
const MEMBER = { ...NOTE, parameters: given } satisfies Record<keyof CallableNote, z.ZodType>;
const SYMBOL = {
  ...MEMBER,
  ...{ new: given, members: given, statics: given, events: given, internal: given },
} satisfies Record<keyof SymbolNotes, z.ZodType>;

const SCHEMAS = [SYMBOL, MEMBER, NOTE].map((shape) => z.strictObject(shape));

function findSchema(name: string): z.ZodType {
  return SCHEMAS[Math.min(name.split('.').length, SCHEMAS.length) - 1] as z.ZodType;
}

/**
 * Returns whether all values of a note have the right types, so that pages can display it, even if it has unknown keys.
 */
export function isReadable(name: string, note: Note): boolean {
  const { error } = findSchema(name).safeParse(note);
  return !error?.issues.some(({ code }) => code !== 'unrecognized_keys');
}

/**
 * Returns a problem for each unknown key of a note, and for each value of a wrong type.
 * @param name full name of the note's subject
 * @param file of the notes, as messages display it
 */
export function noteMistakes(name: string, note: Note, file: string): NoteProblem[] {
  const keys: PropertyKey[][] = [];
  // The index of the faulty key stands for its line, until the line is determined.
  const findLine = (key: PropertyKey[]) => keys.push(key) - 1;
  const { problems } = check(findSchema(name), note, { file, findLine, owner: ` of "${name}"` });
  return problems.map(({ line = 0, ...problem }) => ({
    ...problem,
    at: [...keysOfNote(name), ...(keys[line] ?? []).map(String)],
  }));
}
