import { didYouMean } from '../config/nearest.ts';

/** The options after the language of a fence: ```` ```ts title="ramp.ts" {1,3-5} wrap ````. */
export interface Fence {
  title?: string;
  /** 1-based numbers of the highlighted lines. */
  lines: number[];
  /** Words that are highlighted wherever they occur in the code. */
  words: string[];
  /** Number of the first line; undefined when lines are not numbered. */
  lineNumbers?: number;
  wrap: boolean;
  /** Whether the bar is omitted, for code that is part of the text rather than something to copy. */
  bare: boolean;
  /** Whether it is shown literally: what looks like a notation is part of the code. */
  verbatim: boolean;
  /** Whether the code is type-checked, on sites that have a library. */
  check: boolean;
  /** Whether tests run the code. */
  run: boolean;
  /** Name of the file in `samples/` that is put before it, hidden. */
  setup?: string;
}

const WORDS = ['title', 'lineNumbers', 'wrap', 'bare', 'verbatim', 'nocheck', 'norun', 'setup'];

/** The option that sets the title. */
export const TITLE = /\btitle=(?:"[^"]*"|[^\s"]+)/;

const PART =
  /\{(?<lines>\s*\d+(?:\s*[-,]\s*\d+)*\s*)\}|\/(?<word>(?:\\.|[^/\\])+)\/|(?<key>[a-z]+)(?:=(?:"(?<text>[^"]*)"|(?<value>[^\s"]+)))?(?=\s|$)|(?<unknown>\S+)/gi;

/** Parses the options of a fence; an unknown one is a mistake, with its fix. */
export function parseFence(meta: string): {
  fence: Fence;
  mistakes: { message: string; fix: string }[];
} {
  const fence: Fence = {
    lines: [],
    words: [],
    wrap: false,
    bare: false,
    verbatim: false,
    check: true,
    run: true,
  };
  const mistakes: { message: string; fix: string }[] = [];
  for (const { 0: part, groups = {} } of meta.matchAll(PART)) {
    const { lines, word, key = '', text, value = text } = groups;
    if (lines !== undefined) fence.lines.push(...numbersOf(lines));
    else if (word !== undefined) fence.words.push(word.replace(/\\(.)/g, '$1'));
    else if (key === 'title' && value) fence.title = value;
    else if (key === 'setup' && value) fence.setup = value;
    else if (key === 'lineNumbers' && /^\d*$/.test(value ?? ''))
      fence.lineNumbers = Number(value || 1);
    else if (part === 'wrap') fence.wrap = true;
    else if (part === 'bare') fence.bare = true;
    else if (part === 'verbatim') fence.verbatim = true;
    else if (part === 'nocheck') fence.check = false;
    else if (part === 'norun') fence.run = false;
    else mistakes.push(mistakeIn(part, key));
  }
  return { fence, mistakes };
}

function mistakeIn(part: string, key: string) {
  const valid = `valid options are title="…", setup=…, {1,3-5}, /word/, lineNumbers, wrap, bare, verbatim, nocheck, and norun`;
  const message = `unknown code block option ${part}`;
  return { message, fix: WORDS.includes(key) ? valid : didYouMean(key || part, WORDS, valid) };
}

/** Guards against typos: no code is longer, and a list of a billion lines would fill the memory. */
const MAX_LINES = 10_000;

/** `1,3-5` to 1, 3, 4, 5. */
function numbersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    const count = Math.min(last, MAX_LINES) - first + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
  });
}
