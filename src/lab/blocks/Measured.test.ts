import { describe, expect, it, vi } from 'vitest';
import { byId, findProblems, renderHtml, sameHtml } from '../../../tests/unit/renderBlocks.ts';
import type { SiteExperiment } from '../model/experiment.ts';

const FALL: SiteExperiment = {
  id: 'fall',
  key: '',
  unit: 'm',
  params: { seconds: 1, drag: false, where: ['earth', 'moon'] },
  measure: ({ seconds, drag, where }: Record<string, unknown>) => {
    if (Number(seconds) < 0) throw new Error('time runs forward');
    if (drag) return 'it floats';
    return (where === 'moon' ? 0.81 : 4.905) * Number(seconds) ** 2;
  },
};
const SHARE: SiteExperiment = {
  ...{ id: 'share', key: '', unit: '', params: {} },
  measure: () => 0.0625,
};

const STRANGE: SiteExperiment = {
  id: 'strange',
  key: '',
  unit: '',
  params: { what: ['result', 'error'] },
  measure: ({ what }: Record<string, unknown>) => {
    if (what === 'error') throw Object.create(null);
    return Object.create(null);
  },
};

const page = { experiments: byId([FALL, SHARE, STRANGE]) };
const measured = (props: string) => sameHtml(`::measured{${props}}`, `<Measured ${props} />`, page);

describe('<Measured>', () => {
  it('shows the result with two digits and the unit of the experiment', async () => {
    expect(await measured('by="fall"')).toBe('4.9\u00A0m');
  });

  it('shows the result in another unit and precision', async () => {
    expect(await measured('by="fall" unit="cm" digits="3"')).toBe('491\u00A0cm');
    expect(await renderHtml('<Measured by="fall" unit="" />', { page })).toBe('4.9');
    expect(await measured('by="share" unit="%"')).toBe('6.3%');
    expect(await measured('by="share" decimals="3"')).toBe('0.063');
  });

  it('accepts the parameters of its experiment, also as text', async () => {
    expect(await measured('by="fall" seconds="2" where="moon"')).toBe('3.2\u00A0m');
    expect(await measured('by="fall" drag="true" unit="cm"')).toBe('it floats');
  });

  it('works in sentences and tables', async () => {
    const block = '<Measured by="fall" seconds={3} />';
    expect(await renderHtml(`It falls ${block}.`, { page })).toBe('<p>It falls 44\u00A0m.</p>');
    const table = await renderHtml(`| a |\n| --- |\n| ${block} |`, { page });
    expect(table).toContain('<td>44\u00A0m</td>');
  });

  it.each([
    [
      'by="fal"',
      '"by" of <Measured> must be the id of an experiment, not "fal" — did you mean "fall"?',
    ],
    ['by="fall" secnds={2}', 'unknown prop "secnds" of <Measured> — did you mean "seconds"?'],
    [
      'by="share" seconds={2}',
      'unknown prop "seconds" of <Measured> — valid props are by, unit, digits, decimals',
    ],
    [
      'by="fall" seconds="long"',
      '"seconds" of <Measured> must be a number, not "long" — change "seconds" of <Measured>',
    ],
    [
      'by="fall" where="mon"',
      '"where" of <Measured> must be "earth" or "moon", not "mon" — did you mean "moon"?',
    ],
    [
      'by="fall" drag="much"',
      '"drag" of <Measured> must be true or false, not "much" — change "drag" of <Measured>',
    ],
    [
      'by="fall" unit="kg"',
      '"unit" of <Measured> must be "m", "cm", "mm", "µm", "km", or "", not "kg" — did you mean "km"?',
    ],
    [
      'by="fall" digits={0}',
      '"digits" of <Measured> must be a whole number from 1 to 9, not 0 — change "digits" of <Measured>',
    ],
    [
      'by="strange"',
      '<Measured> received an object from the experiment "strange" — correct experiments/strange.ts, or its parameters: the result must be a finite number or a non-empty string',
    ],
    [
      'by="strange" what="error"',
      '<Measured> failed in the experiment "strange": no reason given — correct experiments/strange.ts, or its parameters',
    ],
    [
      'by="fall" seconds={-1}',
      '<Measured> failed in the experiment "fall": time runs forward — correct experiments/fall.ts, or its parameters',
    ],
  ])('reports what is wrong with %s', async (props, message) => {
    expect(await findProblems(`a\n\nb <Measured ${props} />`, { page })).toEqual([
      `a.mdx:3 ${message}`,
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, ''])('does not show %j', async (result) => {
    const experiments = byId([{ ...SHARE, measure: () => result }]);
    expect(await findProblems('<Measured by="share" />', { page: { experiments } })).toEqual([
      `a.mdx:1 <Measured> received "${result}" from the experiment "share" — correct experiments/share.ts, or its parameters: the result must be a finite number or a non-empty string`,
    ]);
  });

  it('suggests creating a missing experiment', async () => {
    expect(await findProblems('<Measured by="fall" />')).toEqual([
      'a.mdx:1 "by" of <Measured> must be the id of an experiment, not "fall" — create experiments/fall.ts',
    ]);
  });

  it('passes all parameters, including defaults', async () => {
    const measure = vi.fn(() => 1);
    const experiments = byId([{ ...FALL, measure }]);
    await findProblems('<Measured by="fall" seconds={2} />', { page: { experiments } });
    expect(measure.mock.calls).toEqual([[{ seconds: 2, drag: false, where: 'earth' }]]);
  });
});
