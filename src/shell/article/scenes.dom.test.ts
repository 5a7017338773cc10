import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileArticle, showArticle } from '../../../tests/unit/articlePage.tsx';
import { byId, createAllBlocks } from '../../../tests/unit/renderBlocks.ts';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { range } from '../../lab/model/scene.ts';
import type { SceneData } from '../../lab/model/sceneData.ts';

const { showScene } = vi.hoisted(() => ({
  showScene: vi.fn<(figure: HTMLElement, site: unknown, signal: AbortSignal) => Promise<void>>(),
}));
vi.mock('../../lab/page/scene/showScene.tsx', () => ({ showScene }));

const ball: SceneData = {
  ...{ id: 'ball', title: 'A ball', description: 'A ball falls.', source: '', code: '' },
  ...{
    params: { size: range('Size', { min: 1, max: 9, value: 5 }) },
    controls: [],
    poster: { width: 72, height: 30, elements: [] },
  },
};
const blocks = createAllBlocks({ scenes: byId([ball]) });
const page = await compileArticle('::scene{id=ball}', blocks);
const tune = '<Tune scene="ball" param="size" />';
const wiredPage = await compileArticle(`A ${tune} or ${tune}\n\n::scene{id=ball}`, blocks);
const otherPage = await compileArticle('# Other');

/** Reports that an element approaches the window. */
let comeNear: (target: Element) => void;
let observed: Element[];

class IntersectionObserverStub {
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    comeNear = (target) => callback([{ target, isIntersecting: true }]);
  }
  observe(element: Element) {
    observed.push(element);
  }
  unobserve(element: Element) {
    observed = observed.filter((one) => one !== element);
  }
  disconnect() {
    observed = [];
  }
}

beforeEach(() => {
  observed = [];
  showScene.mockReset().mockResolvedValue();
  vi.stubGlobal('IntersectionObserver', IntersectionObserverStub);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('starts a scene once, when the reader comes near', async () => {
  const { article } = await showArticle(page);
  const figure = findFigure(article);
  expect(observed).toEqual([figure]);
  expect(showScene).not.toHaveBeenCalled();
  comeNear(figure);
  await waitFor(() => expect(showScene).toHaveBeenCalledOnce());
  expect(showScene.mock.calls[0]?.[0]).toBe(figure);
  expect(observed).toEqual([]);
});

it('starts a scene once, when the reader comes near text that controls it', async () => {
  const { article } = await showArticle(wiredPage);
  const texts = article.querySelectorAll('data');
  expect(observed).toEqual([findFigure(article), ...texts]);
  for (const text of texts) comeNear(text);
  comeNear(findFigure(article));
  await waitFor(() => expect(showScene).toHaveBeenCalledOnce());
  expect(showScene.mock.calls[0]?.[0]).toBe(findFigure(article));
  expect(observed).toEqual([]);
});

it('ends the scenes of a page that is left', async () => {
  const { article, leaveFor } = await showArticle(page);
  comeNear(findFigure(article));
  await waitFor(() => expect(showScene).toHaveBeenCalledOnce());
  const signal = showScene.mock.calls[0]?.[2];
  expect(signal?.aborted).toBe(false);
  await leaveFor(otherPage);
  expect(signal?.aborted).toBe(true);
});

it('warns of a scene that cannot be loaded, unless its page was left', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new Error('no such scene');
  showScene.mockRejectedValueOnce(failure);
  const { article, leaveFor } = await showArticle(page);
  comeNear(findFigure(article));
  await waitFor(() => expect(warn.mock.calls).toEqual([['A scene could not be loaded.', failure]]));

  await leaveFor(otherPage);
  await leaveFor(page);
  let fail: (error: Error) => void = () => undefined;
  const loading = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  showScene.mockReturnValueOnce(loading);
  comeNear(findFigure(article));
  await waitFor(() => expect(showScene).toHaveBeenCalledTimes(2));
  await leaveFor(otherPage);
  fail(failure);
  await expect(loading).rejects.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});

function findFigure(article: HTMLElement): HTMLElement {
  return article.querySelector('[data-scene]') as HTMLElement;
}
