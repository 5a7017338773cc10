import type { Element } from 'hast';
import type { NamedCode } from './code.ts';
import type { Mention } from './page.ts';

/** What the checked code of a page uses, each symbol once in each section. */
export function mentionsOf(
  named: NamedCode[],
  sectionOf: (node: Element) => string | undefined,
): Mention[] {
  const mentions = new Map<string, Mention>();
  for (const { pre, symbols } of named) {
    const section = sectionOf(pre);
    for (const symbol of symbols) mentions.set(`${section}\n${symbol}`, { symbol, section });
  }
  return [...mentions.values()];
}
