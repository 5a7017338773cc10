/** A position in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The size of the page's viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A running browser. */
export interface Driver {
  /** Opens an empty tab without history or storage. Only one tab is open at a time. */
  openTab(options: { javaScript: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

/** What every driver can do with a tab; `page.ts` builds everything else on it. */
export interface Tab {
  /** Resolves when the page and its resources are loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Returns the JSON value of an expression, or of what its promise resolves to. */
  evaluate<Value>(expression: string): Promise<Value>;
  resize(size: Size): Promise<void>;
  move(to: Point): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  /** Presses a key by its DOM name, with modifiers in front: `Enter`, `Control+Home`. */
  press(keys: string): Promise<void>;
  /** Types text key by key. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Returns the page as a PDF; absent where the engine's driver cannot print. */
  print?: () => Promise<Uint8Array>;
  /** Messages that the browser has reported since the tab was opened: console errors, warnings, uncaught errors. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** Splits `Control+Home` into its modifiers and its key. */
export function splitKeys(keys: string): { modifiers: string[]; key: string } {
  const parts = keys.split(/\+(?=.)/);
  return { modifiers: parts.slice(0, -1), key: parts.at(-1) ?? '' };
}
