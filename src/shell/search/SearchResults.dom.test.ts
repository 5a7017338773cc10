import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { translate } from '../../../tests/unit/translate.ts';
import type { Piece } from '../../search/excerpt.ts';
import { type Option, SearchResults } from './SearchResults.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe('search results on a translated page', () => {
  const FIRST = [option('Bodies', '**Bo**dies'), option('About'), option('Box2D', 'A **box**')];
  const SECOND = [option('Body', '**Body**', 'A rigid **body** moves'), option('About')];

  it.each(['move', 'replace'] as const)('are replaced by others (texts: %s)', async (way) => {
    const container = document.createElement('div');
    const root = createRoot(container);
    for (const options of [FIRST, SECOND, [], SECOND, FIRST, FIRST.slice(1), FIRST]) {
      for (const isDetailed of [true, false, true]) {
        await act(async () => root.render(list(options, isDetailed)));
        expect(readTexts(container)).toEqual(readTexts(await fresh(options, isDetailed)));
        translate(container, way);
      }
    }
    await act(async () => root.unmount());
    expect(container.textContent).toBe('');
  });
});

/** Returns a result; `**` surrounds what matches. */
function option(title: string, alias = '', excerpt = ''): Option {
  return {
    ...{ href: `/${title}`, title: splitPieces(title), titles: [], isPage: true, isBelow: false },
    ...{
      alias: splitPieces(alias),
      excerpt: splitPieces(excerpt),
      html: '',
      terms: [],
      heading: title[0],
    },
  };
}

function splitPieces(text: string): Piece[] {
  const pieces = text.split('**').map((text, index) => ({ text, isMarked: index % 2 === 1 }));
  return pieces.filter(({ text }) => text !== '');
}

function list(options: Option[], isDetailed: boolean) {
  const ignore = () => undefined;
  const handlers = { onPoint: ignore, onChoose: ignore };
  return createElement(SearchResults, { options, selected: 0, isDetailed, ...handlers });
}

async function fresh(options: Option[], isDetailed: boolean): Promise<Element> {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(list(options, isDetailed)));
  return container;
}

function readTexts(container: Element): (string | null)[] {
  return [...container.querySelectorAll('[role="option"], mark')].map((one) => one.textContent);
}
