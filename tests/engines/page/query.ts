/** A regular expression as JSON. */
export interface Pattern {
  source: string;
  flags: string;
}

/** Elements of a role, by their accessible name, by their visible text, or all of them. */
export interface Query {
  role: string;
  name?: Pattern;
  text?: Pattern;
  /** Whether only the first of them counts. */
  isFirst?: boolean;
}

/** A box in the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a test may ask of an element. */
export interface Found {
  text: string;
  box: Box;
  attributes: Record<string, string>;
  /** What a form control holds; empty for other elements. */
  value: string;
  isFocused: boolean;
}

/** What `finder.ts` puts into a page as `window.finder`. */
export interface Finder {
  /** Describes the visible elements that match the last query, each query within the matches of the one before. */
  find(queries: Query[]): Found[];
  /** Scrolls to the only match, waits until it rests, and returns where it can be pressed. */
  pointAt(queries: Query[]): Promise<{ x: number; y: number }>;
  /** Returns the box of the only match after all animations. */
  restingBox(queries: Query[]): Promise<Box>;
  /** Focuses the only match. */
  focus(queries: Query[]): void;
  /** Scrolls to a word in the text of the only match, and returns its box. */
  boxOfWord(queries: Query[], word: string): Box;
}

/** Returns a pattern for `name`, which matches as a whole when it is a string. */
export function patternOf(name: string | RegExp): Pattern {
  if (name instanceof RegExp) return { source: name.source, flags: name.flags };
  return { source: `^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`, flags: '' };
}
