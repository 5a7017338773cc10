import { z } from 'zod';
import type { Block, Blocks } from '../content/block.ts';
import { itemIn } from '../content/lookup.ts';
import type { Note } from './notes.ts';
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

  const defaultBlock: Block = {
    props: z.strictObject({ of: itemIn(defaults, 'a field with a default', useNotes), unit }),
    render: ({ of: note, unit }: { of: Note; unit?: string }) => {
      if (!note.default) return null;
      if ('text' in note.default) return plainSummary(note.default.text);
      return <Value value={note.default.value} unit={unit ?? note.unit} />;
    },
  };
  const setting: Block = {
    props: z.strictObject({
      name: itemIn(values, 'the name of a setting', useNotes),
      times: z.number().optional(),
      unit,
    }),
    render: ({ name: note, times = 1, unit }: { name: Note; times?: number; unit?: string }) => {
      const value = typeof note.value === 'number' ? note.value * times : note.value;
      return <Value value={value} unit={unit ?? note.unit} />;
    },
  };
  return { Default: defaultBlock, Setting: setting };
}

/** Renders a value. A number looks like any other in prose, with its unit on the same line; other values are code. */
function Value({ value, unit }: { value: unknown; unit: string | undefined }) {
  if (typeof value !== 'number') return <code>{valueText(value)}</code>;
  const text = valueText(value).replace('-', '−');
  return unit && !isRange(unit) ? `${text}\u00A0${unit}` : text;
}

/** Returns whether a unit from the notes is actually the range of a plain number: `0 to 1`. */
function isRange(unit: string): boolean {
  return /^\S+ to \S+$/.test(unit);
}

function useNotes(): string {
  return 'use a name from the notes on the library';
}
