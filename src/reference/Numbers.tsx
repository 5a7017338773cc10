import { z } from 'zod';
import { didYouMean } from '../config/nearest.ts';
import type { Block, Blocks } from '../content/block.ts';
import type { Reference } from './reference.ts';
import { plainSummary } from './texts.tsx';
import { valueText } from './values.ts';

/** Unit that a writer asks for in place of the one in the notes; an empty one shows none. */
const unit = z.string().optional();

/**
 * The blocks that bring what the running library holds into prose, so that it can't go stale:
 * `<Default of="BodyDef.linearDamping" />` and `<Setting name="linearSlop" />`.
 */
export function numberBlocks(reference: Reference): Blocks {
  const { defaults, values, units } = reference.notes;
  const standards = new Map(
    Object.entries(defaults).flatMap(([owner, fields]) =>
      Object.entries(fields).map(([field, standard]) => [`${owner}.${field}`, standard]),
    ),
  );
  const settings = new Map(
    Object.entries(values).map(([name, value]) => [memberOf(name), { name, value }]),
  );

  const standard: Block = {
    props: z.strictObject({ of: oneOf(standards, 'a field with a default'), unit }),
    render: ({ of, unit = units[of] }: { of: string; unit?: string }) => {
      const found = standards.get(of);
      if (!found) return null;
      if ('text' in found) return plainSummary(found.text);
      return <Value value={found.value} unit={unit} />;
    },
  };
  const setting: Block = {
    props: z.strictObject({
      name: oneOf(settings, 'the name of a setting'),
      times: z.number().optional(),
      unit,
    }),
    render: ({ name, times = 1, unit }: { name: string; times?: number; unit?: string }) => {
      const found = settings.get(name);
      if (!found) return null;
      const { value } = found;
      const shown = typeof value === 'number' ? value * times : value;
      return <Value value={shown} unit={unit ?? units[found.name]} />;
    },
  };
  return { Default: standard, Setting: setting };
}

/** A number stands in prose like any other, with its unit on the same line; all else is code. */
function Value({ value, unit }: { value: unknown; unit: string | undefined }) {
  if (typeof value !== 'number') return <code>{valueText(value)}</code>;
  const text = valueText(value).replace('-', '−');
  return unit && !isRange(unit) ? `${text}\u00A0${unit}` : text;
}

/** What a plain number may be, as the notes have it in place of a unit: `0 to 1`. */
function isRange(unit: string): boolean {
  return /^\S+ to \S+$/.test(unit);
}

function memberOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

function oneOf(known: Map<string, unknown>, noun: string) {
  return z.string().refine((name) => known.has(name), {
    error: ({ input }) =>
      `${noun} (${didYouMean(String(input), [...known.keys()], 'as the notes on the library have it')})`,
  });
}
