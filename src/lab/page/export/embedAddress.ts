import { escapeHtml } from '../../../content/escape.ts';
import { readObject, readPlainValues } from '../../model/params.ts';
import { pack, unpack } from '../code/pack.ts';
import type { SavedCode } from './standalonePage.ts';

/** The code of an embedded scene. It is compiled already, because the compiler is a megabyte. */
export interface EmbeddedCode extends SavedCode {
  title: string;
  description: string;
}

/** Version of the format. */
const VERSION = '1';

/**
 * Returns the HTML that embeds code in a page of another site.
 * @param page URL of the page that other sites embed
 */
export async function embedHtml(code: EmbeddedCode, page: string): Promise<string> {
  const src = `${page}#run=${VERSION}.${await pack(code)}`;
  return `<iframe src="${src}" title="${escapeHtml(code.title)}" width="720" height="560" style="border: 0; max-width: 100%" loading="lazy" allow="fullscreen"></iframe>`;
}

/**
 * Reads the code of an embedded page from its hash.
 * @throws with a fix when it can't be read
 */
export async function readEmbeddedCode(hash: string): Promise<EmbeddedCode> {
  const [, text = ''] = /^#run=1\.(.*)$/.exec(hash) ?? [];
  const damaged = 'This address is damaged. Copy the embed code again from the playground.';
  return unpack(text, readContent, damaged);
}

function readContent(value: unknown): EmbeddedCode {
  const { title, description, source, code, values } = readObject(value);
  if (typeof source !== 'string' || typeof code !== 'string') throw new Error('it has no code');
  return {
    title: String(title ?? ''),
    description: String(description ?? ''),
    source,
    code,
    values: readPlainValues(values),
  };
}
