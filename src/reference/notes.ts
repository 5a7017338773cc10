/**
 * What the library's types don't tell: `reference.ts`, beside `site.config.ts`, exports it. It is a
 * program, so that it can ask the running library.
 */
export interface ReferenceNotes {
  /** The overview by task: every class and function that readers are meant to use is in one. */
  topics: Topic[];
  /**
   * What the library takes for what is left out: a value as the running library has it, or what it
   * is derived from in words. By interface and field, and by `Symbol.method` and parameter.
   */
  defaults: Record<string, Record<string, FieldDefault>>;
  /** What static members hold in the running library, by `Symbol.member`, in place of their source. */
  values: Record<string, unknown>;
  /**
   * What numbers are measured in, by `Symbol.member` (parameters: `Symbol.member.parameter`; what a
   * method returns: `Symbol.method`). Symbols such as `N·m`, a range such as `0 to 1`, or nothing
   * for a plain number.
   */
  units: Record<string, string>;
  /**
   * One sentence on what it is, as Markdown, by `Symbol` or `Symbol.member`, where the library's own
   * comment is missing or doesn't say. It takes the place of the comment's first paragraph.
   */
  summaries: Record<string, string>;
  /**
   * All further paragraphs, as Markdown, by `Symbol` or `Symbol.member`, in place of those of the
   * library's own comment; an empty text leaves them out.
   */
  remarks: Record<string, string>;
  /**
   * What comes back, as Markdown, by `Symbol.method` or `function`, in place of what the library's
   * own comment says; an empty text leaves it out.
   */
  returns: Record<string, string>;
  /**
   * A phrase on what it is, as Markdown, by `Symbol.member.parameter` or `function.parameter`, in
   * place of what the library's own comment says. Overloads share it.
   */
  parameters: Record<string, string>;
  /**
   * Code that shows the use, by `Symbol` or `Symbol.member`: checked, and run by the tests, like the
   * samples of guides. It stands before the library's own examples.
   */
  examples: Record<string, Example>;
}

/** TypeScript in a few lines, with all notations of samples. It imports what it needs, or has a setup. */
export interface Example {
  code: string;
  /** Name of the file in `samples/` that comes before it, unseen. */
  setup?: string;
}

export interface Topic {
  title: string;
  /** One sentence. */
  text: string;
  /** Names of symbols, in the order of their importance. */
  symbols: string[];
}

export type FieldDefault = { value: unknown } | { text: string };

/** Types `reference.ts` for editors. */
export function defineReference(notes: ReferenceNotes): ReferenceNotes {
  return notes;
}
