/** Maximum size of unpacked JSON, in bytes: guards against decompression bombs. */
const MAX_BYTES = 1_000_000;

/**
 * Packs a value into text for the hash of a link: JSON, deflated (RFC 1951) and encoded as base64url.
 * @throws when the browser doesn't support compression streams
 */
export async function pack(value: unknown): Promise<string> {
  requireCompression();
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks what `pack` returned.
 * @throws when the text is damaged or too large, or the browser doesn't support compression streams
 */
export async function unpack(text: string): Promise<unknown> {
  requireCompression();
  const packed = Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  const bytes = await pipe(packed, new DecompressionStream('deflate-raw'), MAX_BYTES);
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** @throws in Chrome before 80, Firefox before 113 and Safari before 16.4 */
export function requireCompression(): void {
  if ('CompressionStream' in globalThis) return;
  throw new Error(
    "This browser can't open or create links to code. Update it, or use another browser.",
  );
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
