import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  compileKitchenPage,
  readAnnouncement,
  showArticle,
} from '../../../tests/unit/articlePage.tsx';

/** Text that Copy copies from each block of the page. A block is identified by a text that only it contains. */
const COPIES = {
  'a diff with marks': {
    content: 'const ball',
    copied: [
      "import { Circle, World } from 'planck';",
      '',
      'const world = new World({ gravity: { x: 0, y: -10 } });',
      'const radius = 0.5;',
      "const ball = world.createBody({ type: 'dynamic', bullet: true });",
      'ball.createFixture({ shape: new Circle(radius), density: 1 });',
      'world.step(1 / 60);',
    ],
  },
  'a sample': {
    content: 'getPosition',
    copied: [
      'world.step(1 / 60);',
      'const { y } = box.getPosition();',
      '// @ts-expect-error',
      'world.stepp(1 / 60);',
    ],
  },
  'a sample whose beginning is cut off': {
    content: 'console.log',
    copied: ['console.log(hidden.y, y);'],
  },
  'a file in parts': {
    content: 'const REST',
    copied: [
      "import type { Body } from 'planck';",
      '',
      'export function stop(body: Body) {',
      '  body.setLinearVelocity(REST);',
      '}',
      '',
      'const REST = { x: 0, y: 0 };',
    ],
  },
  'shell commands': {
    content: 'node hello.js',
    copied: ['npm install planck \\', '    --save', 'node hello.js'],
  },
  'plain text': { content: 'no language', copied: ['no language'] },
};

const page = await compileKitchenPage('guide/code.mdx');

let written: string[];

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
  stubClipboard({ writeText: async (text: string) => void written.push(text) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('Copy', () => {
  it.each(Object.entries(COPIES))('copies only the code of %s', async (_what, expected) => {
    const { article } = await showArticle(page);
    await press(copyButton(article, expected.content));
    expect(written).toEqual([expected.copied.join('\n')]);
  });

  it('copies the same from a block whose lines are wrapped', async () => {
    const { article } = await showArticle(page);
    wrapButton(article, 'const sentence').click();
    await press(copyButton(article, 'const sentence'));
    expect(written).toEqual([
      expect.stringMatching(/^const sentence = 'A line of code .* an outline\.';$/),
    ]);
  });

  it('is confirmed on the button and to screen readers', async () => {
    const { article } = await showArticle(page);
    const button = copyButton(article, 'no language');
    await press(button);
    expect(button.textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(999);
    expect(button.textContent).toBe('Copied');
    expect(readAnnouncement()).toBe('Copied');
    await vi.advanceTimersByTimeAsync(1);
    expect(button.textContent).toBe('Copy');
  });

  it('is confirmed for a second after the last press', async () => {
    const { article } = await showArticle(page);
    const button = copyButton(article, 'no language');
    await press(button);
    await vi.advanceTimersByTimeAsync(600);
    await press(button);
    await vi.advanceTimersByTimeAsync(600);
    expect(button.textContent).toBe('Copied');
    await vi.advanceTimersByTimeAsync(400);
    expect(button.textContent).toBe('Copy');
    expect(written).toEqual(['no language', 'no language']);
  });

  const refused = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  it.each([
    ['refuses', { writeText: refused }],
    ['does not have', undefined],
  ])('selects the code when the browser %s the clipboard', async (_how, clipboard) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubClipboard(clipboard);
    const { article } = await showArticle(page);
    const button = copyButton(article, 'no language');
    await press(button);
    expect(button.textContent).toBe('Selected');
    await vi.advanceTimersByTimeAsync(50);
    expect(readAnnouncement()).toBe('Selected');
    expect(String(getSelection()).trim()).toBe('no language');
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      'The browser denied access to the clipboard; the code is selected instead.',
    ]);
  });
});

describe('Wrap', () => {
  const wrapped = (article: HTMLElement) =>
    [...article.querySelectorAll('.code-block[data-wrap]')].map(
      (block) => /const \w+/.exec(block.textContent)?.[0],
    );

  it('wraps the lines of all blocks, and unwraps them again', async () => {
    const { article } = await showArticle(page);
    const button = wrapButton(article, 'const sentence');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(wrapped(article)).toEqual(['const wrapped']);
    button.click();
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(wrapped(article)).toEqual(expect.arrayContaining(['const sentence', 'const wrapped']));
    button.click();
    expect(button.getAttribute('aria-pressed')).toBe('false');
    // Only the block that the writer wrapped.
    expect(wrapped(article)).toEqual(['const wrapped']);
  });

  it('is the same on the next page', async () => {
    const first = await showArticle(page);
    wrapButton(first.article, 'const sentence').click();
    await first.close();
    const second = await showArticle(page);
    expect(wrapped(second.article)).toContain('const sentence');
    wrapButton(second.article, 'const sentence').click();
    await second.close();
    const third = await showArticle(page);
    // Only the block that the writer wrapped.
    expect(wrapped(third.article)).toEqual(['const wrapped']);
  });
});

function stubClipboard(clipboard: { writeText: (text: string) => Promise<unknown> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** Clicks, and waits until the clipboard operation has finished. */
async function press(button: HTMLElement) {
  button.click();
  await vi.advanceTimersByTimeAsync(0);
}

function copyButton(article: HTMLElement, content: string) {
  return findButton(article, content, 'copy');
}

function wrapButton(article: HTMLElement, content: string) {
  return findButton(article, content, 'wrap');
}

function findButton(article: HTMLElement, content: string, action: string): HTMLElement {
  const blocks = [...article.querySelectorAll('.code-block')];
  const block = blocks.find(({ textContent }) => textContent.includes(content));
  return block?.querySelector(`[data-code="${action}"]`) as HTMLElement;
}
