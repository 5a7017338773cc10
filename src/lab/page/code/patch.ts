import {
  applyPatch,
  formatPatch,
  OMIT_HEADERS,
  parsePatch,
  type StructuredPatch,
  structuredPatch,
} from 'diff';

/** Unchanged lines around each change: they find its place in code that has changed since. */
const CONTEXT = 2;
/** Maximum number of added and removed lines; the time to find them grows with its square. */
const MAX_CHANGES = 4000;

/**
 * Returns the lines that differ between two texts, in the unified format without its headers; undefined if the texts
 * have too little in common.
 */
export function createPatch(original: string, edited: string): string | undefined {
  const patch = compare(original, edited);
  return patch && formatPatch(patch, OMIT_HEADERS);
}

function compare(original: string, edited: string): StructuredPatch | undefined {
  const options = { context: CONTEXT, maxEditLength: MAX_CHANGES };
  return structuredPatch('', '', original, edited, '', '', options);
}

/**
 * Changes a text. Lines can have moved since the patch was created, but those around each change must be the same.
 * @returns undefined if the patch doesn't fit the text
 * @throws when the patch is invalid
 */
export function patchText(original: string, patch: string): string | undefined {
  const [parsed, other] = parsePatch(patch);
  if (!parsed?.hunks.length || other) throw new Error('it is not the patch of one text');
  const end = original.split('\n').length;
  // The search for a place starts at the given line, and would take forever from one that is far away.
  const hunks = parsed.hunks.map((hunk) => ({ ...hunk, oldStart: Math.min(hunk.oldStart, end) }));
  const patched = applyPatch(original, { ...parsed, hunks });
  return patched === false ? undefined : patched;
}

/**
 * Copies the changes between two texts into a third one. A change fits if the lines around it are the same there. Texts
 * with too little in common count as one change that doesn't fit.
 * @returns the text, the number of changes that it contains now, and the number of all changes
 */
export function carryChanges(original: string, edited: string, target: string) {
  const patch = compare(original, edited);
  if (!patch) return { text: target, fitting: 0, total: 1 };
  let [text, fitting] = [target, 0];
  // From the end, because every change moves the lines below it.
  for (const hunk of patch.hunks.toReversed()) {
    const patched = applyPatch(text, { ...patch, hunks: [hunk] });
    if (patched === false) continue;
    text = patched;
    fitting++;
  }
  return { text, fitting, total: patch.hunks.length };
}
