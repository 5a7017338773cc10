import { EMBED_PATH } from '../../../address/address.ts';
import { pack, unpack } from './pack.ts';
import type { SavedCode } from './standalonePage.ts';

/** What an embedded scene shows. Compiled already, because the compiler is a megabyte. */
export interface EmbeddedCode extends SavedCode {
  title: string;
  description: string;
}

/** Version of the format. */
const VERSION = '1';

/**
 * Returns the HTML that shows code in a page of another site.
 * @param base address of this site, up to its base path
 */
export async function embedHtml(code: EmbeddedCode, base: string): Promise<string> {
  const src = `${base}${EMBED_PATH}#run=${VERSION}.${await pack(code)}`;
  const title = code.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${src}" title="${title}" width="720" height="560" style="border: 0" loading="lazy" allow="fullscreen"></iframe>`;
}

/**
 * Reads the code of an embedded page from its hash.
 * @throws with a fix when it can't be read
 */
export async function embeddedCode(hash: string): Promise<EmbeddedCode> {
  const text = /^#run=1\.(.*)$/.exec(hash)?.[1];
  try {
    return validated(await unpack(text ?? ''));
  } catch (error) {
    throw new Error('The address is incomplete. Copy the embed code again from the playground.', {
      cause: error,
    });
  }
}

function validated(value: unknown): EmbeddedCode {
  const { title, description, source, code, values } = (value ?? {}) as Record<string, unknown>;
  if (typeof source !== 'string' || typeof code !== 'string') throw new Error('it has no code');
  return {
    title: String(title ?? ''),
    description: String(description ?? ''),
    source,
    code,
    values: typeof values === 'object' && values !== null ? { ...values } : {},
  };
}
