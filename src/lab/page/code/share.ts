/** What a link to the playground holds: code, and what its parameters are set to. */
export interface Shared {
  source: string;
  values: Record<string, unknown>;
}

/** Says how the rest is to be read. */
const VERSION = '1';
/** Bytes of JSON beyond which a link is none of ours. */
const MOST = 1_000_000;

/**
 * The part of an address behind `#` that holds all of it, deflated (RFC 1951) and as base64url.
 * @throws when the browser can't deflate
 */
export async function toHash(shared: Shared): Promise<string> {
  requireCompression();
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await pass(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const base64url = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `#code=${VERSION}.${base64url}`;
}

/**
 * What a shared link holds; undefined when it is no shared link.
 * @throws when it can't be read, with what to do
 */
export async function fromHash(hash: string): Promise<Shared | undefined> {
  const [, version, text] = /^#code=(\w+)\.(.*)$/.exec(hash) ?? [];
  if (version === undefined || text === undefined) return undefined;
  requireCompression();
  if (version !== VERSION)
    throw new Error(
      'The link is of a newer playground: load the page again, and open it once more.',
    );
  try {
    const packed = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    const bytes = await pass(packed, new DecompressionStream('deflate-raw'), MOST);
    return checked(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw new Error('The link is not complete: ask for it again, and copy all of it.', {
      cause: error,
    });
  }
}

/** @throws in Chrome before 80, Firefox before 113 and Safari before 16.4 */
function requireCompression(): void {
  if ('CompressionStream' in globalThis) return;
  throw new Error('This browser cannot read or make links to code: update it, or use another one.');
}

function checked(value: unknown): Shared {
  const { source, values } = (value ?? {}) as Record<string, unknown>;
  if (typeof source !== 'string') throw new Error('there is no code in it');
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
  return { source, values: isObject ? (values as Record<string, unknown>) : {} };
}

/** @throws when more than `most` bytes come out: a small link may hold very much */
async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new Error('it holds too much');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
