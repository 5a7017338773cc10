import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as planck from 'planck';
import { describe, expect, test } from 'vitest';
import type { Experiment, ExperimentValues } from '../../src/lab/model/experiment.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const experiments = readdirSync(join(DOCS, 'experiments'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const pages = readdirSync(join(DOCS, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.mdx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(DOCS, 'pages', name), 'utf8') }));

describe('experiments', () => {
  test('each is used on a page', () => {
    expect(experiments.length).toBeGreaterThan(30);
    const text = pages.map((page) => page.text).join('\n');
    expect(experiments.filter((id) => !text.includes(`<Measured by="${id}"`))).toEqual([]);
  });

  test.each(experiments)('%s has no side effects, and is repeatable', async (id) => {
    const { default: experiment } = (await import(`../../docs/experiments/${id}.ts`)) as {
      default: Experiment;
    };
    const settings = JSON.stringify(planck.Settings);
    const values = Object.entries(experiment.params ?? {}).map(([name, param]) => [
      name,
      Array.isArray(param) ? param[0] : param,
    ]);
    const measure = () =>
      experiment.measure(planck, Object.fromEntries(values) as ExperimentValues);
    const first = measure();
    expect(measure()).toBe(first);
    expect(JSON.stringify(planck.Settings)).toBe(settings);
  });
});

test('numbers that pages report from "a test" are measured', () => {
  const handwritten = pages.flatMap(({ name, text }) =>
    splitParagraphs(text)
      .filter((paragraph) => /\bin a test\b/i.test(paragraph))
      .filter((paragraph) => NUMBER.test(paragraph) && !paragraph.includes('<Measured'))
      .map((paragraph) => `${name}: ${paragraph.trim()}`),
  );
  expect(handwritten.filter((paragraph) => !EXCEPTIONS.test(paragraph))).toEqual([]);
});

/** A number with a unit. */
const NUMBER = /\d\s?(?:[mckµ]?m|m?s|kg|°|%|rad|N|m\/s)\b/;

/** Durations depend on the machine, and a colon introduces a table. */
const EXCEPTIONS = /ms to restore in a test|:$/;

/**
 * Splits a text into paragraphs and table cells: the setup of a test and its numbers can be in different
 * sentences of one.
 */
function splitParagraphs(text: string): string[] {
  return text.split(/(?<=\|)\s+|\n\n/);
}
