// Measures how long a build takes and how much memory it needs, compared with VitePress 1.6 on the same
// pages.
//
//   npm run bench:build -- [--runs 5] [--sizes 160,1600]
//
// What is measured, for each size:
//   cold      a build without cache and without an earlier output, in which ours also bundles the
//             site engine and the app
//   rebuild   a second build, with cache and output, after a line was added to a page
//   peak      maximum resident memory of the cold build's process and all its descendants, sampled
//             every 50 ms
//
// Why it is fair: both build the same folder (see corpus.js), highlight its code, and index it for search,
// with equal sidebars and otherwise with their defaults. No two pages and no two blocks of code of different
// copies are equal, so neither can save work within a build. Both run as `node file.js`, are timed from start
// to exit, and have their memory measured in the same way. They take turns, so that other load on the machine
// affects both; the medians of the runs are compared.
//
// It empties the site engine's cache many times: use neither the machine nor this checkout meanwhile.
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuilds, positiveNumbers } from './builds.js';
import { BENCH_FOLDER, writeSite } from './corpus.js';
import { median, printReport } from './report.js';
import { createOurs, createVitePress } from './tools.js';

/** @import { Build } from './builds.js' */
/** @import { Site } from './corpus.js' */
/** @import { Row } from './report.js' */
/** @import { Tool } from './tools.js' */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '160,1600' },
  },
});
const [runs = 0] = positiveNumbers('runs', values.runs);
const sizes = positiveNumbers('sizes', values.sizes).sort((a, b) => a - b);

const sites = sizes.map(writeSite);
const ours = createOurs();
const vitePress = createVitePress();
console.log(`${ours.name} and ${vitePress.name}, Node ${process.version}, ${cpus().length} CPUs\n`);

/** @type {(Build & { site: Site, tool: Tool })[]} */
const measurements = [];
for (let run = 1; run <= runs; run++) {
  for (const site of sites) {
    for (const tool of [ours, vitePress]) {
      const measured = await measureBuilds(tool, site, `Edited in run ${run} for ${tool.name}.`);
      measurements.push({ site, tool, ...measured });
      const { coldSeconds, rebuildSeconds, peakMegabytes } = measured;
      console.log(
        `run ${run}/${runs}, ${site.size} pages, ${tool.name}: cold ${coldSeconds.toFixed(2)} s, ` +
          `rebuild ${rebuildSeconds.toFixed(2)} s, peak ${peakMegabytes.toFixed(0)} MB`,
      );
    }
  }
}
// Frees the disk space of thousands of pages.
for (const site of sites) ours.clean(site);
rmSync(join(BENCH_FOLDER, 'sites'), { recursive: true });

const allWithinLimits = printReport(sizes.map(computeMedians));
process.exitCode = allWithinLimits ? 0 : 1;

/**
 * @param {number} size
 * @returns {{ size: number, ours: Row, vitePress: Row }}
 */
function computeMedians(size) {
  /** @param {Tool} tool */
  const row = (tool) => {
    const own = measurements.filter((one) => one.tool === tool && one.site.size === size);
    return {
      name: tool.name,
      coldSeconds: median(own.map(({ coldSeconds }) => coldSeconds)),
      rebuildSeconds: median(own.map(({ rebuildSeconds }) => rebuildSeconds)),
      peakMegabytes: median(own.map(({ peakMegabytes }) => peakMegabytes)),
    };
  };
  return { size, ours: row(ours), vitePress: row(vitePress) };
}
