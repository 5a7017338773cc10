import { appendFileSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './measure.js';

/** @import { Site } from './corpus.js' */
/** @import { Tool } from './tools.js' */
/**
 * @typedef {object} Build
 * @property {number} coldSeconds without cache and output
 * @property {number} rebuildSeconds with both, after a line was added to a page
 * @property {number} peakMegabytes maximum resident memory of the cold build, with all its processes
 */

/**
 * Measures a cold build and a rebuild.
 * @param {Tool} tool
 * @param {Site} site
 * @param {string} edit a line that is not in the page yet
 * @returns {Promise<Build>}
 */
export async function measureBuilds(tool, site, edit) {
  tool.clean(site);
  const cold = await measure(tool.command(site), site.root);
  const file = join(site.root, 'pages', `${site.editedPage}.md`);
  const before = readFileSync(file, 'utf8');
  appendFileSync(file, `\n${edit}\n`);
  const rebuild = await measure(tool.command(site), site.root);
  writeFileSync(file, before);
  const html = readFileSync(join(tool.outFolder(site), `${site.editedPage}.html`), 'utf8');
  if (!html.includes(edit)) throw new Error(`${tool.name} did not take up the edit`);
  return {
    coldSeconds: cold.seconds,
    rebuildSeconds: rebuild.seconds,
    peakMegabytes: cold.peakMegabytes,
  };
}

/**
 * Returns the size of a folder's files, in megabytes. A file with several hard links counts once.
 * @param {string} folder
 */
export function measureMegabytes(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    lstatSync(join(folder, name)),
  );
  const unique = new Map(files.filter((file) => file.isFile()).map((file) => [file.ino, file]));
  return [...unique.values()].reduce((sum, { size }) => sum + size, 0) / 1024 ** 2;
}

/**
 * Reads an option with numbers, or ends the process with a message.
 * @param {string} option
 * @param {string} text as given: `160,1600`
 * @returns {number[]} at least one
 */
export function positiveNumbers(option, text) {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  console.error(`--${option} takes whole numbers above 0, not "${text}"`);
  process.exit(2);
}
