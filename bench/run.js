// Prints one table: what a site costs its writers and readers, compared with VitePress 1.6 on the same pages.
//
//   npm run bench -- [--runs 5] [--sizes 160,1600] [--read 160]
//
// Builds are without a cache, and after an edit. Then the output of both tools with `--read` pages is served by the same
// server, and read in Chromium: the first visit of a page on a phone (slow 4G, a processor slowed four
// times), a click on a link that was pointed at, 200 navigations, and a search. Medians of the runs; both
// tools take turns, so that other load on the machine affects both.
//
// It empties the site engine's cache many times: use neither the machine nor this checkout meanwhile.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions, needChromium } from '../tests/chromium.js';
import { measureBuilds, measureMegabytes, positiveNumbers } from './builds.js';
import { writeSite } from './corpus.js';
import { measureClick, measureHeap, measureLoading, measureSearch } from './reading.js';
import { median, printTable } from './report.js';
import { serveFolder } from './server.js';
import { createOurs, createVitePress } from './tools.js';

/** @import { Served } from './reading.js' */
/** @import { Tool } from './tools.js' */

/** Number of pages that the navigations visit. */
const VISITED = 5;
const NAVIGATIONS = 200;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '160,1600' },
    read: { type: 'string', default: '160' },
  },
});
const [runs = 0] = positiveNumbers('runs', values.runs);
const [read = 0] = positiveNumbers('read', values.read);
const sizes = positiveNumbers('sizes', values.sizes);
const tools = [createOurs(), createVitePress()];

/** Measured values by row and tool. @type {Map<string, Map<Tool, number[]>>} */
const measured = new Map();

for (const size of sizes) {
  const site = writeSite(size);
  for (let run = 1; run <= runs; run++) {
    for (const tool of tools) {
      const edit = `Edited in run ${run} for ${tool.name}.`;
      const { coldSeconds, rebuildSeconds, peakMegabytes } = await measureBuilds(tool, site, edit);
      note(`${size} pages: cold build, s`, tool, coldSeconds);
      note(`${size} pages: build after an edit, s`, tool, rebuildSeconds);
      note(`${size} pages: peak memory, MB`, tool, peakMegabytes);
      note(`${size} pages: output, MB`, tool, measureMegabytes(tool.outFolder(site)));
    }
  }
}
await readSites();
print();

/** Measures what readers of the same site by both tools wait for. */
async function readSites() {
  const site = writeSite(read);
  needChromium();
  const options = launchOptions();
  const browser = await chromium.launch(options);
  const interpreted = await chromium.launch({
    ...options,
    args: [...options.args, '--js-flags=--jitless'],
  });
  /** @type {(Served & { stop: () => void })[]} */
  const sites = [];
  try {
    for (const tool of tools) {
      await measureBuilds(tool, site, 'Built to be read.');
      const served = await serveFolder(tool.outFolder(site));
      sites.push({ tool, pages: site.pages.slice(0, VISITED), ...served });
    }
    for (let run = 0; run < runs; run++) {
      for (const served of sites) {
        const { paint, blocked, firstView, script } = await measureLoading(browser, served);
        note('first visit: largest contentful paint, ms', served.tool, paint);
        note('first visit: main thread blocked, ms', served.tool, blocked);
        note('first visit: before "load", KB', served.tool, firstView / 1024);
        note('first visit: script, KB', served.tool, script / 1024);
        note('click to painted, ms', served.tool, await measureClick(browser, served, run));
        const { milliseconds, bytes } = await measureSearch(browser, served);
        note('search: key to painted hits, ms', served.tool, milliseconds);
        note('search: fetched, KB', served.tool, bytes / 1024);
      }
    }
    for (const served of sites) {
      const { megabytes, growth } = await measureHeap(interpreted, served, NAVIGATIONS);
      note(`heap after ${NAVIGATIONS} navigations, MB`, served.tool, megabytes);
      note(`the same, of that after 20`, served.tool, growth);
    }
  } finally {
    for (const { stop } of sites) stop();
    await Promise.all([browser.close(), interpreted.close()]);
  }
}

/**
 * @param {string} row
 * @param {Tool} tool
 * @param {number} value
 */
function note(row, tool, value) {
  const byTool = measured.get(row) ?? new Map();
  measured.set(row, byTool);
  byTool.set(tool, [...(byTool.get(tool) ?? []), value]);
  console.log(`${tool.name}, ${row}: ${format(value)}`);
}

function print() {
  const rows = [...measured].map(([row, byTool]) => {
    const medians = tools.map((tool) => median(byTool.get(tool) ?? []));
    const [ours = 0, theirs = 0] = medians;
    return [row, ...medians.map(format), theirs === 0 ? '' : (ours / theirs).toFixed(2)];
  });
  const date = new Date().toISOString().slice(0, 10);
  console.log(`\nMedians of ${runs}, Node ${process.version}, ${cpus().length} CPUs, ${date}`);
  printTable([['', ...tools.map(({ name }) => name), 'ratio'], ...rows]);
}

/** @param {number} value */
function format(value) {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
