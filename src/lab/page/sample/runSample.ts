import type { SampleRun } from '../../../content/runs.ts';
import type { Player } from '../player/player.ts';
import type { PlayerState } from '../player/playerState.ts';
import { prefersReducedMotion } from '../player/reducedMotion.ts';

export const SAMPLE_DESCRIPTION = 'The world that the sample creates.';

/** Receivers of the result of a sample. */
export interface SampleResults {
  /** Announces a result to screen readers. */
  announce: (message: string) => void;
  /** Called with the lines that a run has printed. */
  onOutput: (lines: string[]) => void;
}

/** Runs a sample, and passes on its result, unless the signal is aborted or the sample is run again before that. */
export async function runSample(
  player: Pick<Player, 'run' | 'state'>,
  { title, code, lines }: Pick<SampleRun, 'title' | 'code' | 'lines'>,
  { announce, onOutput }: SampleResults,
  signal: AbortSignal,
): Promise<void> {
  const runnable = {
    ...{ title, description: SAMPLE_DESCRIPTION, code, lines, values: {}, isTrusted: true },
    playing: !prefersReducedMotion(),
  };
  await player.run(runnable);
  const state = player.state();
  if (signal.aborted || state.runnable !== runnable) return;
  announce(describeResult(state));
  onOutput(state.console.map(({ text }) => text));
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
