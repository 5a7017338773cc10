import type { VersionChanges } from './changes/changes.ts';

/**
 * What the library's types don't say: `reference.ts`, next to `site.config.ts`, exports it. It is a
 * program, so that it can read defaults from the running library.
 */
export interface ReferenceNotes {
  /** The overview by task: every class and function that readers are meant to use is in one. */
  topics: Topic[];
  /** Notes by the name of the symbol. */
  symbols: Record<string, SymbolNotes>;
  /** Members of large classes by task, by the name of the class. Others are listed by kind. */
  groups?: Partial<Record<string, MemberGroup[]>>;
  /** Ids of the scenes that pages of symbols show, by the name of the symbol. */
  scenes?: Partial<Record<string, string>>;
  /** How the API changed, the first version first: what `npm run changes` writes. */
  changes?: VersionChanges[];
}

export interface Topic<Name extends string = string> {
  title: string;
  /** One sentence. */
  text: string;
  /** Names of symbols, the most important first. */
  symbols: Name[];
  /** Whether only the library itself uses these symbols: their pages say so, and rank low in search. */
  isInternal?: boolean;
}

/** What a class offers for one task. */
export interface MemberGroup {
  /** Heading of the group. */
  title: string;
  /** Names of own and inherited members, in any order; `new` is the constructor. */
  members: readonly string[];
}

/**
 * Notes on one symbol. `SymbolNotes<typeof planck.World>` (a class, function, or enumeration) and
 * `SymbolNotes<planck.BodyDef>` (an interface or type alias) reject members that it doesn't have.
 */
export interface SymbolNotes<T = Record<string, unknown>> extends CallableNote {
  /** The constructor of a class. */
  new?: string | CallableNote;
  /** Members by name. A static member without a note in `statics` has the one of its name here. */
  members?: MemberName<T> extends never
    ? never
    : { [Name in MemberName<T>]?: string | CallableNote };
  /**
   * Static members of a class by name, where another member has the same name: `Vec2.add` and
   * `Vec2#add`. Parameters without a note here have the one of the same name in `members`.
   */
  statics?: StaticName<T> extends never
    ? never
    : { [Name in StaticName<T>]?: string | CallableNote };
  /** Events by name. No type lists them: like the names of parameters, they are checked by the build. */
  events?: Record<string, string | CallableNote>;
  /**
   * Members that only the library itself uses, with all that override them: folded at the end of the
   * page, and ranked low in search. `new` is the constructor.
   */
  internal?: readonly ((MemberName<T> & string) | 'new')[];
}

/** Not `toString`: every object has one, so TypeScript would take it for a note of the wrong type. */
type MemberName<T> = Exclude<
  T extends abstract new (...args: never) => infer Instance ? keyof Instance | keyof T : keyof T,
  'prototype' | 'toString'
>;

type StaticName<T> = Exclude<
  // Without a type, notes can have any names.
  T extends abstract new (
    ...args: never
  ) => unknown
    ? keyof T
    : string extends keyof T
      ? string
      : never,
  'prototype'
>;

/** A note on something that can be called. */
export interface CallableNote extends Note {
  /** Parameters by name; overloads share them. */
  parameters?: Record<string, string | Pick<Note, 'summary' | 'unit' | 'default'>>;
}

/** All texts are Markdown. A note that is only a text is its summary. */
export interface Note {
  /** One sentence that replaces the first paragraph of the library's own comment. */
  summary?: string;
  /** Replaces the further paragraphs of the comment; an empty text removes them. */
  remarks?: string;
  /** Replaces what the comment says about the result; an empty text removes it. */
  returns?: string;
  /**
   * Unit of a number, or of the result of a method: a symbol such as `N·m`, a range such as `0 to 1`,
   * or an empty text for a plain number.
   */
  unit?: string;
  default?: Default;
  /** Value of a static member in the running library; replaces the expression in the source. */
  value?: unknown;
  /** Shown before the library's own examples; checked, and run by the tests, like samples of guides. */
  example?: Example;
  /**
   * Related symbols and guides: the name of a symbol or member, or Markdown with a link, such as
   * `[Body](/body)`. Replaces those of the comment.
   */
  see?: string[];
  /** Of an option: full names of the members that read or change it later, if their names differ. */
  atRuntime?: string[];
}

/** What the library uses for an omitted field or argument: a value, or how it is derived, in Markdown. */
export type Default = { value: unknown } | { text: string };

/** A few lines of TypeScript, with all notations of samples. They import what they use, or have a setup. */
export interface Example {
  code: string;
  /** Name of the file in `samples/` that runs before it, unseen. */
  setup?: string;
}

/** Types `reference.ts` for editors: topics can only list symbols that have notes. */
export function defineReference<Symbols extends Record<string, SymbolNotes>>(notes: {
  topics: Topic<keyof Symbols & string>[];
  symbols: Symbols;
  groups?: { [Name in keyof Symbols]?: MemberGroup[] };
  scenes?: { [Name in keyof Symbols]?: string };
  changes?: VersionChanges[];
}): ReferenceNotes {
  return notes;
}

/**
 * Returns every note by the full name of its subject: `World`, `World.step`, `World.step.timeStep`. Those in `statics`
 * have a keyword before the name: `static Vec2.add`.
 */
export function notesByName(symbols: ReferenceNotes['symbols']): Map<string, Note> {
  const byName = new Map<string, Note>();
  const add = (name: string, given: string | CallableNote) => {
    const { parameters = {}, ...note } = typeof given === 'string' ? { summary: given } : given;
    byName.set(name, note);
    for (const [parameter, note] of Object.entries(parameters)) add(`${name}.${parameter}`, note);
  };
  for (const [symbol, notes] of Object.entries(symbols)) {
    const { new: ofConstructor, members, statics = {}, events, internal, ...note } = notes;
    add(symbol, note);
    // Constructors go by the name of their class.
    const all = { [symbol]: ofConstructor, ...members, ...events };
    for (const [member, note] of Object.entries(all)) if (note) add(`${symbol}.${member}`, note);
    for (const [member, note] of Object.entries(statics)) {
      if (note) add(`${STATIC}${symbol}.${member}`, note);
    }
  }
  return byName;
}

/** Precedes the names of static members and their parameters. */
const STATIC = 'static ';

/** Returns the keys that lead to the note on a full name: `Vec2`, `statics`, `add` for `static Vec2.add`. */
export function keysOfNote(name: string): string[] {
  const isStatic = name.startsWith(STATIC);
  const [symbol = '', member, ...rest] = name.slice(isStatic ? STATIC.length : 0).split('.');
  if (member === undefined) return [symbol];
  return [symbol, ...(isStatic ? ['statics'] : []), member === symbol ? 'new' : member, ...rest];
}

/** Returns the names that a member's note can have, the most specific first. */
export function noteNames(symbol: string, { name, isStatic }: NamedMember): string[] {
  const fullName = `${symbol}.${name}`;
  return isStatic ? [`${STATIC}${fullName}`, fullName] : [fullName];
}

type NamedMember = { name: string; isStatic: boolean };
