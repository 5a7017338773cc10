import { z } from 'zod';
import { UNITS } from './experiment.ts';

/** Schema of the default export of a file in `experiments/`. */
export const experimentSchema = z.strictObject({
  unit: z.enum(UNITS).optional(),
  params: z
    .record(
      z.string().refine((name) => !RESERVED.includes(name), {
        error: 'a name that is not a prop of <Measured>',
      }),
      z.union([z.number(), z.boolean(), z.array(z.string().min(1)).min(2)], {
        error: 'a number, true, false, or a list of words',
      }),
    )
    .optional(),
  measure: z.custom<(...args: unknown[]) => unknown>((value) => typeof value === 'function', {
    message: 'a function',
  }),
});

/** Props of `<Measured>` that are not parameters. */
const RESERVED = ['by', 'unit', 'digits', 'decimals', 'children'];
