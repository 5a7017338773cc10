import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ArticlePage,
  compileArticle,
  compileKitchenPage,
  showArticle,
} from '../../../tests/unit/articlePage.tsx';
import { announce } from './announce.ts';
import { copiedText } from './codeBar.ts';
// Loaded now, so that what a click starts does not wait for it.
import './explainer.ts';

/** A text that only the sample of these tests shows. Its names: world step y box getPosition world. */
const SAMPLE = 'getPosition';
const NOTHING = 'Nothing has happened.';
const FAILURE = 'The types of the code could not be loaded.';

const page = await compileKitchenPage('guide/code.mdx');
// The comment is as long as the first block of the page, whose types must not end up in it.
const otherPage = await compileArticle(
  `# Other\n\n\`\`\`ts\nbox.getPosition(); // ${'long '.repeat(70)}\n\`\`\``,
);

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  fetched = vi.fn<typeof fetch>(async () => answer(page));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the Types button', () => {
  it('moves the focus to the first identifier of its block and explains it', async () => {
    const { article } = await enter();
    const [first, ...others] = identifiers(article);
    expect(document.activeElement).toBe(first);
    expect(first?.getAttribute('role')).toBe('button');
    expect(others.map((one) => one.getAttribute('tabindex'))).toEqual(others.map(() => '-1'));
    expect(popup().textContent).toBe('const world: World');
    expect(popup().closest('.code-block')).toBe(block(article));
  });

  it('explains with signature, documentation, and a link to the reference', async () => {
    await enter();
    press('ArrowRight');
    expect(popup().innerHTML).toBe(
      '<pre><code>(method) World.step(timeStep: number): void</code></pre>' +
        '<p>Take a time step.</p>' +
        '<p><a href="/reference/world#step">World.step in the reference</a></p>',
    );
  });

  it('loads the types once, however often they are used', async () => {
    const { article } = await enter();
    typesButton(article).click();
    typesButton(article, 'console.log').click();
    await vi.waitFor(() => expect(identifiers(article, 'console.log')).toContain(focused()));
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/page.types.json']);
    expect(document.querySelectorAll('.typed .typed')).toHaveLength(0);
    expect(document.querySelectorAll('#type-popup')).toHaveLength(1);
  });

  it('leaves what is copied as it was', async () => {
    const { article } = await showArticle(page);
    const codes = [...article.querySelectorAll<HTMLElement>('.code > code')];
    const before = codes.map(copiedText);
    typesButton(article).click();
    await vi.waitFor(() => expect(explained()).toBe('world'));
    expect(codes.map(copiedText)).toEqual(before);
  });
});

describe('the keyboard', () => {
  it('moves through the identifiers of a block, which is one stop for the Tab key', async () => {
    const { article } = await enter();
    const walk = [
      ['ArrowRight', 'step'],
      ['ArrowRight', 'y'],
      ['ArrowRight', 'box'],
      ['ArrowLeft', 'y'],
      ['Home', 'world'],
      ['ArrowRight', 'step'],
      ['End', 'world'],
      ['ArrowLeft', 'getPosition'],
    ] as const;
    for (const [key, word] of walk) {
      expect(press(key)).toBe('handled');
      expect(focused()?.textContent).toBe(word);
      expect(explained()).toBe(word);
      const stops = identifiers(article).filter((one) => one.getAttribute('tabindex') === '0');
      expect(stops).toEqual([focused()]);
    }
  });

  it('stays at the first and at the last identifier, and leaves other keys alone', async () => {
    const { article } = await enter();
    const all = identifiers(article);
    expect([press('ArrowLeft'), press('a'), press('Enter')]).toEqual(Array(3).fill('ignored'));
    expect(focused()).toBe(all[0]);
    press('End');
    expect(press('ArrowRight')).toBe('ignored');
    expect(focused()).toBe(all.at(-1));
  });

  it('keeps the popup while the focus is in it, and hides it when the focus leaves', async () => {
    const { article } = await enter();
    press('ArrowRight');
    const step = focused();
    link().focus();
    expect(explained()).toBe('step');
    step?.focus();
    expect(explained()).toBe('step');
    link().focus();
    typesButton(article).focus();
    expect(explained()).toBeUndefined();
  });
});

