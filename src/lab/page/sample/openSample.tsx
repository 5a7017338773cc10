import { createRoot } from 'react-dom/client';
import { PLAYGROUND_PATH } from '../../../address/address.ts';
import type { SampleRun } from '../../../content/runs.ts';
import block from '../../blocks/Scene.module.css';
import type { PageContext } from '../context.ts';
import { createLivePicture } from '../player/livePicture.ts';
import type { PlayerState } from '../player/playerState.ts';
import { prefersReducedMotion } from '../player/reducedMotion.ts';
import { SITE_HOSTS } from '../player/siteHosts.ts';
import { LazyPart } from '../ui/LazyPart.tsx';
import { sampleHash } from './fetchSamples.ts';
import own from './SamplePanel.module.css';
import { SamplePanel } from './SamplePanel.tsx';

/** Services of the page around a sample. */
export interface SampleContext {
  site: Pick<PageContext, 'basePath' | 'reference'>;
  /** Path of the page. */
  path: string;
  /** Announces a result to screen readers. */
  announce: (message: string) => void;
  /** Called with the lines that a run has printed. */
  onOutput: (lines: string[]) => void;
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
  { site, path, announce, onOutput, onClosed }: SampleContext,
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

  const { title, code, lines } = sample;
  const description = 'The world that the sample creates.';
  const player = createLivePicture(picture, { title, description }, SITE_HOSTS, closing.signal);
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

  const run = async () => {
    const playing = !prefersReducedMotion();
    const runnable = { title, description, code, lines, values: {}, playing, isTrusted: true };
    await player.run(runnable);
    if (closing.signal.aborted) return;
    announce(describeResult(player.state()));
    onOutput(player.state().console.map(({ text }) => text));
  };
  void run();
  return () => void run();
}

/** Maximum number of lines that are read aloud; further lines are only counted. */
const MAX_SPOKEN_LINES = 3;

/** Describes the result of a sample in words, except a failure, which its own message announces. */
function describeResult({ scene, console, failure }: PlayerState): string {
  if (failure) return '';
  const output =
    console.length > MAX_SPOKEN_LINES
      ? `${console.length} lines of output`
      : console.map(({ text }) => text).join('; ');
  const picture = scene?.hasPicture ? 'Its picture is below the code.' : '';
  return [output ? `Output: ${output}.` : 'The sample ran.', picture].join(' ').trim();
}
