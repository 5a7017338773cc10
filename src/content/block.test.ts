import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatProblem, type Problem } from '../config/problem.ts';
import { BlockError, checkedComponents, LINE_PROP } from './block.ts';
import { FailedItemError } from './lookup.ts';

type Props = { kind: string; size?: number; children?: ReactNode };

const BLOCKS = {
  Note: {
    props: z.strictObject({
      kind: z.enum(['tip', 'warning']).default('tip'),
      size: z.number().optional(),
    }),
    render: ({ kind, size, children }: Props) =>
      createElement('aside', { className: kind, 'data-size': size }, children),
  },
  Key: {
    props: z.strictObject({ name: z.string() }),
    render: ({ name }: { name: string }) => createElement('kbd', null, name),
  },
  Picky: {
    props: z.strictObject({}),
    render: () => {
      throw new BlockError('has no tabs', 'add one');
    },
  },
  Failed: {
    props: z.strictObject({}),
    render: () => {
      throw new FailedItemError('scenes/ball.ts');
    },
  },
  Broken: {
    props: z.strictObject({}),
    render: () => {
      throw new Error('out of order');
    },
  },
};

describe('checkedComponents', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'the given props',
      { kind: 'warning', size: 3 },
      '<aside class="warning" data-size="3">in</aside>',
    ],
    ['the defaults of its schema', {}, '<aside class="tip">in</aside>'],
  ])('passes a block its content and %s', (_name, props, html) => {
    expect(render('Note', props, 'in')).toEqual({ html, problems: [] });
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    [
      'an unknown prop similar to a valid one',
      'Note',
      { knid: 'tip' },
      'unknown prop "knid" of <Note> — did you mean "kind"?',
    ],
    [
      'an unknown prop similar to none',
      'Note',
      { gravity: 1 },
      'unknown prop "gravity" of <Note> — valid props are kind, size',
    ],
    [
      'a prop although the block has none',
      'Picky',
      { a: 1 },
      'unknown prop "a" of <Picky> — it has no props',
    ],
    [
      'an invalid value similar to a valid one',
      'Note',
      { kind: 'warnin' },
      '"kind" of <Note> must be "tip" or "warning", not "warnin" — did you mean "warning"?',
    ],
    [
      'an invalid value similar to none',
      'Note',
      { kind: 'gravity' },
      '"kind" of <Note> must be "tip" or "warning", not "gravity" — change "kind" of <Note>',
    ],
    [
      'a string instead of a number',
      'Note',
      { size: '3' },
      '"size" of <Note> must be a number, not "3" — change "size" of <Note>',
    ],
    [
      'an expression of the wrong type',
      'Note',
      { size: [1, 2] },
      '"size" of <Note> must be a number, not [1,2] — change "size" of <Note>',
    ],
    ['a missing prop', 'Key', {}, '"name" of <Key> is missing — add it: a string'],
  ])(
    'reports a block with %s, and shows the problem in its place',
    (_name, name, props, message) => {
      expect(render(name, { ...props, [LINE_PROP]: '7' })).toEqual({
        html: renderToStaticMarkup(createElement('mark', null, message)),
        problems: [`pages/a.mdx:7 ${message}`],
      });
    },
  );

  it('reports every mistake of a block, without a line if none is known', () => {
    expect(render('Note', { size: '3', knid: 'tip' }).problems).toEqual([
      'pages/a.mdx "size" of <Note> must be a number, not "3" — change "size" of <Note>',
      'pages/a.mdx unknown prop "knid" of <Note> — did you mean "kind"?',
    ]);
  });

  it('reports the message of a BlockError, and renders the other blocks', () => {
    const problems: Problem[] = [];
    const { Picky = '', Key = '' } = checkedComponents(BLOCKS, { file: 'pages/a.mdx', problems });
    const page = createElement(
      Fragment,
      null,
      createElement(Picky, { [LINE_PROP]: '3' }),
      createElement(Key, { name: 'K' }),
    );
    expect(renderToStaticMarkup(page)).toBe(
      '<mark>&lt;Picky&gt; has no tabs — add one</mark><kbd>K</kbd>',
    );
    expect(problems.map(formatProblem)).toEqual(['pages/a.mdx:3 <Picky> has no tabs — add one']);
  });

  it('reports that a block is missing because what it shows failed, as a consequence', () => {
    const { html, problems } = render('Failed', { [LINE_PROP]: '2' });
    expect(html).toContain('scenes/ball.ts failed');
    expect(problems).toEqual([
      'pages/a.mdx:2 <Failed> is missing, because scenes/ball.ts failed — correct scenes/ball.ts',
    ]);
  });

  it('reports any other error of a block with its stack', () => {
    const { html, problems } = render('Broken', { [LINE_PROP]: '7' });
    expect(html).toContain('out of order');
    expect(problems).toEqual([
      expect.stringMatching(
        /^pages\/a\.mdx:7 <Broken> failed: out of order — this is a bug in the block itself, not in the page\n\s+at .*block\.test\.ts/,
      ),
    ]);
  });

  it('sets the name of the block on each component', () => {
    expect(checkedComponents(BLOCKS, { file: 'pages/a.mdx', problems: [] }).Note).toHaveProperty(
      'blockName',
      'Note',
    );
  });
});

function render(name: string, props: Record<string, unknown>, children?: ReactNode) {
  const problems: Problem[] = [];
  const component = checkedComponents(BLOCKS, { file: 'pages/a.mdx', problems })[name] ?? '';
  const html = renderToStaticMarkup(createElement(component, props, children));
  return { html, problems: problems.map(formatProblem) };
}