describe('Escape', () => {
  it('hides the popup and returns to the Types button', async () => {
    const { article } = await enter();
    expect(press('Escape')).toBe('handled');
    expect(explained()).toBeUndefined();
    expect(focused()).toBe(typesButton(article));
    expect(press('Escape')).toBe('ignored');
  });

  it('returns from the popup to its identifier', async () => {
    await enter();
    press('ArrowRight');
    link().focus();
    press('Escape');
    expect(explained()).toBeUndefined();
    expect(focused()?.textContent).toBe('step');
    press('ArrowLeft');
    expect(explained()).toBe('world');
  });

  it('leaves the focus where it is when the mouse had opened the popup', async () => {
    const { article } = await leaveKeyboard();
    hover(identifier(article, 'step'));
    vi.advanceTimersByTime(120);
    expect(explained()).toBe('step');
    // The mouse has moved on, but not yet rested.
    hover(identifier(article, 'box'));
    press('Escape');
    vi.advanceTimersByTime(1000);
    expect(explained()).toBeUndefined();
    expect(focused()).toBe(copyButton(article));
  });
});

describe('a mouse', () => {
  it('has to rest on an identifier for 120 ms, and can leave it for less than 300 ms', async () => {
    const { article } = await leaveKeyboard();
    hover(identifier(article, 'step'));
    vi.advanceTimersByTime(119);
    expect(explained()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(explained()).toBe('step');

    hover(article.querySelector('h1'));
    vi.advanceTimersByTime(299);
    expect(explained()).toBe('step');
    vi.advanceTimersByTime(1);
    expect(explained()).toBeUndefined();

    hover(identifier(article, 'box'));
    vi.advanceTimersByTime(120);
    hover(article.querySelector('h1'));
    vi.advanceTimersByTime(200);
    hover(identifier(article, 'box'));
    vi.advanceTimersByTime(1000);
    expect(explained()).toBe('box');
  });

  it('can move into the popup, and hides it by leaving the article', async () => {
    const { article } = await leaveKeyboard();
    hover(identifier(article, 'step'));
    vi.advanceTimersByTime(120);
    hover(article.querySelector('h1'));
    vi.advanceTimersByTime(200);
    hover(link());
    vi.advanceTimersByTime(1000);
    expect(explained()).toBe('step');
    article.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    vi.advanceTimersByTime(300);
    expect(explained()).toBeUndefined();
  });

  it('on its way takes no popup from the keyboard', async () => {
    const { article } = await enter();
    vi.useFakeTimers();
    press('ArrowRight');
    for (const focus of [focused(), link()]) {
      focus?.focus();
      hover(article.querySelector('h1'));
      article.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
      vi.advanceTimersByTime(1000);
      expect(explained()).toBe('step');
      expect(focused()).toBe(focus);
    }
  });

  it('gets an explanation of what it is on when the types have arrived', async () => {
    const { article } = await showArticle(page);
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => identifier(article, 'box'));
    hover(block(article).querySelector('code'));
    await vi.waitFor(() => expect(explained()).toBe('box'));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('gets nothing, and nothing is loaded, for code that is not checked', async () => {
    const { article } = await showArticle(page);
    hover(block(article, 'node hello.js').querySelector('code'));
    block(article, 'node hello.js').querySelector('code')?.click();
    copyButton(article).focus();
    await turn();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  it('shows an explanation by a tap, and hides it by a tap elsewhere', async () => {
    const { article } = await showArticle(page);
    const tap = (element: Element | null) => {
      vi.spyOn(document, 'elementFromPoint').mockImplementation(() => element);
      for (const type of ['pointerover', 'pointerdown']) {
        element?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
      }
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    const code = block(article).querySelector('code');
    tap(code);
    await vi.waitFor(() => expect(identifiers(article)).not.toEqual([]));
    tap(identifier(article, 'step'));
    await vi.waitFor(() => expect(explained()).toBe('step'));
    tap(popup().querySelector('p'));
    await turn();
    expect(explained()).toBe('step');
    tap(identifier(article, 'box'));
    await vi.waitFor(() => expect(explained()).toBe('box'));
    tap(code);
    await turn();
    expect(explained()).toBeUndefined();
    tap(identifier(article, 'box'));
    await vi.waitFor(() => expect(explained()).toBe('box'));
    tap(article.querySelector('h1'));
    expect(explained()).toBeUndefined();
  });
});

describe('another page', () => {
  it('has types of its own, and no popup of the page that was left', async () => {
    const { article, leaveFor } = await enter();
    await leaveFor(otherPage);
    expect(document.querySelector('#type-popup')).toBeNull();
    fetched.mockImplementation(async () => answer(otherPage));
    typesButton(article).click();
    await vi.waitFor(() => expect(explained()).toBe('box'));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('#type-popup')).toHaveLength(1);
  });

  it('is not changed by types that arrive late', async () => {
    const response = answer(page);
    const read = vi.spyOn(response, 'json');
    let arrive: (response: Response) => void = () => undefined;
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const { article, leaveFor } = await showArticle(page);
    typesButton(article).click();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    const [, request] = fetched.mock.calls[0] ?? [];
    await leaveFor(otherPage);
    expect(request?.signal?.aborted).toBe(true);
    arrive(response);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    await read.mock.results[0]?.value;
    await turn();
    expect(document.querySelector('.typed, #type-popup')).toBeNull();
  });
});

describe('types that cannot be loaded', () => {
  const failures: Record<string, () => Promise<Response>> = {
    'there is no network': () => Promise.reject(new TypeError('no network')),
    'the server fails': async () => new Response('', { status: 503 }),
    'they are of another build': async () =>
      new Response(JSON.stringify({ ...page.types, version: 'other' })),
  };

  it.each(Object.entries(failures))(
    'are announced by the button when %s, and loaded by the next press',
    async (_why, fail) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      fetched.mockImplementationOnce(fail);
      await startAnnouncing();
      const { article } = await showArticle(page);
      typesButton(article).click();
      await vi.waitFor(() => expect(announced()).toMatch(/^The types could not be loaded\./));
      expect(warn.mock.calls.map(([text]) => text)).toEqual([FAILURE]);
      expect(document.querySelector('.typed, #type-popup')).toBeNull();
      typesButton(article).click();
      await vi.waitFor(() => expect(explained()).toBe('world'));
    },
  );

  it('are loaded again, and not announced, when a mouse asks for them', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await startAnnouncing();
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('no network')));
    const { article } = await showArticle(page);
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => identifier(article, 'box'));
    hover(block(article).querySelector('code'));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(FAILURE, expect.any(TypeError)));
    await turn();
    expect(announced()).toBe(NOTHING);
    hover(block(article).querySelector('code'));
    await vi.waitFor(() => expect(explained()).toBe('box'));
  });
});

