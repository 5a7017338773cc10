import { CODE_ACTION } from '../../article/attributes.ts';
import type { SampleRuns } from '../../content/runs.ts';
import { fetchSamples } from '../../lab/page/sample/fetchSamples.ts';
import { openSample } from '../../lab/page/sample/openSample.tsx';
import type { PageView } from '../../site/view.ts';
import { announce } from '../ui/announce.ts';
import { nameOfCode, setButtonText } from './codeNames.ts';
import { drawOwnBars } from './ownBars.ts';
import type { SiteOfScenes } from './scenes.ts';

/**
 * Fetches the samples of a page. Returns a function that opens the result of the block with a button, or runs its sample
 * again.
 * @param signal aborts when the reader leaves the page, which ends all of them
 * @throws when the samples can't be loaded, or belong to a different build than the page
 */
export async function startSamples(
  article: HTMLElement,
  { path, samples: version }: PageView,
  site: SiteOfScenes,
  signal: AbortSignal,
): Promise<(button: HTMLElement) => void> {
  const runs: SampleRuns = await fetchSamples(site.basePath, path, signal);
  signal.throwIfAborted();
  if (runs.version !== version)
    throw new Error(`the samples of ${path} belong to a different build than this page`);
  const buttons = [...article.querySelectorAll<HTMLElement>(`[${CODE_ACTION}="run"]`)];
  /** Functions that run the open samples again. */
  const open = new Map<HTMLElement, () => void>();

  const start = (button: HTMLElement) => {
    const sample = runs.samples[buttons.indexOf(button)];
    const block = button.closest<HTMLElement>('.code-block');
    if (!sample || !block) return;
    const onClosed = () => {
      open.delete(button);
      setButtonText(button, 'Run');
      button.focus();
    };
    const onOutput = (lines: string[]) => drawOwnBars(article, lines);
    const context = { site, path, announce, onOutput, onClosed };
    open.set(button, openSample(block, nameOfCode(block), sample, context, signal));
    setButtonText(button, 'Run again');
  };
  return (button) => {
    const runAgain = open.get(button);
    if (runAgain) runAgain();
    else start(button);
  };
}
