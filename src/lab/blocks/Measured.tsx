import { z } from 'zod';
import { blockError } from '../../blocks/define.ts';
import { flag, number, numberThat, text } from '../../blocks/props.ts';
import type { Block } from '../../content/block.ts';
import type { Chosen, Options, SiteExperiment } from '../experiment.ts';
import { DISPLAY_UNITS, formatQuantity } from './quantity.ts';

interface Props {
  by: string;
  unit?: string;
  digits: number;
  decimals?: number;
  [param: string]: unknown;
}

/**
 * What an experiment of the site gives, run while the page is compiled: a number in the unit that the
 * page asks for, or the experiment's words. Its props are those of the experiment that it names.
 */
export const measured = (experiments: SiteExperiment[]): Block => {
  const find = (id: unknown) => experiments.find((one) => one.id === id);
  const by = experiments.length > 0 ? z.enum(experiments.map(({ id }) => id)) : text;
  return {
    props: (given) => {
      const { unit, params } = find(given.by) ?? { unit: '' as const, params: {} };
      return z.strictObject({
        by,
        unit: z.enum([...Object.keys(DISPLAY_UNITS[unit]), '']).optional(),
        digits: wholeNumber(1, 9).default(2),
        decimals: wholeNumber(0, 9).optional(),
        ...schemasOf(params),
      });
    },
    render: ({ by, unit: shownUnit, digits, decimals, ...given }: Props) => {
      const experiment = find(by);
      if (!experiment) throw blockError(`knows no experiment "${by}"`, writeIt(by));
      const result = resultOf(experiment, given as Chosen);
      if (typeof result === 'string') return result;
      const unit = shownUnit ?? experiment.unit;
      const factor = DISPLAY_UNITS[experiment.unit][unit] ?? 1;
      return formatQuantity(
        result * factor,
        unit,
        decimals === undefined ? { digits } : { decimals },
      );
    },
  };
};

function wholeNumber(least: number, most: number) {
  return numberThat(
    (value) => Number.isInteger(value) && value >= least && value <= most,
    `a whole number from ${least} to ${most}`,
  );
}

/** Each parameter may be left out, and is then what the experiment says. */
function schemasOf(params: Options): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(params).map(([name, standard]) => {
      if (typeof standard === 'number') return [name, number.default(standard)];
      if (typeof standard === 'boolean') return [name, flag.default(standard)];
      return [name, z.enum(standard).default(standard[0])];
    }),
  );
}

function resultOf({ id, measure }: SiteExperiment, chosen: Chosen): number | string {
  let result: number | string;
  try {
    result = measure(chosen);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw blockError(`fails in the experiment "${id}": ${reason}`, correctIt(id));
  }
  if (typeof result === 'string' ? result !== '' : Number.isFinite(result)) return result;
  const message = `gets ${JSON.stringify(String(result))} from the experiment "${id}"`;
  throw blockError(message, `${correctIt(id)}: it has to give a finite number, or words`);
}

function writeIt(id: string): string {
  return `write experiments/${id}.ts`;
}

function correctIt(id: string): string {
  return `correct experiments/${id}.ts, or what it is given`;
}
