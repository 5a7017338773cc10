import { createRoot } from 'react-dom/client';
import { PLAYGROUND_PATH } from '../../../address/address.ts';
import type { SampleRun } from '../../../content/runs.ts';
import block from '../../blocks/Scene.module.css';
import type { PageContext } from '../context.ts';
import { createLivePicture } from '../player/livePicture.ts';
import { SITE_HOSTS } from '../player/siteHosts.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { sampleHash } from './fetchSamples.ts';
import { runSample, SAMPLE_DESCRIPTION, type SampleResults } from './runSample.ts';
import own from './SamplePanel.module.css';
import { SamplePanel } from './SamplePanel.tsx';

/** Services of the page around a sample. */
export interface SampleContext extends SampleResults {
  site: Pick<PageContext, 'basePath' | 'reference'>;
  /** Path of the page. */
  path: string;
  /** Called when the reader has closed the result, after it is removed. */
  onClosed: () => void;
}

/**
 * Opens the result of a sample at the end of its block, and runs it, until the reader closes it or the signal
 * is aborted.
 * @param name what the block is called on its page
 * @returns a function that runs the sample again, from its start
 */
export function openSample(
  codeBlock: HTMLElement,
  name: string,
  sample: SampleRun,
  { site, path, onClosed, ...results }: SampleContext,
  signal: AbortSignal,
): () => void {
  const closing = new AbortController();
  const create = (name: 'section' | 'div', className: string): HTMLElement =>
    Object.assign(document.createElement(name), { className });
  const section = create('section', `${block.scene} ${own.sample}`);
  section.setAttribute('aria-label', `Result of “${name}”`);
  const picture = create('div', `${block.picture} ${own.picture}`);
  const panel = create('div', `${block.panel} ${own.panel}`);
  section.append(picture, panel);
  codeBlock.append(section);

  const { title } = sample;
  const about = { title, description: SAMPLE_DESCRIPTION };
  const player = createLivePicture(picture, about, SITE_HOSTS, closing.signal);
  const root = createRoot(panel);
  const close = () => {
    closing.abort();
    root.unmount();
    section.remove();
  };
  root.render(
    <LazyPart what="result">
      <SamplePanel
        title={title}
        player={player}
        frame={section}
        site={site}
        playground={`${site.basePath}${PLAYGROUND_PATH}${sampleHash(path, sample)}`}
        onClose={() => {
          close();
          onClosed();
        }}
      />
    </LazyPart>,
  );
  // React can't unmount synchronously while the page itself is rendering.
  signal.addEventListener('abort', () => queueMicrotask(close), { signal: closing.signal });

  const run = () => runSample(player, sample, results, closing.signal);
  void run();
  return () => void run();
}
