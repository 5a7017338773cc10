import { createRoot } from 'react-dom/client';
import { scenePath, toHref } from '../../../address/address.ts';
import { HERO, SCENE, WIRED, WORLD_CHECK } from '../../../article/attributes.ts';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import { loadPart } from '../../../fetch/part.ts';
import goalStyles from '../../blocks/Goal.module.css';
import block from '../../blocks/Scene.module.css';
import { defaultValues } from '../../model/params.ts';
import type { SceneData } from '../../model/sceneData.ts';
import { hasDraft } from '../code/draft.ts';
import type { PageContext } from '../context.ts';
import { createLivePicture } from '../player/livePicture.ts';
import { prefersReducedMotion } from '../player/reducedMotion.ts';
import { SITE_HOSTS } from '../player/siteHosts.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { unfoldCaption } from './caption.ts';
import { ScenePanel } from './ScenePanel.tsx';

/**
 * Starts the live scene of a figure. When the signal is aborted, the still picture returns.
 * @throws when the scene can't be fetched
 */
export async function showScene(
  figure: HTMLElement,
  context: PageContext,
  signal: AbortSignal,
): Promise<void> {
  const picture = figure.querySelector<HTMLElement>(`.${block.picture}`);
  const panel = figure.querySelector<HTMLElement>(`.${block.panel}`);
  const caption = figure.querySelector('figcaption');
  if (!picture || !panel || !caption) throw new Error('the scene is incomplete');
  const url = toHref({ path: scenePath(figure.getAttribute(SCENE) ?? '') }, context.basePath);
  const wired = findWiredText(figure);
  // Each part is fetched only for pages that have it.
  const [scene, { wireText }, { GoalLine }, hero] = await Promise.all([
    fetchJson<Omit<SceneData, 'poster'>>(url, ['code', 'params'], { signal }),
    wired.length > 0 ? loadPart(import('../prose/wireText.ts')) : { wireText: undefined },
    panel.querySelector(`.${goalStyles.goal}`)
      ? loadPart(import('./GoalLine.tsx'))
      : { GoalLine: undefined },
    figure.hasAttribute(HERO) ? loadPart(import('./hero.ts')) : undefined,
  ]);
  if (signal.aborted) return;
  unfoldCaption(caption, signal);

  const player = createLivePicture(picture, scene, SITE_HOSTS, signal);
  if (figure.hasAttribute(WORLD_CHECK)) player.send({ type: 'check', isOn: true });
  await nextTask();
  if (signal.aborted) return;
  player.run({
    ...scene,
    values: defaultValues(scene.params),
    playing: !prefersReducedMotion(),
    isTrusted: true,
    isScene: !scene.isGame,
  });
  hero?.startHero(figure, player, signal);
  wireText?.(wired, { picture, player, params: scene.params, signal });
  const { previous } = scene;
  const carry =
    previous !== undefined &&
    hasDraft(`scene=${previous}`, context) &&
    !hasDraft(`scene=${scene.id}`, context)
      ? // Without this part, the scene works.
        await loadPart(import('./CarryOver.tsx')).catch(console.warn)
      : undefined;
  await nextTask();
  if (signal.aborted) return;
  const root = createRoot(panel);
  const releaseHeight = holdHeight(panel);
  root.render(
    <LazyPart what="controls">
      <ScenePanel
        {...{ scene, player, context, onRendered: releaseHeight }}
        frame={figure}
        Goal={GoalLine}
        Carry={carry?.CarryOver}
      />
    </LazyPart>,
  );
  // React can't unmount synchronously while the page itself is rendering.
  signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
}

/** Ends the current task, so that slow phones can respond to their readers in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Keeps the height of an element whose content is replaced; returns a function that releases it once the new content
 * has its layout. WebKit computes the layout in several passes, because controls depend on the width of their
 * container: if the page were shorter in the first pass, it would scroll when it is at its end.
 */
function holdHeight(element: HTMLElement): () => void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  const release = () => element.style.removeProperty('min-block-size');
  // The first frame begins before the layout, the second after it.
  return () => {
    requestAnimationFrame(() => requestAnimationFrame(release));
  };
}

/** Returns the text of the article that controls a scene. */
function findWiredText(figure: HTMLElement): HTMLElement[] {
  const id = figure.getAttribute(SCENE);
  const found = figure.closest('article')?.querySelectorAll<HTMLElement>(`[${WIRED}="${id}"]`);
  return [...(found ?? [])];
}
