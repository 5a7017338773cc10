import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { compileArticle, readAnnouncement, showArticle } from '../../../tests/unit/articlePage.tsx';
import { sampleReference } from '../../../tests/unit/sampleLibrary.ts';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { referenceBlocks } from '../../reference/blocks.tsx';
import type { SiteForeignTable } from '../../reference/foreignTable.ts';
import { SEARCH_BUTTON_ID } from '../search/keys.ts';
import { unfilter } from './filter.ts';

// The topic "Driving" lists Car and CarDef, which are also listed by kind.
const page = await compileArticle('<ReferenceOverview />', referenceBlocks(sampleReference()));

/** Names of another engine. */
const TABLE: SiteForeignTable = {
  ...{ id: 'unity', engine: 'Unity', version: 'Unity 6', file: 'unity.ts', source: '' },
  tasks: [
    {
      title: 'Motion',
      rows: [
        { theirs: ['linearSpeed'], here: '`Body`' },
        { theirs: ['velocity'], here: '`Body`', note: 'A speed.' },
        { theirs: ['AddForce'], here: '`Body`' },
      ],
    },
    { title: 'Joints', rows: [{ theirs: ['HingeJoint2D'], here: '`Car`' }] },
  ],
};
const names = await compileArticle(
  '<ForeignNames engine="unity" />',
  referenceBlocks(sampleReference(undefined, undefined, [TABLE])),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({}));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('the filter of a list', () => {
  it('shows only items with all of its words, in any case, and their groups', async () => {
    const { article } = await showArticle(page);
    await type(article, ' race  CAR ');
    expect(listVisible(article)).toEqual({
      headings: ['By kind', 'Interfaces'],
      names: ['RaceCarDef'],
    });
    expect(readAnnouncement()).toBe('1 match');
  });

  it('counts rows of a table that link to the same target', async () => {
    const { article } = await showArticle(names);
    await type(article, 'speed');
    expect(listVisible(article)).toEqual({ headings: ['Motion'], names: ['Body', 'Body'] });
    expect(readAnnouncement()).toBe('2 matches');
  });

  describe('with members', () => {
    const NAMES = { '/api/classes/Car': ['on()', 'speed'], '/api/classes/Horn': ['on()'] };
    const request = vi.fn();

    beforeEach(() => {
      request.mockReset();
      request.mockResolvedValue(new Response(JSON.stringify(NAMES)));
      vi.stubGlobal('fetch', request);
    });

    it('fetches their names with its first use only, and lists them while it has words', async () => {
      const { article } = await showArticle(page);
      expect(request).not.toHaveBeenCalled();
      const field = findBox(article);
      field.focus();
      field.blur();
      field.focus();
      await waitFor(() => expect(article.querySelector('[href$="Horn#on"]')).not.toBeNull());
      expect(request).toHaveBeenCalledOnce();
      expect(listVisible(article).headings).not.toContain('Members');
      await type(article, 'car.on');
      expect(listVisible(article)).toEqual({ headings: ['Members'], names: ['Car.on()'] });
      expect(readAnnouncement()).toBe('1 match');
      await type(article, '');
      expect(listVisible(article).headings).not.toContain('Members');
    });

    it('lists members by their own names, and all of a symbol for its name with a dot', async () => {
      const { article } = await showArticle(page);
      findBox(article).focus();
      await waitFor(() => expect(article.querySelector('[href$="Horn#on"]')).not.toBeNull());
      await type(article, 'horn');
      expect(listVisible(article).headings).not.toContain('Members');
      await type(article, 'car.');
      expect(listVisible(article).names).toEqual(['Car.on()', 'Car.speed']);
    });

    it('tries again with the next use after a failure', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      request.mockResolvedValueOnce(new Response('', { status: 500 }));
      const { article } = await showArticle(page);
      const field = findBox(article);
      field.focus();
      await waitFor(() => expect(warn).toHaveBeenCalledOnce());
      field.blur();
      field.focus();
      await waitFor(() => expect(article.querySelector('[href$="Car#on"]')).not.toBeNull());
    });
  });

  it('also searches descriptions', async () => {
    const { article } = await showArticle(page);
    await type(article, 'on wheels');
    expect(listVisible(article)).toEqual({ headings: ['Driving'], names: ['Car'] });
  });

  it('counts a name once, even if it is listed twice', async () => {
    const { article } = await showArticle(page);
    await type(article, 'cardef');
    expect(listVisible(article).names).toEqual(['CarDef', 'CarDef', 'RaceCarDef']);
    expect(readAnnouncement()).toBe('2 matches');
  });

  it('shows a note if nothing is left, and everything after it was cleared', async () => {
    const { article } = await showArticle(page);
    const everything = listVisible(article);
    expect(everything.names.length).toBeGreaterThan(9);
    expect(isEmptyNoteVisible(article)).toBe(false);
    await type(article, 'zeppelin');
    expect(listVisible(article)).toEqual({ headings: [], names: [] });
    expect(isEmptyNoteVisible(article)).toBe(true);
    await type(article, '');
    expect(listVisible(article)).toEqual(everything);
    expect(isEmptyNoteVisible(article)).toBe(false);
  });

  it('is set by a button with a word, and cleared by the same one', async () => {
    const list = await compileArticle(
      '<div data-filtered><div><input data-filter /></div>' +
        '<button data-filter-tag="true">rope</button>' +
        '<ul><li data-filter-item="true">A rope</li><li data-filter-item="true">A car</li></ul></div>',
    );
    const { article } = await showArticle(list);
    const listTexts = () =>
      [...article.querySelectorAll('li:not([hidden])')].map((li) => li.textContent);
    const button = article.querySelector('button');
    button?.click();
    expect(listTexts()).toEqual(['A rope']);
    expect(location.search).toBe('?filter=rope');
    button?.click();
    expect(listTexts()).toEqual(['A rope', 'A car']);
    expect(location.search).toBe('');
  });

  it('applies what was typed before the app loaded, and stores it in the address', async () => {
    const list = await compileArticle(
      '<div data-filtered><div><input data-filter defaultValue="rope" /></div>' +
        '<ul><li data-filter-item="true">A rope</li><li data-filter-item="true">A car</li></ul></div>',
    );
    const { article } = await showArticle(list);
    expect(article.querySelector('li:not([hidden])')?.textContent).toBe('A rope');
    expect(article.querySelectorAll('li:not([hidden])')).toHaveLength(1);
    expect(location.search).toBe('?filter=rope');
  });

  it('is kept in the address, and restored from it', async () => {
    const { article, close } = await showArticle(page);
    await type(article, ' race ');
    expect(location.search).toBe('?filter=race');
    await close();
    const again = (await showArticle(page)).article;
    expect(findBox(again).value).toBe('race');
    expect(listVisible(again).names).toEqual(['RaceCarDef']);
    await type(again, '');
    expect(location.search).toBe('');
  });

  it('follows the first link that is left on Enter', async () => {
    const { article } = await showArticle(page);
    const followed: string[] = [];
    article.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push((event.target as HTMLAnchorElement).pathname);
    });
    const enter = (init: KeyboardEventInit = {}) =>
      findBox(article).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }),
      );
    await type(article, 'race');
    // These key presses confirm a word of an input method.
    enter({ isComposing: true });
    enter({ keyCode: 229 });
    expect(followed).toEqual([]);
    enter();
    await type(article, 'zeppelin');
    enter();
    expect(followed).toEqual(['/api/interfaces/RaceCarDef']);
  });

  it('filters the sections of a guide by their text', async () => {
    const sections =
      '## Cars\n\n### Brakes\n\nslow\n\n### Horn \\{asked="honk"}\n\n## Boats\n\n### Sail\n\nslow';
    const guide = await compileArticle(
      `# A\n\n<Filter label="Which part?">\n\n${sections}\n\n</Filter>`,
    );
    const { article } = await showArticle(guide);
    await type(article, 'SLOW');
    expect(listVisible(article).headings).toEqual(['Cars', 'Brakes', 'Boats', 'Sail']);
    expect(readAnnouncement()).toBe('2 matches');
    await type(article, 'honk');
    expect(listVisible(article).headings).toEqual(['Cars', 'Horn']);
    expect(readAnnouncement()).toBe('1 match');
  });

  it('reads sentences in a list with search phrases', async () => {
    const sections =
      '### Brakes \\{asked="it does not slow down"}\n\n### Horn\n\nIt slows nothing.';
    const guide = await compileArticle(
      `# A\n\n<Filter label="Which part?">\n\n## Cars\n\n${sections}\n\n</Filter>`,
    );
    const { article } = await showArticle(guide);
    article.querySelector('input')?.focus();
    await vi.dynamicImportSettled();
    await type(article, 'my cars are slowing down');
    expect(listVisible(article).headings).toEqual(['Cars', 'Brakes']);
    expect(article.querySelector('[data-filter-empty]')).toHaveProperty('hidden', false);
    expect(readAnnouncement()).toBe('1 near match');
    await type(article, 'why does it slow down?');
    expect(listVisible(article).headings).toEqual(['Cars', 'Brakes']);
    expect(article.querySelector('[data-filter-empty]')).toHaveProperty('hidden', true);
  });

  it('passes its words on to the search of the site', async () => {
    const button = document.createElement('button');
    button.id = SEARCH_BUTTON_ID;
    const searches: string[] = [];
    button.addEventListener('click', () => searches.push(location.search));
    document.body.append(button);
    onTestFinished(() => button.remove());
    const { article } = await showArticle(page);
    await type(article, 'honk');
    article.querySelector<HTMLElement>('[data-filter-search]')?.click();
    expect(searches).toEqual(['?filter=honk&q=honk']);
  });
});

