import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { collectMentions } from './mentions.ts';

it('lists each symbol once per section', () => {
  const pre = (): Element => ({ type: 'element', tagName: 'pre', properties: {}, children: [] });
  const sections = new Map<Element, string>();
  const named = [
    [undefined, 'World', 'World'],
    ['step', 'World', 'World.step'],
    ['step', 'World.step'],
    ['rest'],
  ].map(([section, ...symbols]) => {
    const code = { pre: pre(), symbols: symbols as string[] };
    if (section !== undefined) sections.set(code.pre, section);
    return code;
  });
  expect(collectMentions(named, (node) => sections.get(node))).toEqual([
    { symbol: 'World' },
    { symbol: 'World', section: 'step' },
    { symbol: 'World.step', section: 'step' },
  ]);
});
