import type { Problem } from '../config/problem.ts';
import { CONTAINERS, fencedLines } from './fencedLines.ts';

/** Maximum length of a page, in UTF-16 code units: far more than anyone reads. */
const MAX_LENGTH = 2_000_000;

/**
 * Maximum indentation. The time for parsing nested lists grows with the cube of their depth; at this limit, it is about
 * a second.
 */
const MAX_INDENT = 200;

/**
 * Maximum number of emphasis delimiters. The time for matching them grows with the square of their number; at this
 * limit, it is about two seconds.
 */
const MAX_DELIMITERS = 4000;

/** Reports content for which a Markdown parser would need minutes, or all memory. */
export function pageLimitProblems(body: string, file: string): Problem[] {
  const lines = body.split('\n');
  const areCode = fencedLines(lines);
  let delimiters = 0;
  for (const [index, text] of lines.entries()) {
    if (areCode[index]) continue;
    const [prefix = ''] = CONTAINERS.exec(text) ?? [];
    // Outside a quote, a line of only markers is a thematic break.
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
