import { didYouMean } from '../config/nearest.ts';

/** Options after the language of a fence: ```` ```ts title="ramp.ts" {1,3-5} wrap ````. */
export interface Fence {
  title?: string;
  /** Numbers of the highlighted lines, 1-based. */
  lines: number[];
  /** Number of the first line; undefined when lines are not numbered. */
  lineNumbers?: number;
  wrap: boolean;
  /** Whether the bar is omitted, for code that is part of the text and not meant to be copied. */
  bare: boolean;
  /** Whether the code is shown literally, including what looks like a notation. */
  verbatim: boolean;
  /** Whether the code is type-checked, on sites that have a library. */
  check: boolean;
  /** Whether tests and readers run the code. */
  run: boolean;
  /** Whether it needs a page, so that it can run in browsers, but not in Node. */
  page: boolean;
  /** Whether it is a part of the file that its title names. All parts are checked and copied together. */
  module: boolean;
  /** Whether it is intentionally incomplete, which its bar says. */
  excerpt: boolean;
}

/** What the options without a value set. */
const FLAGS: Record<string, Partial<Fence>> = {
  wrap: { wrap: true },
  bare: { bare: true },
  verbatim: { verbatim: true },
  nocheck: { check: false },
  norun: { run: false },
  page: { page: true },
  module: { module: true, run: false },
  excerpt: { excerpt: true, check: false },
};
const WORDS = ['title', 'lineNumbers', ...Object.keys(FLAGS)];

/** Matches the options that set the title. */
export const TITLE = /(?<!\S)(?:(?:title|filename)=(?:"[^"]*"|[^\s"]+)|\[[^\]]+\])/g;

/** Option names of other tools, with ours. */
const ALIASES: Record<string, string> = { filename: 'title', showLineNumbers: 'lineNumbers' };

const PART =
  /\[(?<label>[^\]]+)\](?=\s|$)|\{(?<lines>\s*\d+(?:\s*[-,]\s*\d+)*\s*)\}|(?<key>[a-z]+)(?:=(?:"(?<text>[^"]*)"|(?<value>[^\s"]+)))?(?=\s|$)|(?<unknown>\S+)/gi;

/** Parses the options of a fence. An unknown option is a mistake and has a fix. */
export function parseFence(meta: string): {
  fence: Fence;
  mistakes: { message: string; fix: string }[];
} {
  const fence: Fence = {
    lines: [],
    wrap: false,
    bare: false,
    verbatim: false,
    check: true,
    run: true,
    page: false,
    module: false,
    excerpt: false,
  };
  const mistakes: { message: string; fix: string }[] = [];
  for (const { 0: part, groups = {} } of meta.matchAll(PART)) {
    const { label, lines, key: written = '', text, value = text } = groups;
    const key = ALIASES[written] ?? written;
    if (label !== undefined) fence.title = label;
    else if (lines !== undefined) fence.lines.push(...parseRanges(lines));
    else if (key === 'title' && value) fence.title = value;
    else if (key === 'lineNumbers' && /^\d*$/.test(value ?? ''))
      fence.lineNumbers = Number(value || 1);
    else if (Object.hasOwn(FLAGS, part)) Object.assign(fence, FLAGS[part]);
    // This option of other tools has no effect, because samples are always checked.
    else if (part !== 'twoslash') mistakes.push(mistakeIn(part, key));
  }
  return { fence, mistakes };
}

/**
 * Separates what VitePress writes directly after the language, such as `ts{1,3}`, `ts:line-numbers=5`, or
 * `ts[ramp.ts]`.
 * @param info the text between the opening backticks and the first space
 * @param meta the text after it
 */
export function splitInfo(info: string, meta: string): { language: string; meta: string } {
  const [, language = '', numbers, rest = ''] = INFO.exec(info) ?? [];
  const lineNumbers = numbers?.replace(':line-numbers', 'lineNumbers');
  return { language, meta: [lineNumbers, rest, meta].filter(Boolean).join(' ') };
}

const INFO = /^([^:{[]*)(:line-numbers(?:=\d+)?)?(.*)$/;

function mistakeIn(part: string, key: string) {
  const valid = `valid options are title="…", {1,3-5}, lineNumbers, wrap, bare, verbatim, nocheck, norun, page, module, and excerpt`;
  const name = key || part;
  if (WORDS.includes(key)) return { message: `unknown code block option ${part}`, fix: valid };
  // The message omits the value, so that a mistake repeated in many places is reported once.
  return { message: `unknown code block option ${name}`, fix: didYouMean(name, WORDS, valid) };
}

/**
 * Maximum line number. Guards against typos: no code is longer, and a list of a billion lines would fill the memory.
 */
const MAX_LINES = 10_000;

/** Expands ranges: `1,3-5` to 1, 3, 4, 5. */
function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    const count = Math.min(last, MAX_LINES) - first + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
  });
}
