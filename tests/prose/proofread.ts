import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';
import type { Problem } from '../../src/config/problem.ts';
import type { Passage } from './passages.ts';
import type { WordingRule } from './wording.ts';

const english = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextStringify)
  .freeze();

/** Finds what an editor would change in passages, in order of their lines. */
export function proofread(passages: Passage[], rules: WordingRule[]): Problem[] {
  return passages.flatMap((passage) => [
    ...rules.flatMap((rule) => findUses(rule, passage)),
    ...checkGrammar(passage),
  ]);
}

function findUses(
  { pattern, instead, allowedNear }: WordingRule,
  { file, line, text, context }: Passage,
): Problem[] {
  if (allowedNear?.test(context)) return [];
  const everywhere = new RegExp(pattern.source.replaceAll(' ', '\\s+'), `${pattern.flags}g`);
  return [...text.matchAll(everywhere)].map(({ 0: words, index }) => ({
    ...{ file, line: line + linesIn(text.slice(0, index)) },
    message: `"${words.trim().replace(/\s+/g, ' ')}"`,
    fix: instead ? `write ${instead}` : 'leave it out',
  }));
}

/** Finds repeated words and wrong articles. */
function checkGrammar({ file, line, text }: Passage): Problem[] {
  const { messages } = english.processSync(text);
  return messages.map(({ reason, expected = [], line: at = 1 }) => ({
    ...{ file, line: line + at - 1 },
    message: reason.replaceAll('`', '"'),
    fix: expected[0] ? `write "${expected[0]}"` : 'leave it out',
  }));
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
