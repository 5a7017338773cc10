import { formatValue, formatValues, type Summarize } from './formatValue.ts';

const MAX_ROWS = 50;
const MAX_COLUMNS = 12;

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
  const table = entries.slice(0, MAX_ROWS).map(([index, row]): Record<string, string> => {
    if (typeof row !== 'object' || row === null)
      return { '': index, value: formatValue(row, summarize) };
    const cells = Object.entries(summarize(row)?.facts ?? row);
    const texts = cells.map(([name, value]) => [name, formatValue(value, summarize)]);
    return { '': index, ...Object.fromEntries(texts) };
  });
  const names = columns ? ['', ...columns] : [...new Set(table.flatMap(Object.keys))];
  const padded = names.slice(0, MAX_COLUMNS).map((name) => {
    const cells = [name, ...table.map((row) => row[name] ?? '')];
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => cell.padEnd(width));
  });
  const line = (row: number) => padded.map((cells) => cells[row]).join('  ');
  const lines = Array.from({ length: table.length + 1 }, (_, row) => line(row).trimEnd());
  const rest = entries.length - MAX_ROWS;
  return [...lines, ...(rest > 0 ? [`… ${rest} more`] : [])].join('\n');
}
