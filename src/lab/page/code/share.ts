import { type Adjustment, readAdjustment } from '../../draw/camera.ts';
import { readObject, readPlainValues } from '../../model/params.ts';
import { pack, unpack } from './pack.ts';

/** The content of a link to the playground: code, the values of its parameters, and the reader's view. */
export interface SharedCode {
  source: string;
  values: Record<string, unknown>;
  view?: Adjustment;
}

/** Version of the format. */
const VERSION = '1';

export const DAMAGED = 'This link is damaged. Copy the whole link, then open it again.';
export const NEWER =
  'The link was created by a newer version of the playground. Reload the page, then open the link again.';

/**
 * Returns the hash of a link that contains the code itself.
 * @throws when the code is too large
 */
export async function toHash({ source, values, view }: SharedCode): Promise<string> {
  // Picks the fields, because any others of the caller would make the link longer.
  return `#code=${VERSION}.${await pack({ source, values, view })}`;
}

/**
 * Reads the hash of a link; undefined if it contains no code.
 * @throws with a fix when it can't be read
 */
export async function fromHash(hash: string): Promise<SharedCode | undefined> {
  if (!hash.startsWith('#code=')) return undefined;
  const [, version, text = ''] = /^#code=(\d+)\.(.*)$/s.exec(hash) ?? [];
  if (version !== undefined && version !== VERSION) throw new Error(NEWER);
  return unpack(text, readContent, DAMAGED);
}

function readContent(value: unknown): SharedCode {
  const { source, values, view } = readObject(value);
  if (typeof source !== 'string') throw new Error('it contains no code');
  return { source, values: readPlainValues(values), view: readAdjustment(view) };
}
