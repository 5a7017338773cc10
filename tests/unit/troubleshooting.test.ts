import * as planck from 'planck';
import { describe, expect, it } from 'vitest';
import { collisions } from './troubleshooting/collisions.ts';
import { events } from './troubleshooting/events.ts';
import { joints } from './troubleshooting/joints.ts';
import { motion } from './troubleshooting/motion.ts';
import { readChecks } from './troubleshooting/page.ts';
import { surfaces } from './troubleshooting/surfaces.ts';
import type { Run } from './troubleshooting/symptom.ts';
import { typicalScopes } from './troubleshooting/typical.ts';

const CHECKS = readChecks();

it('the page has at least 50 symptoms', () => {
  expect(CHECKS.size).toBeGreaterThanOrEqual(50);
});

describe.each([...motion, ...surfaces, ...collisions, ...joints, ...events])(
  '$heading',
  (symptom) => {
    const { heading, check: expression, run } = symptom;

    it('occurs only without the fix', () => {
      expect(run(true).isSeen).toBe(true);
      expect(run(false).isSeen).toBe(false);
    });

    if (expression === undefined) return;

    it(`has the check ${expression}, which tells both apart`, () => {
      const check = CHECKS.get(heading)?.find((one) => one.expression === expression);
      expect(check, 'the check on the page').toMatchObject({ value: expect.any(String) });
      const confirms = (scope: Run) =>
        Object.is(evaluate(expression, scope), evaluate(check?.value ?? '', {}));
      expect(confirms(run(true))).toBe(!check?.isNegated);
      expect(confirms(run(false))).toBe(check?.isNegated);
    });
  },
);

const printed = [...CHECKS].flatMap(([heading, checks]) =>
  checks.map((check) => ({ heading, ...check })),
);

it.each(printed)('$heading: $expression has a value of the kind on the page', (check) => {
  const { expression, value } = check;
  const results = typicalScopes().map((scope) => computeOutcome(expression, scope));
  const [first] = results.filter(({ error }) => error === undefined);
  expect(first, String(results[0]?.error)).toBeDefined();
  if (value === undefined || value === 'undefined' || value === 'null') return;
  expect(typeof first?.result).toBe(typeof evaluate(value, {}));
});

/** Returns what a browser's console shows for an expression. */
function evaluate(expression: string, scope: object): unknown {
  return Function(
    'planck',
    ...Object.keys(scope),
    `return (${expression})`,
  )(planck, ...Object.values(scope));
}

function computeOutcome(expression: string, scope: object): { result?: unknown; error?: unknown } {
  try {
    return { result: evaluate(expression, scope) };
  } catch (error) {
    return { error };
  }
}
