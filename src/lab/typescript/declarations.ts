import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages whose declarations are included. */
export const DECLARED_PACKAGES = ['typescript', 'planck'];

/** Globals of running code. It can't reach the network. */
const GLOBALS = `
type Print = (...values: unknown[]) => void;
/** Writes to the console of this page, and to that of the browser. */
declare const console: Record<'log' | 'info' | 'debug' | 'warn' | 'error' | 'dir' | 'trace', Print> & {
  assert(condition?: boolean, ...values: unknown[]): void;
  clear(): void;
  table(rows?: unknown, columns?: readonly string[]): void;
  group(...values: unknown[]): void;
  groupCollapsed(...values: unknown[]): void;
  groupEnd(): void;
} & Record<'count' | 'countReset' | 'time' | 'timeEnd', (label?: string) => void>
  & Record<'timeLog', (label?: string, ...values: unknown[]) => void>;

declare const performance: {
  /** Milliseconds since the code was loaded. */
  now(): number;
};
declare function setTimeout<T extends unknown[]>(callback: (...values: T) => void, milliseconds?: number, ...values: T): number;
declare function setInterval<T extends unknown[]>(callback: (...values: T) => void, milliseconds?: number, ...values: T): number;
declare function clearTimeout(id: number | undefined): void;
declare function clearInterval(id: number | undefined): void;
/** Calls back before the next frame, with a time in milliseconds. */
declare function requestAnimationFrame(callback: (time: number) => void): number;
declare function cancelAnimationFrame(id: number): void;

/** The physics engine, as its script defines it in a page. */
declare const planck: typeof import('planck');
declare function require(module: string): typeof import('planck');
`;

/**
 * What programs find of a page. The declarations of browsers are larger than all others together, and describe much that
 * isn't there.
 */
const PAGE = `
type Listen = (type: string, listener: (event: any) => void, options?: boolean | { once?: boolean; passive?: boolean; capture?: boolean; signal?: unknown }) => void;
/** Elements other than canvases have no effect. */
interface HTMLElement {
  addEventListener: Listen;
  removeEventListener: Listen;
  [name: string]: any;
}
/** The picture, once the program draws on it. */
interface HTMLCanvasElement extends HTMLElement {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Width in the picture, in CSS pixels. */
  readonly clientWidth: number;
  /** Height in the picture, in CSS pixels. */
  readonly clientHeight: number;
  getContext(type: '2d', options?: object): CanvasRenderingContext2D;
  getBoundingClientRect(): { x: number; y: number; left: number; top: number; width: number; height: number };
}
type CanvasRenderingContext2D = any;
type OffscreenCanvasRenderingContext2D = any;
type Event = any;
type KeyboardEvent = any;
type MouseEvent = any;
type PointerEvent = any;
declare const document: HTMLElement & {
  body: HTMLElement;
  querySelector<T = HTMLCanvasElement>(selector: string): T;
  getElementById(id: string): HTMLCanvasElement;
  createElement(name: 'canvas'): HTMLCanvasElement;
  createElement(name: string): HTMLElement;
};
declare const window: HTMLElement & typeof globalThis;
declare const addEventListener: Listen;
declare const removeEventListener: Listen;
/** Width of the picture, in CSS pixels. */
declare const innerWidth: number;
/** Height of the picture, in CSS pixels. */
declare const innerHeight: number;
/** Pixels of the screen per CSS pixel. */
declare const devicePixelRatio: number;
declare function matchMedia(query: string): HTMLElement & { matches: boolean };
declare var onkeydown: any, onkeyup: any, onresize: any, onclick: any;
declare var onpointerdown: any, onpointermove: any, onpointerup: any;
declare var onmousedown: any, onmousemove: any, onmouseup: any;
declare const Image: any, Audio: any;
`;

/**
 * Reads the declarations that the editor's TypeScript needs, by path: the language, the physics engine, and
 * the API of scenes. The build runs this, because browsers have no files.
 * @param root folder of this project
 */
export function readEditorDeclarations(root: string): Record<string, string> {
  const require = createRequire(join(root, 'package.json'));
  const typescript = dirname(require.resolve('typescript'));
  const engine = dirname(require.resolve('planck'));
  const text = (path: string) => readFileSync(path, 'utf8');
  const lab = (name: string) => text(join(root, 'src/lab/model', name));
  return {
    ...readLanguageDeclarations(typescript),
    '/planck.d.ts': restoreNames(withReadableDefaults(text(join(engine, 'planck.d.ts')))),
    '/scene.ts': lab('scene.ts'),
    '/pen.ts': lab('pen.ts'),
    '/ambient.d.ts': GLOBALS + PAGE,
  };
}

/** Turns the library's notes on defaults into sentences: `[default: { x : 0}]` becomes `Default: { x: 0 }`. */
export function withReadableDefaults(declarations: string): string {
  return declarations.replace(/\[default: ([^\]\n]+)\]/g, (_all, value: string) => {
    const spaced = value.replace(/\s*:\s*/g, ': ').replace(/\{\s*(.*?)\s*\}/g, '{ $1 }');
    return `Default: ${spaced}`;
  });
}

/** Restores the names of classes that bundlers rename because of globals: `export { Body$1 as Body }`. */
function restoreNames(declarations: string): string {
  return declarations.replace(/\b(\w+)\$\d+\b/g, (local, name) =>
    declarations.includes(`${local} as ${name}`) ? name : local,
  );
}

/** Reads the language's declarations, with all files that they reference. */
function readLanguageDeclarations(folder: string): Record<string, string> {
  const names = new Set(readdirSync(folder));
  const files: Record<string, string> = {};
  const read = (name: string) => {
    if (`/${name}` in files || !names.has(name)) return;
    const text = readFileSync(join(folder, name), 'utf8');
    files[`/${name}`] = text;
    for (const [, lib] of text.matchAll(/<reference lib="([^"]+)"/g)) read(`lib.${lib}.d.ts`);
  };
  read('lib.es2022.d.ts');
  return files;
}
