import { beforeEach, expect, it } from 'vitest';
import { createDrafts } from '../code/drafts.ts';
import { watchOtherTab } from './otherTab.ts';
import { createSketches } from './sketches.ts';

const ORIGINAL = { key: 'scene=ball', title: 'Ball' };

let stored: Map<string, string>;
const context = {
  recall: (key: string) => stored.get(key) ?? null,
  remember: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored = new Map();
});

/** A tab that shows the scene; returns how to type in it. */
function openTab() {
  const drafts = createDrafts(context);
  const otherTab = watchOtherTab(ORIGINAL, context);
  return (text: string) => {
    const kept = otherTab.keep(text);
    drafts.save(ORIGINAL, text);
    otherTab.saved();
    return kept?.name;
  };
}

function sketches(): string[] {
  return createSketches(context)
    .all()
    .map(({ name, source }) => `${name}: ${source}`);
}

it('keeps nothing while one tab types', () => {
  const type = openTab();
  expect([type('a'), type('ab')]).toEqual([undefined, undefined]);
  const typeLater = openTab();
  expect(typeLater('abc')).toBeUndefined();
  expect(sketches()).toEqual([]);
});

it('keeps the code of the other tab as one sketch, which follows it', () => {
  const [type, typeInOther] = [openTab(), openTab()];
  type('a');
  expect(typeInOther('b')).toBe('Ball (other tab)');
  expect(sketches()).toEqual(['Ball (other tab): a']);
  expect(typeInOther('bc')).toBe('Ball (other tab)');
  expect(sketches()).toEqual(['Ball (other tab): a']);
  expect(type('a1')).toBe('Ball (other tab) 2');
  typeInOther('bcd');
  expect(sketches().sort()).toEqual(['Ball (other tab) 2: bc', 'Ball (other tab): a1']);
  expect(stored.get('code:scene=ball')).toBe('bcd');
});

it('ignores a draft that the other tab has reset', () => {
  const [type, typeInOther] = [openTab(), openTab()];
  type('a');
  type('');
  expect(typeInOther('b')).toBeUndefined();
  expect(sketches()).toEqual([]);
});
