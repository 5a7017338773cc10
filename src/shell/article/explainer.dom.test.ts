import { describe, expect, it, vi } from 'vitest';
import {
  compileArticle,
  readAnnouncement,
  recordFailures,
  showArticle,
} from '../../../tests/unit/articlePage.tsx';
import {
  answer,
  block,
  copyButton,
  enter,
  explained,
  fetched,
  focused,
  hover,
  identifier,
  identifiers,
  leaveKeyboard,
  link,
  page,
  popup,
  press,
  setUpEachTest,
  turn,
  typesButton,
} from '../../../tests/unit/explainedPage.ts';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { FileError } from '../../fetch/fetchFile.ts';
import { announce } from '../ui/announce.ts';

const NOTHING = 'Nothing has happened.';
const FAILURE = 'The types of this code could not be loaded.';
const failed = recordFailures();

// The comment is as long as the first block of the page, whose types must not be applied to it.
const otherPage = await compileArticle(
  `# Other\n\n\`\`\`ts\nbox.getPosition(); // ${'long '.repeat(70)}\n\`\`\``,
);

setUpEachTest();

describe('the mouse', () => {
  it('shows a type after resting for 120 ms, and hides it after 300 ms elsewhere', async () => {
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

  it('can move into the popup, which hides when it leaves the article', async () => {
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

  it('does not hide a popup that the keyboard opened', async () => {
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

  it('shows the type under it when the types have loaded', async () => {
    const { article } = await showArticle(page);
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => identifier(article, 'box'));
    hover(block(article).querySelector('code'));
    await waitFor(() => expect(explained()).toBe('box'));
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('loads nothing for code that is not checked', async () => {
    const { article, leaveFor } = await showArticle(page);
    hover(block(article, 'node hello.js').querySelector('code'));
    block(article, 'node hello.js').querySelector('code')?.click();
    copyButton(article).focus();
    await turn();
    await leaveFor(otherPage);
    await turn();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('touch', () => {
  it('shows a type on tap, and hides it on a tap elsewhere', async () => {
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
    await waitFor(() => expect(identifiers(article)).not.toEqual([]));
    tap(identifier(article, 'step'));
    await waitFor(() => expect(explained()).toBe('step'));
    tap(popup().querySelector('p'));
    await turn();
    expect(explained()).toBe('step');
    tap(identifier(article, 'box'));
    await waitFor(() => expect(explained()).toBe('box'));
    tap(code);
    await turn();
    expect(explained()).toBeUndefined();
    tap(identifier(article, 'box'));
    await waitFor(() => expect(explained()).toBe('box'));
    tap(article.querySelector('h1'));
    expect(explained()).toBeUndefined();
  });
});

describe('another page', () => {
  it('has its own types, and no popup of the page before', async () => {
    const { article, leaveFor } = await enter();
    await leaveFor(otherPage);
    expect(document.querySelector('[id="app:type-popup"]')).toBeNull();
    fetched.mockImplementation(async () => answer(otherPage));
    typesButton(article).click();
    await waitFor(() => expect(explained()).toBe('box'));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('[id="app:type-popup"]')).toHaveLength(1);
  });

  it('ignores types of the page before that arrive late', async () => {
    const response = answer(page);
    let arrive: (response: Response) => void = () => undefined;
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const { article, leaveFor } = await showArticle(page);
    typesButton(article).click();
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    const [, request] = fetched.mock.calls[0] ?? [];
    await leaveFor(otherPage);
    expect(request?.signal?.aborted).toBe(true);
    arrive(response);
    await turn();
    await turn();
    expect(document.querySelector('.typed, [id="app:type-popup"]')).toBeNull();
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
    'are reported by the button when %s, and loaded by the next press',
    async (_why, fail) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      fetched.mockImplementationOnce(fail);
      failed.messages.length = 0;
      const { article } = await showArticle(page);
      typesButton(article).click();
      const message = 'The types of this code could not be loaded.';
      await waitFor(() => expect(failed.messages).toEqual([message]));
      expect(warn.mock.calls.map(([text]) => text)).toEqual([message]);
      expect(document.querySelector('.typed, [id="app:type-popup"]')).toBeNull();
      typesButton(article).click();
      await waitFor(() => expect(explained()).toBe('world'));
    },
  );

  it('are requested again by the mouse, without an announcement', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await startAnnouncing();
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('no network')));
    const { article } = await showArticle(page);
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => identifier(article, 'box'));
    hover(block(article).querySelector('code'));
    await waitFor(() => expect(warn).toHaveBeenCalledWith(FAILURE, expect.any(FileError)));
    await turn();
    expect(readAnnouncement()).toBe(NOTHING);
    hover(block(article).querySelector('code'));
    await waitFor(() => expect(explained()).toBe('box'));
  });
});

/** Announces something first, so that later announcements are detected. */
async function startAnnouncing() {
  announce(NOTHING);
  await waitFor(() => expect(readAnnouncement()).toBe(NOTHING));
}
