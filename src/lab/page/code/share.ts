/** The content of a link to the playground: code, and the values of its parameters. */
export interface SharedCode {
  source: string;
  values: Record<string, unknown>;
}

/** Version of the format. */
const VERSION = '1';
/** Maximum size of the JSON, in bytes: guards against decompression bombs. */
const MAX_BYTES = 1_000_000;

/**
 * Returns the hash of a link that contains the code itself, deflated (RFC 1951) and encoded as base64url.
 * @throws when the browser doesn't support compression streams
 */
export async function toHash(shared: SharedCode): Promise<string> {
  requireCompression();
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const base64url = text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `#code=${VERSION}.${base64url}`;
}

/**
 * Reads the hash of a link; undefined if it contains no code.
 * @throws with a fix when it can't be read
 */
export async function fromHash(hash: string): Promise<SharedCode | undefined> {
  const [, version, text] = /^#code=(\w+)\.(.*)$/.exec(hash) ?? [];
  if (version === undefined || text === undefined) return undefined;
  requireCompression();
  if (version !== VERSION)
    throw new Error(
      'The link was created by a newer version of the playground. Reload the page, then open the link again.',
    );
  try {
    const packed = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    const bytes = await pipe(packed, new DecompressionStream('deflate-raw'), MAX_BYTES);
    return validated(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    throw new Error('The link is incomplete. Copy the whole link, then open it again.', {
      cause: error,
    });
  }
}

/** @throws in Chrome before 80, Firefox before 113 and Safari before 16.4 */
function requireCompression(): void {
  if ('CompressionStream' in globalThis) return;
  throw new Error(
    "This browser can't open or create links to code. Update it, or use another browser.",
  );
}

function validated(value: unknown): SharedCode {
  const { source, values } = (value ?? {}) as Record<string, unknown>;
  if (typeof source !== 'string') throw new Error('it contains no code');
  const isObject = typeof values === 'object' && values !== null && !Array.isArray(values);
  return { source, values: isObject ? (values as Record<string, unknown>) : {} };
}

/** @throws when the output exceeds `maxBytes` */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) throw new Error('it is too large');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
