import type { Mention } from './page.ts';
import type { TypeTable } from './typeTable.ts';

/**
 * What the checked code of a page names, each symbol once in each section.
 * @param sections of each of the table's blocks, the section that it stands in
 */
export function mentionsOf(
  { entries, blocks }: Pick<TypeTable, 'entries' | 'blocks'>,
  sections: (string | undefined)[],
): Mention[] {
  const mentions = new Map<string, Mention>();
  for (const [index, block] of blocks.entries()) {
    const section = sections[index];
    for (const [, , entry] of block) {
      const symbol = entries[entry]?.symbol;
      if (symbol !== undefined) mentions.set(`${section}\n${symbol}`, { symbol, section });
    }
  }
  return [...mentions.values()];
}
