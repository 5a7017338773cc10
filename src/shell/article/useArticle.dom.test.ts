import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  compileArticle,
  compileKitchenPage,
  showArticle,
} from '../../../tests/unit/articlePage.tsx';
import { sampleReference } from '../../../tests/unit/sampleLibrary.ts';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { referenceBlocks } from '../../reference/blocks.tsx';

const tabsPage = await compileKitchenPage('guide/tabs.mdx');
const listPage = await compileArticle('<ReferenceOverview />', referenceBlocks(sampleReference()));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('an address that leads to hidden content', () => {
  it('opens the details around it, and scrolls to it', async () => {
    const scrolled = spyOnScrolling();
    const { article } = await showArticle(tabsPage, { hash: '#mirrors' });
    expect(article.querySelector('details')?.open).toBe(true);
    expect(scrolled()).toEqual(['mirrors']);
  });

  it('clears the filter that hides it, and scrolls to it', async () => {
    history.replaceState(null, '', '/?filter=horn');
    const request = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', request);
    const scrolled = spyOnScrolling();
    const { article } = await showArticle(listPage, { hash: '#driving' });
    expect(article.querySelector<HTMLInputElement>('[data-filter]')?.value).toBe('');
    expect(location.search).toBe('');
    expect(scrolled()).toEqual(['driving']);
    // The names of members that the filter requests.
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
  });

  it.each(['#install', '#nowhere', ''])(
    'leaves scrolling to the browser for "%s"',
    async (hash) => {
      const scrolled = spyOnScrolling();
      const { article } = await showArticle(tabsPage, { hash });
      expect(article.querySelector('details')?.open).toBe(false);
      expect(scrolled()).toEqual([]);
    },
  );
});

/** Records the ids of the elements that are scrolled to from now on. */
function spyOnScrolling(): () => string[] {
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  return () => spy.mock.contexts.map((element) => (element as Element).id);
}
