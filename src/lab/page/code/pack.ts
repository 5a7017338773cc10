/** Maximum size of unpacked JSON, in bytes: guards against decompression bombs. */
const MAX_BYTES = 1_000_000;
/** Compressed bytes per piece, which inflates to up to 1,032 times its size without backpressure. */
const PIECE_BYTES = 1024;

class TooLarge extends Error {}

/**
 * Packs a value into text for the hash of a link: JSON, deflated (RFC 1951) and encoded as base64url.
 * @throws when it is too large to be unpacked
 */
export async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  if (bytes.length > MAX_BYTES)
    throw new Error('A link can’t contain more than 1 MB of code. Export the code as a file.');
  const packed = await pipe(bytes, new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks what `pack` returned.
 * @param read returns the content of the value; throws if the value is invalid
 * @param damaged message of the error for text that can't be read
 * @throws with a fix
 */
export async function unpack<Content>(
  text: string,
  read: (value: unknown) => Content,
  damaged: string,
): Promise<Content> {
  try {
    const packed = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    const bytes = await pipe(packed, new DecompressionStream('deflate-raw'));
    return read(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    if (cause instanceof TooLarge) throw cause;
    throw new Error(damaged, { cause });
  }
}

/** @throws TooLarge */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = streamPieces(bytes).pipeThrough(through).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    parts.push(value);
    if (length <= MAX_BYTES) continue;
    await reader.cancel();
    throw new TooLarge(
      'This link contains more than 1 MB of code, so it was not opened. Ask its author for a file.',
    );
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Creates a stream that supplies a piece only when the previous one has been processed. */
function streamPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        at += PIECE_BYTES;
      },
    },
    { highWaterMark: 0 },
  );
}
