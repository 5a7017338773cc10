import { CODE_ACTION, type CodeAction, MODULE, STYLE, TYPES, WRAP } from '../article/attributes.ts';
import type { LineMark, MarkedCode } from './codeMarks.ts';
import { escapeHtml } from './escape.ts';
import type { Fence } from './fence.ts';
import type { Token } from './highlight.ts';
import { readSession } from './shellSession.ts';

/** A link on a name in code. Columns are 0-based; `end` is exclusive. */
export interface CodeLink {
  line: number;
  column: number;
  end: number;
  href: string;
}

/** Everything that a code block displays. */
export interface DisplayedCode extends Pick<MarkedCode, 'marks'> {
  tokens: Token[][];
  links: CodeLink[];
  fence: Fence;
  language: string;
  languageName: string;
  hasTypes: boolean;
  canRun: boolean;
}

/** Renders a code block: a bar with title, language, and buttons, and the code. */
export function renderCode(displayed: DisplayedCode): string {
  const { fence, language, languageName } = displayed;
  const title = fence.title && `<span class="code-title">${escapeHtml(fence.title)}</span>`;
  const name = [languageName, fence.excerpt && '(excerpt)'].filter(Boolean).join(' ');
  const label = name && `<span class="code-language">${escapeHtml(name)}</span>`;
  const buttons = [
    // The first button, so that the others don't move when long lines are detected and it appears.
    button('wrap', 'Wrap', fence.wrap),
    displayed.canRun && button('run', 'Run'),
    displayed.hasTypes && button('types', 'Types'),
    button('copy', 'Copy'),
  ];
  const block = attributes({
    class: 'code-block',
    [WRAP]: fence.wrap,
    'data-bare': fence.bare,
    [MODULE]: fence.module && fence.title,
  });
  const pre = attributes({
    class: 'code',
    'data-language': language || undefined,
    [TYPES]: displayed.hasTypes,
    'data-focus': displayed.marks.some((marks) => marks.includes('focus')),
  });
  const code = `<pre${pre}>${renderLines(displayed)}</pre>`;
  if (fence.bare) return `<div${block}>${code}</div>`;
  return [
    `<div${block}>`,
    `<div class="code-bar"><div class="code-name">${[title, label].filter(Boolean).join('')}</div>${buttons.filter(Boolean).join('')}</div>`,
    code,
    '</div>',
  ].join('');
}

function button(action: CodeAction, text: string, isPressed?: boolean): string {
  const pressed = isPressed === undefined ? '' : ` aria-pressed="${isPressed}"`;
  return `<button type="button" ${CODE_ACTION}="${action}"${pressed}>${text}</button>`;
}

function attributes(values: Record<string, string | boolean | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === true ? ` ${name}` : value ? ` ${name}="${escapeHtml(value)}"` : '',
    )
    .join('');
}

/** Renders lines, with elements only for those that need styles. */
function renderLines({ tokens, marks, links, fence, language }: DisplayedCode): string {
  const session = readSession(language, tokens.map(textOfLine));
  const isPlain =
    !session && fence.lineNumbers === undefined && marks.every((marks) => marks.length === 0);
  const contents = tokens.map((line, index) =>
    renderLine(
      line,
      links.filter((link) => link.line === index),
      session?.[index] ?? 0,
    ),
  );
  if (isPlain) return `<code>${contents.join('\n')}</code>`;
  const numbers = attributes({
    class: fence.lineNumbers === undefined ? undefined : 'numbered',
    [STYLE]: (fence.lineNumbers ?? 1) > 1 ? `--first-line:${fence.lineNumbers}` : undefined,
  });
  const lines = contents.map((content, index) => {
    const isOutput = session !== undefined && session[index] === undefined;
    const classes = ['line', ...new Set(marks[index]), isOutput ? 'output' : ''];
    // The line break is inside the element, so that omitting a line from a copy leaves no empty line.
    const end = index < contents.length - 1 ? '\n' : '';
    return `<span class="${classes.filter(Boolean).join(' ')}">${describeMarks(marks[index] ?? [])}${content}${end}</span>`;
  });
  return `<code${numbers}>${lines.join('')}</code>`;
}

/** Describes the colors and signs of a diff in words, for screen readers. */
function describeMarks(marks: LineMark[]): string {
  const word = marks.includes('add') ? 'added' : marks.includes('remove') ? 'removed' : undefined;
  return word === undefined ? '' : `<span class="sr-only">${word}: </span>`;
}

function textOfLine(line: Token[]): string {
  return line.map(([text]) => text).join('');
}

/**
 * Renders a line of code.
 * @param prompt length of the prompt at the start of the line
 */
function renderLine(line: Token[], links: CodeLink[], prompt: number): string {
  const cuts = [prompt, ...links.flatMap(({ column, end }) => [column, end])];
  let html = '';
  for (const { start, end, piece } of cutLine(line, cuts)) {
    const link = links.find(({ column, end: to }) => start >= column && end <= to);
    const plain = renderToken(piece);
    const token = link ? `<a href="${escapeHtml(link.href)}">${plain}</a>` : plain;
    html += end <= prompt ? `<span class="prompt">${token}</span>` : token;
  }
  return html;
}

/** Renders a token. */
export function renderToken([text, classes]: Token): string {
  const escaped = escapeHtml(text);
  return classes ? `<span class="${classes}">${escaped}</span>` : escaped;
}

/** Returns the tokens of a line, also split at the given columns. */
function cutLine(line: Token[], cuts: number[]): { start: number; end: number; piece: Token }[] {
  const pieces: { start: number; end: number; piece: Token }[] = [];
  let start = 0;
  for (const [text, classes] of line) {
    const end = start + text.length;
    const inside = cuts.filter((cut) => cut > start && cut < end).sort((a, b) => a - b);
    for (const cut of [...new Set(inside), end]) {
      const piece: Token = [
        text.slice(text.length - (end - start), text.length - (end - cut)),
        classes,
      ];
      if (cut > start) pieces.push({ start, end: cut, piece });
      start = cut;
    }
  }
  return pieces;
}