function answer({ types }: ArticlePage): Response {
  return new Response(JSON.stringify(types));
}

/** Shows the page, and leads the keyboard to the identifiers of the sample. */
async function enter() {
  const shown = await showArticle(page);
  typesButton(shown.article).click();
  await vi.waitFor(() => expect(explained()).toBe('world'));
  return shown;
}

/** Shows the page with its types loaded, no popup, and a clock that stands still. */
async function leaveKeyboard() {
  const shown = await enter();
  copyButton(shown.article).focus();
  expect(explained()).toBeUndefined();
  vi.useFakeTimers();
  return shown;
}

/** Waits until the promises that are due have been handled. */
function turn() {
  return new Promise((resolve) => setTimeout(resolve));
}

function block(article: HTMLElement, text = SAMPLE): HTMLElement {
  const blocks = [...article.querySelectorAll<HTMLElement>('.code-block')];
  return blocks.find(({ textContent }) => textContent.includes(text)) as HTMLElement;
}

function typesButton(article: HTMLElement, text = SAMPLE) {
  return block(article, text).querySelector('[data-code="types"]') as HTMLElement;
}

function copyButton(article: HTMLElement) {
  return block(article).querySelector('[data-code="copy"]') as HTMLElement;
}

function identifiers(article: HTMLElement, text = SAMPLE): HTMLElement[] {
  return [...block(article, text).querySelectorAll<HTMLElement>('.typed')];
}

function identifier(article: HTMLElement, name: string): HTMLElement {
  return identifiers(article).find(({ textContent }) => textContent === name) as HTMLElement;
}

function popup() {
  return document.querySelector('#type-popup') as HTMLElement;
}

function link() {
  return popup().querySelector('a') as HTMLElement;
}

function focused() {
  return document.activeElement as HTMLElement | null;
}

/** The identifier that the popup describes while it is shown. */
function explained(): string | undefined {
  const described = [...document.querySelectorAll('[aria-describedby="type-popup"]')];
  expect(described.length).toBeLessThan(2);
  return described[0]?.textContent;
}

/** Announces something, so that whatever is announced after it shows. */
async function startAnnouncing() {
  announce(NOTHING);
  await vi.waitFor(() => expect(announced()).toBe(NOTHING));
}

function announced() {
  return document.querySelector('[role="status"]')?.textContent;
}

function hover(element: Element | null) {
  const place = { bubbles: true, pointerType: 'mouse', clientX: 1, clientY: 1 };
  for (const type of ['pointerover', 'pointermove']) {
    element?.dispatchEvent(new PointerEvent(type, place));
  }
}

/** Presses a key where the focus is. */
function press(key: string): 'handled' | 'ignored' {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented ? 'handled' : 'ignored';
}
