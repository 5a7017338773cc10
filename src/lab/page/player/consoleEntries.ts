import type { ConsoleEntry, Report } from '../../protocol/protocol.ts';

/** Maximum number of entries; older ones are dropped. */
const MAX_ENTRIES = 300;

/** An entry of a console, with a key that is unique among the listed entries. */
export interface KeyedEntry extends ConsoleEntry {
  key: number;
}

/** Adds the output of code to earlier entries. Repeated entries are counted. */
export function addOutput(
  listed: readonly KeyedEntry[],
  { entries, isCleared }: Extract<Report, { type: 'console' }>,
): readonly KeyedEntry[] {
  const all = isCleared ? [] : [...listed];
  let key = listed.at(-1)?.key ?? 0;
  for (const entry of entries) {
    const last = all.at(-1);
    if (last && isSame(last, entry))
      all[all.length - 1] = { ...last, count: last.count + entry.count };
    else all.push({ ...entry, key: ++key });
  }
  return all.slice(-MAX_ENTRIES);
}

function isSame(a: ConsoleEntry, b: ConsoleEntry): boolean {
  return a.level === b.level && a.text === b.text && a.line === b.line;
}
