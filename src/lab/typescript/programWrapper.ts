/** Matches the start of a wrapped program, which takes no line, so that every line of the code stays where it was. */
const START = /^export default (?:async )?function \(planck, modules\) \{\{/;

/**
 * Wraps the code of a program in a function that a module exports. The inner block allows the code to declare its
 * own `planck`. Programs that don't wait for anything stay synchronous, so that they throw synchronously.
 */
export function wrapProgram(code: string, isAsync: boolean): string {
  return `export default ${isAsync ? 'async ' : ''}function (planck, modules) {{${code}\n}}\n`;
}

/** Returns the number of characters before a program in its first line; 0 for other code. */
export function wrapperLength(code: string): number {
  return START.exec(code)?.[0].length ?? 0;
}
