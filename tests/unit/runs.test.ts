import { join } from 'node:path';
import * as planck from 'planck';
import { afterEach, describe, expect, test } from 'vitest';
import notes from '../../docs/reference.ts';
import { saveSettings } from '../../src/lab/simulation/settings.ts';
import { createCodeRunner } from './codeRunner.ts';
import { type NamedRun, PRINTS, readRuns, startsWithValue } from './samples.ts';

/** Minimum number of samples with a Run button. */
const MIN_RUNS = 180;

const runs = await readRuns(join(import.meta.dirname, '../../docs'), notes);
const restoreSettings = saveSettings(planck);

afterEach(restoreSettings);

describe('samples that readers can run', () => {
  test('exist', () => {
    expect(runs.length).toBeGreaterThanOrEqual(MIN_RUNS);
  });

  test.each(runs)('$name shows a picture, or prints what its comments say', async (run) => {
    const runner = createCodeRunner();
    await runner.run(run.code);
    runner.pass(0.1);
    await runner.settle();
    const output = runner.output();
    expect(runner.failure()).toBeUndefined();
    expect({ hasPicture: runner.hasPicture(), output }).not.toEqual({
      hasPicture: false,
      output: [],
    });
    expect(mismatches(run, output)).toEqual([]);
  });
});

/** Returns the lines that print something other than their comments. */
function mismatches(
  { visibleCode, lines }: NamedRun,
  output: { text: string; line?: number }[],
): string[] {
  return visibleCode.split('\n').flatMap((text, index) => {
    const [, , comment] = [...text.matchAll(PRINTS)][0] ?? [];
    if (comment === undefined) return [];
    const printed = output.find(({ line }) => line === lines[index])?.text;
    return printed !== undefined && startsWithValue(comment, printed)
      ? []
      : [`${printed ?? 'nothing'}, not ${comment}`];
  });
}
