import { z } from 'zod';
import { findMisplacedParam } from './params.ts';

const base = {
  label: z.string().min(1),
  restart: z.boolean().optional(),
  under: z.string().optional(),
};
const param = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('range'),
      ...base,
      min: z.number(),
      max: z.number(),
      step: z.number().positive(),
      value: z.number(),
      unit: z.string().optional(),
    })
    .refine(({ min, max, value }) => min < max && min <= value && value <= max, {
      message: 'a number between min and max',
      path: ['value'],
    }),
  z.strictObject({ kind: z.literal('toggle'), ...base, value: z.boolean() }),
  z.strictObject({
    kind: z.literal('choice'),
    ...base,
    options: z.array(z.string()).min(2),
    value: z.string(),
  }),
]);

/** Schema of the default export of a file in `scenes/`. */
export const sceneSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  params: z
    .record(z.string(), param)
    .superRefine((params, context) => {
      const name = findMisplacedParam(params);
      if (name === undefined) return;
      const message = 'the name of a toggle that is not under another';
      const input = params[name]?.under;
      context.addIssue({ code: 'custom', path: [name, 'under'], input, message });
    })
    .optional(),
  hz: z.number().positive().optional(),
  poster: z.number().nonnegative().optional(),
  create: z.custom<(...args: unknown[]) => unknown>((value) => typeof value === 'function', {
    message: 'a function',
  }),
});
