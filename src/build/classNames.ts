import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './bundle.js';

/**
 * Creates the names of classes in CSS modules: letters for the file, and a number for the class. All
 * pages have the styles inline, and Vite's own names are 3% of their bytes. The browser's app and the
 * prerendered pages are built separately, so that names depend only on the files and their order.
 */
export function createClassNames(): (name: string, file: string) => string {
  const modules = cssModules();
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  return (name, file) => {
    const index = modules.indexOf(file);
    if (index < 0) throw new Error(`${file} is not a CSS module below src/`);
    const key = `${file}:${name}`;
    const number = numbers.get(key) ?? counts.get(file) ?? 0;
    if (!numbers.has(key)) counts.set(file, number + 1);
    numbers.set(key, number);
    // Global classes don't begin with an underscore.
    return `_${lettersOf(index)}${number}`;
  };
}

/** Sorted paths of the CSS modules. */
function cssModules(): string[] {
  const folder = join(PROJECT_FOLDER, 'src');
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => file.endsWith('.module.css'))
    .sort();
}

/** `a` to `z`, then `ba`, `bb`, and so on. */
function lettersOf(index: number): string {
  return [...index.toString(26)].map((digit) => (parseInt(digit, 26) + 10).toString(36)).join('');
}
