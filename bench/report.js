/**
 * The medians of one tool at one size.
 * @typedef {object} Row
 * @property {string} name
 * @property {number} coldSeconds
 * @property {number} rebuildSeconds
 * @property {number} peakMegabytes
 */
/** @typedef {{ size: number, ours: Row, vitePress: Row }} SizeResult */
/** @typedef {{ text: string, ratio: number, limit: number }} Ratio */

const MAX_COLD_RATIO = 0.5;
const MAX_REBUILD_RATIO = 0.25;
const MAX_GROWTH_RATIO = 1;
const MAX_MEMORY_RATIO = 1;

/**
 * Prints the medians, and the ratios with their limits.
 * @param {SizeResult[]} results smallest size first
 * @returns {boolean} whether all ratios are within their limits
 */
export function printReport(results) {
  const rows = results.flatMap(({ size, ours, vitePress }) =>
    [ours, vitePress].map(({ name, coldSeconds, rebuildSeconds, peakMegabytes }) => [
      String(size),
      name,
      coldSeconds.toFixed(2),
      rebuildSeconds.toFixed(2),
      ((coldSeconds * 1000) / size).toFixed(1),
      peakMegabytes.toFixed(0),
    ]),
  );
  printTable([['pages', 'tool', 'cold s', 'rebuild s', 'ms per page', 'peak MB'], ...rows]);

  const ratios = computeRatios(results);
  const verdicts = ratios.map(({ text, ratio, limit }) => [
    text,
    ratio.toFixed(2),
    limit.toFixed(2),
    ratio <= limit ? 'ok' : 'over',
  ]);
  printTable([['', 'ratio', 'limit', ''], ...verdicts]);
  return ratios.every(({ ratio, limit }) => ratio <= limit);
}

/**
 * @param {SizeResult[]} results
 * @returns {Ratio[]}
 */
function computeRatios(results) {
  const ratios = results.flatMap(({ size, ours, vitePress }) => [
    {
      text: `${size} pages: cold build, to VitePress's`,
      ratio: ours.coldSeconds / vitePress.coldSeconds,
      limit: MAX_COLD_RATIO,
    },
    {
      text: `${size} pages: rebuild after an edit, to our cold build`,
      ratio: ours.rebuildSeconds / ours.coldSeconds,
      limit: MAX_REBUILD_RATIO,
    },
    {
      text: `${size} pages: peak memory, to VitePress's`,
      ratio: ours.peakMegabytes / vitePress.peakMegabytes,
      limit: MAX_MEMORY_RATIO,
    },
  ]);
  const smallest = results[0];
  const largest = results.at(-1);
  if (!smallest || !largest || smallest === largest) return ratios;
  const growth = {
    text: `time per page at ${largest.size} pages, to that at ${smallest.size}`,
    ratio: largest.ours.coldSeconds / largest.size / (smallest.ours.coldSeconds / smallest.size),
    limit: MAX_GROWTH_RATIO,
  };
  return [...ratios, growth];
}

/**
 * Prints a table with words aligned to the left, and numbers to the right.
 * @param {string[][]} rows
 */
export function printTable(rows) {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        const isNumber = /^[\d.]+$/.test(rows.at(-1)?.[column] ?? '');
        return isNumber ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('   ')
      .trimEnd(),
  );
  console.log(`\n${lines.join('\n')}`);
}

/**
 * @param {number[]} numbers
 * @returns {number}
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
