import { z } from 'zod';
import { flag, number, numberThat } from '../../blocks/props.ts';
import { errorMessage } from '../../config/errorMessage.ts';
import { type Block, BlockError, isBlockError } from '../../content/block.ts';
import { itemIn, type Lookup } from '../../content/lookup.ts';
import type { ExperimentParams, ExperimentValues, SiteExperiment } from '../model/experiment.ts';
import { DISPLAY_UNITS, formatQuantity } from './quantity.ts';

interface Props {
  by: SiteExperiment;
  unit?: string;
  digits: number;
  decimals?: number;
  [param: string]: unknown;
}

/**
 * The result of an experiment, which runs while the page is compiled: a number in the unit of the page's
 * choice, or words. The other props are the parameters of the experiment.
 */
export const measured = (experiments: Lookup<SiteExperiment>): Block => {
  const by = itemIn(experiments, 'the id of an experiment', (id) => `create experiments/${id}.ts`);
  return {
    props: (given) => {
      const named = typeof given.by === 'string' ? experiments.get(given.by) : undefined;
      // Without the experiment, its units and parameters can't be checked either.
      if (!named && given.by !== undefined) return z.looseObject({ by });
      const { unit, params } = named ?? { unit: '' as const, params: {} };
      return z.strictObject({
        by,
        unit: z.enum([...Object.keys(DISPLAY_UNITS[unit]), '']).optional(),
        digits: wholeNumber(1, 9).default(2),
        decimals: wholeNumber(0, 9).optional(),
        ...createSchemas(params),
      });
    },
    render: ({ by: experiment, unit: displayUnit, digits, decimals, ...given }: Props) => {
      const result = computeResult(experiment, given as ExperimentValues);
      if (typeof result === 'string') return result;
      const unit = displayUnit ?? experiment.unit;
      const factor = DISPLAY_UNITS[experiment.unit][unit] ?? 1;
      return formatQuantity(result * factor, unit, { digits, decimals });
    },
  };
};

function wholeNumber(min: number, max: number) {
  return numberThat(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    `a whole number from ${min} to ${max}`,
  );
}

/** Creates the schemas of the parameters, which are all optional and default to those of the experiment. */
function createSchemas(params: ExperimentParams): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(params).map(([name, initial]) => {
      if (typeof initial === 'number') return [name, number.default(initial)];
      if (typeof initial === 'boolean') return [name, flag.default(initial)];
      return [name, z.enum(initial).default(initial[0])];
    }),
  );
}

function computeResult({ id, measure }: SiteExperiment, chosen: ExperimentValues): number | string {
  let result: number | string;
  try {
    result = measure(chosen);
  } catch (error) {
    // A block error comes from the experiment's own file.
    if (isBlockError(error)) throw error;
    const reason = errorMessage(error);
    throw new BlockError(`failed in the experiment "${id}": ${reason}`, fixFailing(id));
  }
  if (typeof result === 'string' ? result !== '' : Number.isFinite(result)) return result;
  const text = typeof result === 'object' ? 'an object' : JSON.stringify(String(result));
  const message = `received ${text} from the experiment "${id}"`;
  throw new BlockError(
    message,
    `${fixFailing(id)}: the result must be a finite number or a non-empty string`,
  );
}

function fixFailing(id: string): string {
  return `correct experiments/${id}.ts, or its parameters`;
}
