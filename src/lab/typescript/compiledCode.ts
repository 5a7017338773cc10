/** In one line, so that every line of the code stays where it was. */
const START = /^export default (?:async )?function \(planck, modules\) \{\{/;

/**
 * Makes the code of a program a function that a module exports. With the inner block, the code can declare its
 * own `planck`. Programs that don't wait for anything stay synchronous, so that they throw synchronously.
 */
export function wrapProgram(code: string, isAsync: boolean): string {
  return `export default ${isAsync ? 'async ' : ''}function (planck, modules) {{${code}\n}}\n`;
}

/** Returns the number of characters before a program in its first line; 0 for other code. */
export function wrapperLength(code: string): number {
  return START.exec(code)?.[0].length ?? 0;
}

/**
 * Returns the column of source code that a position in its compiled code leads to, without the wrapper of a program.
 * All numbers are counted from 1. The compiler makes types spaces, and replaces other parts of a line,
 * such as an import: what is inside of one leads to its start.
 */
export function sourceColumn(
  source: string,
  code: string,
  { line, column }: { line: number; column: number },
): number {
  const lineOf = (text: string) => text.split('\n')[line - 1] ?? '';
  return columnBefore(lineOf(source), lineOf(code.slice(wrapperLength(code))), column);
}

function columnBefore(source: string, compiled: string, column: number): number {
  const isKept = (index: number, shift = 0) =>
    compiled[index] === ' ' || compiled[index] === source[index + shift];
  let start = 0;
  while (start < Math.min(source.length, compiled.length) && isKept(start)) start++;
  if (column <= start) return column;
  const shift = source.length - compiled.length;
  let end = compiled.length;
  while (end > start && end + shift > start && isKept(end - 1, shift)) end--;
  return column > end ? column + shift : start + 1;
}
