import { formatValue, formatValues, type Summarize } from './formatValue.ts';

const MAX_ROWS = 50;
const MAX_COLUMNS = 12;
const INDEX = '';
const VALUE = 'value';

/**
 * Formats what `console.table` shows as text in columns: a row for each item of a list or property of an
 * object, and a column for each of their properties. Anything else is formatted as a value.
 */
export function formatTable(
  rows: unknown,
  columns: readonly string[] | undefined,
  summarize: Summarize,
): string {
  if (typeof rows !== 'object' || rows === null) return formatValues([rows], summarize);
  const entries = Object.entries(rows);
  const cells = entries.slice(0, MAX_ROWS).map(
    ([index, row]): Record<string, string> => ({
      [INDEX]: index,
      ...cellsOf(row, columns, summarize),
    }),
  );
  const names = [...new Set(cells.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS);
  const grid = [names, ...cells.map((row) => names.map((name) => row[name] ?? ''))];
  const widths = names.map((_, column) => Math.max(...grid.map((row) => row[column]?.length ?? 0)));
  const lines = grid.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rest = entries.length - MAX_ROWS;
  return [...lines, ...(rest > 0 ? [`… ${rest} more`] : [])].join('\n');
}

function cellsOf(
  row: unknown,
  columns: readonly string[] | undefined,
  summarize: Summarize,
): Record<string, string> {
  if (typeof row !== 'object' || row === null) return { [VALUE]: formatValue(row, summarize) };
  const shown = Object.entries(summarize(row)?.facts ?? row).filter(
    ([name]) => columns?.includes(name) ?? true,
  );
  return Object.fromEntries(shown.map(([name, value]) => [name, formatValue(value, summarize)]));
}
