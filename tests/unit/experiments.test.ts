import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as planck from 'planck';
import { describe, expect, test } from 'vitest';
import type { Chosen, Experiment } from '../../src/lab/experiment.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const experiments = readdirSync(join(DOCS, 'experiments'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const pages = readdirSync(join(DOCS, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.mdx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(DOCS, 'pages', name), 'utf8') }));

describe('experiments', () => {
  test('each is shown by a page', () => {
    expect(experiments.length).toBeGreaterThan(30);
    const text = pages.map((page) => page.text).join('\n');
    expect(experiments.filter((id) => !text.includes(`<Measured by="${id}"`))).toEqual([]);
  });

  test.each(experiments)('%s changes nothing, and gives the same again', async (id) => {
    const { default: experiment } = (await import(`../../docs/experiments/${id}.ts`)) as {
      default: Experiment;
    };
    const settings = JSON.stringify(planck.Settings);
    const chosen = Object.entries(experiment.params ?? {}).map(([name, standard]) => [
      name,
      Array.isArray(standard) ? standard[0] : standard,
    ]);
    const measure = () => experiment.measure(planck, Object.fromEntries(chosen) as Chosen);
    const first = measure();
    expect(measure()).toBe(first);
    expect(JSON.stringify(planck.Settings)).toBe(settings);
  });
});

test('what pages found "in a test" is measured, if it is a number with a unit', () => {
  const typed = pages.flatMap(({ name, text }) =>
    sentencesOf(text)
      .filter((sentence) => /\bin a test\b/i.test(sentence))
      .filter((sentence) => RESULT.test(sentence) && !sentence.includes('<Measured'))
      .map((sentence) => `${name}: ${sentence.trim()}`),
  );
  expect(typed.filter((sentence) => !NOT_OF_THE_ENGINE.test(sentence))).toEqual([]);
});

/** A number with a unit. */
const RESULT = /\d\s?(?:[mckµ]?m|m?s|kg|°|%|rad|N|m\/s)\b/;

/** Times are a machine's, and what ends in a colon leads to a table. */
const NOT_OF_THE_ENGINE = /ms to restore in a test|:$/;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?|])\s+|\n\n/);
}
