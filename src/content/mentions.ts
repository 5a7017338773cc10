import type { Element } from 'hast';
import type { SampleSymbols } from './code.ts';
import type { Mention } from './page.ts';

/** Lists the symbols that a page's samples use, each once per section. */
export function collectMentions(
  named: SampleSymbols[],
  findSection: (node: Element) => string | undefined,
): Mention[] {
  const mentions = new Map<string, Mention>();
  for (const { pre, symbols } of named) {
    const section = findSection(pre);
    for (const symbol of symbols) mentions.set(`${section}\n${symbol}`, { symbol, section });
  }
  return [...mentions.values()];
}