describe('unfilter', () => {
  it('clears the filter that hides an element', async () => {
    const { article } = await showArticle(page);
    const everything = listVisible(article);
    await type(article, 'horn');
    unfilter(article.querySelector('#by-kind') as HTMLElement);
    expect(listVisible(article).names).toEqual(['Horn']);
    unfilter(article.querySelector('#driving') as HTMLElement);
    expect(findBox(article).value).toBe('');
    expect(location.search).toBe('');
    expect(listVisible(article)).toEqual(everything);
  });
});

function findBox(article: HTMLElement) {
  return article.querySelector('[data-filter]') as HTMLInputElement;
}

/** Types into the filter, and waits for the announcement. */
async function type(article: HTMLElement, text: string) {
  findBox(article).value = text;
  findBox(article).dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(50);
}

/** Returns the visible headings and names. */
function listVisible(article: HTMLElement) {
  const listTexts = (selector: string) =>
    [...article.querySelectorAll(selector)]
      .filter((one) => !one.closest('[hidden]'))
      .map(({ textContent }) => textContent);
  return {
    headings: listTexts('h2, h3'),
    names: listTexts('[data-filter-item] a > code'),
  };
}

function isEmptyNoteVisible(article: HTMLElement) {
  return !article.querySelector<HTMLElement>('[data-filter-empty]')?.hidden;
}
