import type { Problem } from '../config/problem.ts';
import { fencedLines } from './fencedLines.ts';

/** The longest page that is parsed, in characters: far more than anybody reads. */
const MAX_LENGTH = 2_000_000;

/** Parsing nested lists takes time that grows with the cube of their depth: here, about a second. */
const MAX_INDENT = 200;

/** Matching emphasis takes time that grows with the square of their number: here, about two seconds. */
const MAX_DELIMITERS = 4000;

/** Spaces and markers of lists and quotes at the start of a line. */
const CONTAINERS = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;

/** Reports what a Markdown parser needs minutes for, or all of the memory. */
export function pageLimitProblems(body: string, file: string): Problem[] {
  const lines = body.split('\n');
  const areCode = fencedLines(lines);
  let delimiters = 0;
  for (const [index, text] of lines.entries()) {
    if (areCode[index]) continue;
    const [prefix = ''] = CONTAINERS.exec(text) ?? [];
    // Without a quote, a line of markers only is a thematic break.
    const isNested = prefix.length < text.length ? /\S/.test(prefix) : prefix.includes('>');
    if (isNested && prefix.length > MAX_INDENT) {
      const message = 'lists or quotes are nested too deeply';
      return [{ file, line: index + 1, message, fix: 'remove levels, or indent by fewer spaces' }];
    }
    // Each cell of a table is matched separately.
    if (text.trim() === '' || /^\s*\|/.test(text)) delimiters = 0;
    delimiters += text.match(/\*+|_+|~+/g)?.length ?? 0;
    if (delimiters > MAX_DELIMITERS) {
      const message = `a paragraph has more than ${MAX_DELIMITERS} asterisks, underscores, or tildes`;
      return [{ file, line: index + 1, message, fix: 'split it, or put them in code' }];
    }
  }
  if (body.length <= MAX_LENGTH) return [];
  const message = `the page has ${body.length} characters, and the maximum is ${MAX_LENGTH}`;
  return [{ file, message, fix: 'split the page, or put data in a file in public/' }];
}
