import { z } from 'zod';
import { didYouMean } from '../config/nearest.ts';
import type { Block, Blocks } from '../content/block.ts';
import type { Reference } from './reference.ts';
import { plainSummary } from './texts.tsx';
import { valueText } from './values.ts';

/** Replaces the unit of the notes; an empty one removes it. */
const unit = z.string().optional();

/**
 * The blocks that show values of the running library in prose, so that they can't become outdated:
 * `<Default of="BodyDef.linearDamping" />` and `<Setting name="linearSlop" />`.
 */
export function numberBlocks({ notes }: Reference): Blocks {
  const defaults = new Map([...notes].filter(([, note]) => note.default));
  const settings = new Map(
    [...notes]
      .filter(([, note]) => 'value' in note)
      .map(([name, note]) => [name.slice(name.indexOf('.') + 1), note]),
  );

  const defaultOf: Block = {
    props: z.strictObject({ of: oneOf(defaults, 'a field with a default'), unit }),
    render: ({ of, unit }: { of: string; unit?: string }) => {
      const note = defaults.get(of);
      if (!note?.default) return null;
      if ('text' in note.default) return plainSummary(note.default.text);
      return <Value value={note.default.value} unit={unit ?? note.unit} />;
    },
  };
  const setting: Block = {
    props: z.strictObject({
      name: oneOf(settings, 'the name of a setting'),
      times: z.number().optional(),
      unit,
    }),
    render: ({ name, times = 1, unit }: { name: string; times?: number; unit?: string }) => {
      const note = settings.get(name);
      if (!note) return null;
      const value = typeof note.value === 'number' ? note.value * times : note.value;
      return <Value value={value} unit={unit ?? note.unit} />;
    },
  };
  return { Default: defaultOf, Setting: setting };
}

/** A number reads like any other in prose, with its unit on the same line; other values are code. */
function Value({ value, unit }: { value: unknown; unit: string | undefined }) {
  if (typeof value !== 'number') return <code>{valueText(value)}</code>;
  const text = valueText(value).replace('-', '−');
  return unit && !isRange(unit) ? `${text}\u00A0${unit}` : text;
}

/** Whether notes have the range of a plain number in place of a unit: `0 to 1`. */
function isRange(unit: string): boolean {
  return /^\S+ to \S+$/.test(unit);
}

function oneOf(known: Map<string, unknown>, noun: string) {
  return z.string().refine((name) => known.has(name), {
    error: ({ input }) =>
      `${noun} (${didYouMean(String(input), [...known.keys()], 'use a name from the notes on the library')})`,
  });
}
