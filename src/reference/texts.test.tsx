import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleReference } from '../../tests/unit/sampleLibrary.ts';
import { Code, InlineType, plainSummary, Text } from './texts.tsx';

const reference = sampleReference();

describe('Text', () => {
  it.each([
    ['Markdown', 'A *b* `c`', '<p>A <em>b</em> <code>c</code></p>'],
    ['a link to a symbol', '[it](symbol:Car)', '<p><a href="/api/classes/Car">it</a></p>'],
    [
      'a link to a member',
      '[it](symbol:Body.begin-contact)',
      '<p><a href="/api/classes/Body#begin-contact">it</a></p>',
    ],
    ['an unknown name as code', '[it](symbol:Truck)', '<p><code>it</code></p>'],
    ['a link to elsewhere', '[it](https://a.example)', '<p><a href="https://a.example">it</a></p>'],
    ['a heading as a paragraph', '## Mind {#mind}', '<p>Mind</p>'],
    [
      'code, excluded from checks',
      '```js\na();\n```',
      '<pre><code class="language-js" data-meta="nocheck">a();\n</code></pre>',
    ],
    ['code without a language', '    a();', '<pre><code data-meta="nocheck">a();\n</code></pre>'],
    [
      'code that names a symbol, as in guides',
      '`Car`, `Wagon`, `new Car()`, `body.setSpeed(1)`, `setSpeed`',
      '<p><a href="/api/classes/Car"><code>Car</code></a>, ' +
        '<a href="/api/classes/Car"><code>Wagon</code></a>, ' +
        '<a href="/api/classes/Car#constructor"><code>new Car()</code></a>, ' +
        '<a href="/api/classes/Body#setspeed"><code>body.setSpeed(1)</code></a>, ' +
        '<code>setSpeed</code></p>',
    ],
    [
      'code in a link unchanged',
      '[`Car`](https://a.example)',
      '<p><a href="https://a.example"><code>Car</code></a></p>',
    ],
    [
      'callouts',
      '> [!TIP]\n> Use a `Car`.',
      '<div role="note" class="kind callout" data-kind="tip">\n<p>Tip</p>\n' +
        '<p>Use a <a href="/api/classes/Car"><code>Car</code></a>.</p>\n</div>',
    ],
    ['prices as text', 'Costs $5, or $6.', '<p>Costs $5, or $6.</p>'],
    ['HTML', 'a <b>c</b>', '<p>a <b>c</b></p>'],
  ])('shows %s', (_what, markdown, html) => {
    const rendered = renderToStaticMarkup(<Text markdown={markdown} reference={reference} />);
    expect(rendered).toBe(`<div>${html}</div>`);
  });

  it('links neither to the current page nor to the current member', () => {
    const here = { path: '/api/classes/Body', hash: 'clone' };
    const markdown = '`Body` `body.clone()` `body.setSpeed(1)`';
    const rendered = renderToStaticMarkup(
      <Text markdown={markdown} reference={{ ...reference, here }} />,
    );
    expect(rendered).toBe(
      '<div><p><code>Body</code> <code>body.clone()</code> ' +
        '<a href="/api/classes/Body#setspeed"><code>body.setSpeed(1)</code></a></p></div>',
    );
  });

  it('renders nothing for an empty text', () => {
    expect(renderToStaticMarkup(<Text markdown="" reference={reference} />)).toBe('');
  });
});

describe('types', () => {
  const text = ['(', { text: 'car', symbol: 'Car' }, ' | ', { text: 'Lost', symbol: 'Lost' }, ')'];

  it('link names that have a page, in a sentence', () => {
    expect(renderToStaticMarkup(<InlineType text={text} reference={reference} />)).toBe(
      '<code>(<a href="/api/classes/Car">car</a> | Lost)</code>',
    );
  });

  it('carry the place of each symbol where they stand on lines of their own', () => {
    expect(renderToStaticMarkup(<Code text={['f(\n  ', ...text]} />)).toBe(
      '<pre><code class="language-ts" data-meta="bare nocheck" ' +
        'data-symbols="1:3:3:Car 1:9:4:Lost">f(\n  (car | Lost)</code></pre>',
    );
  });
});

describe('plainSummary', () => {
  it('removes markup', () => {
    expect(plainSummary('A [body](symbol:Body) that\n`runs` & *rolls*')).toBe(
      'A body that runs & rolls',
    );
  });
});
