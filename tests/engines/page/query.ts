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
  /** Whether to use only the first match. */
  isFirst?: boolean;
}

/** A box in the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The state of an element when it was found. */
export interface ElementState {
  text: string;
  box: Box;
  attributes: Record<string, string>;
  /** Value of a form control; empty for other elements. */
  value: string;
  isFocused: boolean;
}

/** The API that `finder.ts` adds to a page as `window.finder`. */
export interface Finder {
  /** Describes the visible elements that match the last query, each query within the matches of the one before. */
  find(queries: Query[]): ElementState[];
  /** Scrolls to the only match, waits for its animations, and returns its center. */
  pointAt(queries: Query[]): Promise<{ x: number; y: number }>;
  /** Returns the box of the only match after all animations. */
  restingBox(queries: Query[]): Promise<Box>;
  /** Focuses the only match. */
  focus(queries: Query[]): void;
  /** Scrolls to a word in the text of the only match, and returns its box. */
  boxOfWord(queries: Query[], word: string): Box;
}

/** Returns a pattern for `name`, which matches as a whole when it is a string. */
export function createPattern(name: string | RegExp): Pattern {
  if (name instanceof RegExp) return { source: name.source, flags: name.flags };
  return { source: `^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`, flags: '' };
}
