import {
  Comment,
  type CommentDisplayPart,
  CommentTag,
  DeclarationReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import { describe, expect, it } from 'vitest';
import { mergeDocs, NO_DOCS, readDocs, toMarkdown } from './docs.ts';

const POUR = new DeclarationReflection('pour', ReflectionKind.Method);
const HIDDEN = new DeclarationReflection('spill', ReflectionKind.Function);
const getName = (reflection: Reflection | undefined) =>
  reflection === POUR ? 'Pot.pour' : undefined;

describe('toMarkdown', () => {
  it.each<[string, CommentDisplayPart, string]>([
    ['text', { kind: 'text', text: ' a ' }, 'a'],
    ['code', { kind: 'code', text: '`a`' }, '`a`'],
    ['a link', link('Pot.pour', POUR), '[Pot.pour](symbol:Pot.pour)'],
    ['a link with words', link('pour [it]', POUR), '[pour \\[it\\]](symbol:Pot.pour)'],
    ['a link to an address', link('a', 'https://a.example'), '[a](https://a.example)'],
    ['a link to what is not exported', link('spill', HIDDEN), '`spill`'],
    ['a broken link to a method', link('Pot#drop()'), '`Pot#drop()`'],
    ['a broken link with words', link('Pot#drop | as it was'), 'as it was'],
    ['words alone', link('as it was', HIDDEN), 'as it was'],
    ['another tag', { kind: 'inline-tag', tag: '@label', text: 'a' }, 'a'],
  ])('writes %s', (_name, part, markdown) => {
    expect(toMarkdown([part], getName)).toBe(markdown);
  });
});

describe('readDocs', () => {
  it.each([
    ['one paragraph', 'a\nb', 'a\nb', ''],
    ['two', 'a\nb\n\nc\n\nd', 'a\nb', 'c\n\nd'],
    ['a list after a line', 'a:\n- b\n- c', 'a:', '- b\n- c'],
    ['a numbered list', 'a:\n  1. b', 'a:', '  1. b'],
    ['code after a line', 'a:\n```ts\nb\n\nc\n```', 'a:', '```ts\nb\n\nc\n```'],
    ['a minus in a text', 'a\n-1', 'a\n-1', ''],
    ['nothing', '', '', ''],
  ])('splits %s', (_name, text, summary, remarks) => {
    expect(readDocs([comment(text)], getName)).toEqual({ ...NO_DOCS, summary, remarks });
  });

  it('reads each tag into its field', () => {
    const tags = [
      tag('@remarks', 'More.'),
      tag('@returns', 'A cup.'),
      tag('@deprecated', 'Use a pot.'),
      tag('@example', '```ts\npour();\n```', 'Often'),
      tag('@example', '```ts\npour(2);\n```'),
      tag('@see', 'Pot'),
    ];
    expect(readDocs([comment('Pours.\n\nSlowly.', tags)], getName)).toEqual({
      summary: 'Pours.',
      remarks: 'Slowly.\n\nMore.',
      returns: 'A cup.',
      deprecated: 'Use a pot.',
      examples: ['Often\n\n```ts\npour();\n```', '```ts\npour(2);\n```'],
      see: ['Pot'],
    });
  });

  it('keeps other tags in the remarks', () => {
    const tags = [
      tag('@throws', 'When empty.'),
      tag('@madeIn', '- here\n- there'),
      tag('@param', 'Of nobody.', 'lost'),
      tag('@odd', ''),
    ];
    const { remarks } = readDocs([comment('', tags, ['@experimental', '@readonly'])], getName);
    expect(remarks.split('\n\n')).toEqual([
      '**Throws:** When empty.',
      '**Made in**',
      '- here\n- there',
      '**Param lost:** Of nobody.',
      '**Odd**',
      '**Experimental**',
    ]);
  });

  it.each([
    ['a tag without a reason', comment('', [tag('@deprecated', '')])],
    ['a modifier', comment('', [], ['@deprecated'])],
  ])('detects deprecation by %s', (_name, deprecated) => {
    expect(readDocs([deprecated], getName)).toEqual({ ...NO_DOCS, deprecated: '' });
  });

  it('combines comments', () => {
    const tags = [tag('@returns', 'B')];
    expect(readDocs([undefined, comment('a'), comment('', tags)], getName)).toEqual({
      ...NO_DOCS,
      summary: 'a',
      returns: 'B',
    });
    expect(readDocs([undefined], getName)).toBe(NO_DOCS);
  });
});

describe('mergeDocs', () => {
  const first = { ...NO_DOCS, summary: 'Reads.', remarks: 'Fast.', see: ['a'] };

  it('appends the second docs to the first', () => {
    const second = { ...NO_DOCS, summary: 'Writes.', remarks: 'Slow.', see: ['a', 'b'] };
    expect(mergeDocs(first, second)).toEqual({
      ...NO_DOCS,
      summary: 'Reads.',
      remarks: 'Fast.\n\nWrites.\n\nSlow.',
      see: ['a', 'b'],
    });
  });

  it('omits repetitions', () => {
    expect(mergeDocs(first, first)).toEqual(first);
    expect(mergeDocs(NO_DOCS, first)).toEqual(first);
  });
});

function link(text: string, target?: Reflection | string): CommentDisplayPart {
  return { kind: 'inline-tag', tag: '@link', text, target };
}

function tag(name: `@${string}`, text: string, of?: string): CommentTag {
  const made = new CommentTag(name, [{ kind: 'text', text }]);
  made.name = of;
  return made;
}

function comment(text: string, tags: CommentTag[] = [], modifiers: `@${string}`[] = []): Comment {
  return new Comment([{ kind: 'text', text }], tags, new Set(modifiers));
}
