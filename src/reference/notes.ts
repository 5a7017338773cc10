import type { VersionChanges } from './changes/changes.ts';

/**
 * Facts that the library's types don't express. `reference.ts`, next to `site.config.ts`, exports them. It is a
 * program, so that it can read defaults from the running library.
 */
export interface ReferenceNotes {
  /** Overview by task. Every class and function that readers are meant to use is in a topic. */
  topics: Topic[];
  /** Notes by the name of the symbol. */
  symbols: Record<string, SymbolNotes>;
  /** Members of large classes by task, by the name of the class. Members of other classes are listed by kind. */
  groups?: Partial<Record<string, MemberGroup[]>>;
  /** Ids of the scenes that pages of symbols show, by the name of the symbol. */
  scenes?: Partial<Record<string, string>>;
  /** Changes of the API by version, the first version first, as `npm run changes` writes them. */
  changes?: VersionChanges[];
}

export interface Topic<Name extends string = string> {
  title: string;
  /** Description in one sentence. */
  text: string;
  /** Names of symbols, the most important first. */
  symbols: Name[];
  /** Whether only the library itself uses these symbols. Their pages then say so, and rank low in search. */
  isInternal?: boolean;
}

/** Members of a class for one task. */
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
  /** Note on the constructor of a class. */
  new?: string | CallableNote;
  /** Members by name. A static member without a note in `statics` uses the note of the same name here. */
  members?: MemberName<T> extends never
    ? never
    : { [Name in MemberName<T>]?: string | CallableNote };
  /**
   * Static members of a class by name, if another member has the same name: `Vec2.add` and `Vec2#add`. Parameters
   * without a note here use the one of the same name in `members`.
   */
  statics?: StaticName<T> extends never
    ? never
    : { [Name in StaticName<T>]?: string | CallableNote };
  /** Events by name. No type lists them, so the build checks them, as it checks the names of parameters. */
  events?: Record<string, string | CallableNote>;
  /**
   * Members that only the library itself uses, with all their overrides. They are folded at the end of the page and
   * rank low in search. `new` is the constructor.
   */
  internal?: readonly ((MemberName<T> & string) | 'new')[];
}

/** Excludes `toString`, which every object has, so TypeScript would mistake it for a note of the wrong type. */
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

/** Note on a callable symbol or member. */
export interface CallableNote extends Note {
  /** Parameters by name, shared by all overloads. */
  parameters?: Record<string, string | Pick<Note, 'summary' | 'unit' | 'default'>>;
}

/** A note, whose texts are all Markdown. A note that is only a text is its summary. */
export interface Note {
  /** One sentence that replaces the first paragraph of the library's own comment. */
  summary?: string;
  /** Replaces the further paragraphs of the comment; an empty text removes them. */
  remarks?: string;
  /** Replaces the comment's description of the result; an empty text removes it. */
  returns?: string;
  /**
   * Unit of a number, or of the result of a method: a symbol such as `N·m`, a range such as `0 to 1`, or an empty text
   * for a plain number.
   */
  unit?: string;
  default?: Default;
  /** Value of a static member in the running library; replaces the expression in the source. */
  value?: unknown;
  /**
   * Example that precedes the library's own: a complete program of a few lines of TypeScript. Like samples of guides, it
   * is type-checked, and tests run it.
   */
  example?: string;
  /**
   * Related symbols and guides: the name of a symbol or member, or Markdown with a link, such as
   * `[Body](/body)`. Replaces those of the comment.
   */
  see?: string[];
  /** For an option, full names of the members that read or change it later, if their names differ. */
  atRuntime?: string[];
}

/**
 * Value that the library uses for an omitted field or argument, or a Markdown text that describes how it is derived.
 */
export type Default = { value: unknown } | { text: string };

/** Types `reference.ts` for editors. Topics can list only symbols that have notes. */
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
 * Returns every note by the full name of its subject: `World`, `World.step`, `World.step.timeStep`. Notes in `statics`
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
    // Constructors have the name of their class.
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

/** Returns the names under which a member's note can be, the most specific first. */
export function noteNames(symbol: string, { name, isStatic }: NamedMember): string[] {
  const fullName = `${symbol}.${name}`;
  return isStatic ? [`${STATIC}${fullName}`, fullName] : [fullName];
}

type NamedMember = { name: string; isStatic: boolean };
