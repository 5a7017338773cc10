import { describe, expect, it } from 'vitest';
import { type DisplayedCode, renderCode, renderToken } from './codeBlock.ts';
import { parseFence } from './fence.ts';

const COPY = '<button type="button" data-code="copy">Copy</button>';
const wrap = (isPressed = false) =>
  `<button type="button" data-code="wrap" aria-pressed="${isPressed}">Wrap</button>`;

describe('renderCode', () => {
  it('shows plain code in one piece', () => {
    const given = code('let a;\n\n\tb();', { language: 'ts', languageName: 'TypeScript' });
    expect(renderCode(given)).toBe(
      `<div class="code-block"><div class="code-bar"><div class="code-name"><span class="code-language">TypeScript</span></div>${wrap()}${COPY}</div><pre class="code" data-language="ts"><code>let a;\n\n\tb();</code></pre></div>`,
    );
  });

  it('shows code without a language, and empty code', () => {
    expect(renderCode(code('a'))).toBe(
      `<div class="code-block"><div class="code-bar"><div class="code-name"></div>${wrap()}${COPY}</div><pre class="code"><code>a</code></pre></div>`,
    );
    expect(renderCode(code(''))).toBe(
      `<div class="code-block"><div class="code-bar"><div class="code-name"></div>${wrap()}${COPY}</div><pre class="code"><code></code></pre></div>`,
    );
  });

  it('shows a title before the language', () => {
    expect(renderBar(code('a', { meta: 'title="a b.ts"', languageName: 'TypeScript' }))).toBe(
      `<div class="code-name"><span class="code-title">a b.ts</span><span class="code-language">TypeScript</span></div>${wrap()}${COPY}`,
    );
  });

  it('wraps lines initially with the option "wrap"', () => {
    expect(renderCode(code('a', { meta: 'wrap' }))).toBe(
      `<div class="code-block" data-wrap><div class="code-bar"><div class="code-name"></div>${wrap(true)}${COPY}</div><pre class="code"><code>a</code></pre></div>`,
    );
  });

  it('shows bare code without a bar', () => {
    expect(
      renderCode(code('a', { meta: 'bare', language: 'ts', languageName: 'TypeScript' })),
    ).toBe(
      '<div class="code-block" data-bare><pre class="code" data-language="ts"><code>a</code></pre></div>',
    );
  });

  it('keeps the links of a line, even within a token', () => {
    const links = [
      { line: 1, column: 2, end: 3, href: '/b?c&d' },
      { line: 1, column: 4, end: 6, href: '/d' },
    ];
    const tokens: DisplayedCode['tokens'] = [
      [['a', '']],
      [
        ['a b ', ''],
        ['cd', 'l1'],
      ],
    ];
    expect(renderCode(code('', { meta: 'bare', tokens, marks: [[], []], links }))).toContain(
      '<code>a\na <a href="/b?c&amp;d">b</a> <a href="/d"><span class="l1">cd</span></a></code>',
    );
  });

  it('marks a block that has types', () => {
    expect(renderCode(code('a', { hasTypes: true }))).toBe(
      `<div class="code-block"><div class="code-bar"><div class="code-name"></div>${wrap()}<button type="button" data-code="types">Types</button>${COPY}</div><pre class="code" data-types><code>a</code></pre></div>`,
    );
  });

  it.each([
    ['lineNumbers', '<code class="numbered">'],
    ['lineNumbers=1', '<code class="numbered">'],
    ['lineNumbers=7', '<code class="numbered" data-style="--first-line:7">'],
  ])('numbers its lines by %s', (meta, tag) => {
    expect(renderPre(code('a\nb', { meta }))).toBe(
      `<pre class="code">${tag}<span class="line">a\n</span><span class="line">b</span></code></pre>`,
    );
  });

  it.each<[string, Partial<DisplayedCode>, string]>([
    ['highlighted', { marks: [[], ['highlight']] }, '<span class="line highlight">b</span>'],
    ['with an error', { marks: [[], ['error']] }, '<span class="line error">b</span>'],
    ['with a warning', { marks: [[], ['warning']] }, '<span class="line warning">b</span>'],
    [
      'added, with a text for screen readers',
      { marks: [[], ['add']] },
      '<span class="line add"><span class="sr-only">added: </span>b</span>',
    ],
    [
      'removed, with a text for screen readers',
      { marks: [[], ['remove']] },
      '<span class="line remove"><span class="sr-only">removed: </span>b</span>',
    ],
    [
      'marked twice',
      { marks: [[], ['highlight', 'add', 'highlight']] },
      '<span class="line highlight add"><span class="sr-only">added: </span>b</span>',
    ],
  ])('shows a line that is %s', (_name, own, line) => {
    expect(renderPre(code('a\nb', own))).toBe(
      `<pre class="code"><code><span class="line">a\n</span>${line}</code></pre>`,
    );
  });

  it('marks a block with focused lines', () => {
    expect(renderPre(code('a\nb', { marks: [['focus'], []] }))).toBe(
      '<pre class="code" data-focus><code><span class="line focus">a\n</span><span class="line">b</span></code></pre>',
    );
  });

  it.each(['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession', 'powershell'])(
    'distinguishes prompts, commands, and output of %s',
    (language) => {
      expect(renderPre(code('$ a\nb', { language }))).toBe(
        `<pre class="code" data-language="${language}"><code><span class="line"><span class="prompt">$ </span>a\n</span><span class="line output">b</span></code></pre>`,
      );
    },
  );

  it.each([
    ['PS C:\\x> a\nb', ['line', 'line output']],
    ['$ a \\\n  b \\\n  c\nd', ['line', 'line', 'line', 'line output']],
    ['a\n$ b', ['line output', 'line']],
    ['a \\\nb\n$ c', ['line output', 'line output', 'line']],
    ['a \\\n$ b\n\nc', ['line output', 'line', 'line output', 'line output']],
    ['$ a\n> b', ['line', 'line output']],
  ])('detects the output lines of %j', (text, classes) => {
    const html = renderPre(code(text, { language: 'sh' }));
    expect([...html.matchAll(/class="(line[^"]*)"/g)].map(([, names]) => names)).toEqual(classes);
  });

  it('separates a prompt from highlighted code', () => {
    const tokens: DisplayedCode['tokens'] = [
      [
        ['$ a', 'l1'],
        [' $ ', ''],
      ],
    ];
    expect(renderPre(code('', { tokens, language: 'sh' }))).toBe(
      '<pre class="code" data-language="sh"><code><span class="line"><span class="prompt"><span class="l1">$ </span></span><span class="l1">a</span> $ </span></code></pre>',
    );
  });

  it.each([
    ['bash', 'a\nb'],
    ['bash', '$a\n>b'],
    ['bash', 'npm run build\n> vite build'],
    ['bash', '> a\n> b'],
    ['ts', '$ a\n> b'],
    ['', '$ a'],
  ])('detects no command in %s: %j', (language, text) => {
    expect(renderPre(code(text, { language }))).not.toContain('<span');
  });

  it('escapes all input', () => {
    const bad = '"><script>&';
    const good = '&quot;&gt;&lt;script&gt;&amp;';
    const given = code(bad, { language: bad, languageName: bad });
    given.fence.title = bad;
    expect(renderCode(given)).toBe(
      `<div class="code-block"><div class="code-bar"><div class="code-name"><span class="code-title">${good}</span><span class="code-language">${good}</span></div>${wrap()}${COPY}</div><pre class="code" data-language="${good}"><code>&quot;&gt;&lt;script&gt;&amp;</code></pre></div>`,
    );
  });
});

describe('renderToken', () => {
  it.each<[[string, string], string]>([
    [['a < b', ''], 'a &lt; b'],
    [['a < b', 'l1 d2'], '<span class="l1 d2">a &lt; b</span>'],
    [['', ''], ''],
  ])('renders %j as %s', (token, html) => {
    expect(renderToken(token)).toBe(html);
  });
});

/** Returns code without colors, with defaults for all other fields. */
function code(
  text: string,
  { meta = '', ...own }: Partial<DisplayedCode> & { meta?: string } = {},
) {
  const lines = text.split('\n');
  const given: DisplayedCode = {
    tokens: lines.map((line) => [[line, '']]),
    marks: lines.map(() => []),
    links: [],
    fence: parseFence(meta).fence,
    language: '',
    languageName: '',
    hasTypes: false,
    canRun: false,
    ...own,
  };
  return given;
}

function renderBar(given: DisplayedCode): string {
  return /<div class="code-bar">(.*)<\/div><pre/s.exec(renderCode(given))?.[1] ?? '';
}

function renderPre(given: DisplayedCode): string {
  return /<pre.*<\/pre>/s.exec(renderCode(given))?.[0] ?? '';
}
