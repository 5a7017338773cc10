import { loadPart } from '../../../fetch/part.ts';
import { type Adjustment, readAdjustment } from '../../draw/camera.ts';
import { readPlainValues } from '../../model/params.ts';
import { pack, unpack } from './pack.ts';
import { DAMAGED, NEWER, type SharedCode } from './share.ts';

/** A scene or an example of the site, as a link can name it. */
export interface NamedCode extends Pick<SharedCode, 'source' | 'values'> {
  /** Its key in the playground: `scene=revolute-joint`. */
  key: string;
}

/** What a link changes in the code that it names. */
export interface Change {
  /** The changed lines, and the checksum of the original; undefined if the code is unchanged. */
  lines?: { patch: string; checksum: string };
  /** Values other than the original's. */
  values: Record<string, unknown>;
  /** The reader's view. */
  view?: Adjustment;
}

/** The changed code, and whether the original has changed since the link was created. */
type ChangedCode = Pick<SharedCode, 'source' | 'view' | 'values'> & { isOutdated: boolean };

/** Version of the format. */
const VERSION = '1';

const CHANGED = /^#((?:program|scene|example)=[^&]+)&change=(\d+)\.(.*)$/s;

/**
 * Returns the hash of a link that names a scene or an example, and contains only what differs from it:
 * `#scene=revolute-joint` if nothing does.
 *
 * Links live longer than the code that they name. A change is therefore a patch with the lines around it, not a
 * compressed text that needs the exact original: it still fits after an update of the site, unless the update changes
 * the same lines. That costs about 100 characters.
 * @returns undefined if the code has too little in common with the original
 * @throws when the change is too large
 */
export async function toItemHash(
  original: NamedCode,
  { source, values, view }: SharedCode,
): Promise<string | undefined> {
  const hash = `#${original.key}`;
  const changed = Object.entries(values).filter(([name, value]) => original.values[name] !== value);
  const isEdited = source !== original.source;
  if (!isEdited && !view && changed.length === 0) return hash;
  const lines = isEdited ? await compareLines(original.source, source) : undefined;
  if (isEdited && !lines) return undefined;
  // A list, because the names of fields would take a tenth of the link.
  const change = [lines?.patch, lines?.checksum, Object.fromEntries(changed), view];
  return `${hash}&change=${VERSION}.${await pack(change)}`;
}

/**
 * Reads the hash of a link that names an item and changes it; undefined for other hashes.
 * @throws with a fix when it can't be read
 */
export async function fromItemHash(
  hash: string,
): Promise<{ key: string; change: Change } | undefined> {
  const [, key, version, text = ''] = CHANGED.exec(hash) ?? [];
  if (key === undefined) return undefined;
  if (version !== VERSION) throw new Error(NEWER);
  return { key, change: await unpack(text, readChange, DAMAGED) };
}

/**
 * Changes code as a link says.
 * @returns undefined if the original has changed since, and the change no longer fits
 * @throws with a fix when the link is damaged
 */
export async function changeCode(
  { source, values }: Omit<NamedCode, 'key'>,
  { lines, ...change }: Change,
): Promise<ChangedCode | undefined> {
  const changed = { source, values: { ...values, ...change.values }, view: change.view };
  if (!lines) return { ...changed, isOutdated: false };
  const { patchText } = await loadPart(import('./patch.ts'));
  try {
    const patched = patchText(source, lines.patch);
    const isOutdated = lines.checksum !== checksum(source);
    return patched === undefined ? undefined : { ...changed, source: patched, isOutdated };
  } catch (cause) {
    throw new Error(DAMAGED, { cause });
  }
}

async function compareLines(original: string, edited: string): Promise<Change['lines']> {
  const { createPatch } = await loadPart(import('./patch.ts'));
  const patch = createPatch(original, edited);
  return patch === undefined ? undefined : { patch, checksum: checksum(original) };
}

/** Returns a checksum of 32 bits (FNV-1a): enough to notice an update, in 7 characters. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(36);
}

function readChange(content: unknown): Change {
  if (!Array.isArray(content)) throw new Error('it contains no change');
  const [patch, checksum, values, view] = content;
  const change = { values: readPlainValues(values), view: readAdjustment(view) };
  if (patch === null) return change;
  if (typeof patch !== 'string' || typeof checksum !== 'string')
    throw new Error('it contains no lines');
  return { ...change, lines: { patch, checksum } };
}
