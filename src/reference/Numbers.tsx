import { z } from 'zod';
import { type Blocks, defineBlock } from '../content/block.ts';
import { itemIn } from '../content/lookup.ts';
import type { Reference } from './reference.ts';
import { plainSummary } from './texts.tsx';
import { valueText } from './values.ts';

/** Replaces the unit from the notes; an empty text removes it. */
const unit = z.string().optional();

/**
 * Returns the blocks that show values of the running library in prose, so that they can't become outdated: `<Default
 * of="BodyDef.linearDamping" />` and `<Setting name="linearSlop" />`.
 */
export function numberBlocks({ notes, settings }: Reference): Blocks {
  const defaults = {
    get: (name: string) => notes.get(name)?.default && notes.get(name),
    keys: () => new Map([...notes.entries()].filter(([, note]) => note.default)).keys(),
  };
  const values = {
    get: (name: string) => notes.get(settings.get(name) ?? ''),
    keys: () => settings.keys(),
  };

  const useNotes = () => 'use a name from the notes on the library';
  const of = itemIn(defaults, 'a field with a default', useNotes);
  const name = itemIn(values, 'the name of a setting', useNotes);
  const times = z.number().default(1);
  return {
    Default: defineBlock(z.strictObject({ of, unit }), ({ of: note, unit = note.unit }) => {
      if (!note.default) return null;
      if ('text' in note.default) return plainSummary(note.default.text);
      return <Value value={note.default.value} unit={unit} />;
    }),
    Setting: defineBlock(
      z.strictObject({ name, times, unit }),
      ({ name: { value, unit: own }, times, unit = own }) => (
        <Value value={typeof value === 'number' ? value * times : value} unit={unit} />
      ),
    ),
  };
}

/** Renders a value. A number looks like any other in prose, with its unit on the same line; other values are code. */
function Value({ value, unit }: { value: unknown; unit: string | undefined }) {
  if (typeof value !== 'number') return <code>{valueText(value)}</code>;
  const text = valueText(value).replace('-', '−');
  return unit && !RANGE.test(unit) ? `${text}\u00A0${unit}` : text;
}

/** Matches a unit from the notes that is actually the range of a plain number: `0 to 1`. */
const RANGE = /^\S+ to \S+$/;
