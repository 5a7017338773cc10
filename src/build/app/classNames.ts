import { readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { PROJECT_FOLDER } from '../cache/bundle.js';

/**
 * Returns the name of a class or animation of a CSS module, given its name in the module, the module's path, and its
 * content.
 */
export type ClassNames = (name: string, file: string, css: string) => string;

/**
 * Creates the names in CSS modules: letters for the file, and a number for the class or animation. All pages have the
 * styles inline, where Vite's own names would be 3% of their bytes. The app, the prerendered pages, and cached pages
 * must agree, so a name depends on nothing but the source.
 */
export function createClassNames(): ClassNames {
  let modules = cssModules();
  return (name, file, css) => {
    // Vite's paths have slashes, on Windows as well.
    const path = normalize(file.replace(/\?.*$/, ''));
    // In dev, files are added while the process runs.
    if (!modules.includes(path)) modules = cssModules();
    const index = modules.indexOf(path);
    const number = namesIn(css).indexOf(name);
    if (index < 0 || number < 0) throw new Error(`${file} is not a CSS module with ${name}`);
    // The underscore avoids collisions with global classes, none of which begin with one.
    return `_${toLetters(index)}${number}`;
  };
}

/** Returns the sorted paths of the CSS modules. */
export function cssModules(): string[] {
  const folder = join(PROJECT_FOLDER, 'src');
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => file.endsWith('.module.css'))
    .sort();
}

/** Returns the classes and animations of a stylesheet, in the order in which they first appear. */
function namesIn(css: string): string[] {
  const names = css.matchAll(/(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi);
  return [...new Set(Array.from(names, ([, name = '']) => name))];
}

/** Converts a number to letters: `a` to `z`, then `ba`, `bb`, and so on. */
function toLetters(index: number): string {
  return [...index.toString(26)].map((digit) => (parseInt(digit, 26) + 10).toString(36)).join('');
}
