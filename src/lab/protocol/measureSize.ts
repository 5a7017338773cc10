/** Estimated bytes of a value that is neither text nor a buffer: a number, or the header of an object. */
const PLAIN_BYTES = 8;

/**
 * Estimates the size of a message, in bytes. It stops counting beyond a maximum, so that a large message doesn't
 * take long.
 * @param max in bytes
 */
export function measureSize(message: unknown, max: number): number {
  let bytes = 0;
  const waiting: unknown[] = [message];
  while (waiting.length > 0 && bytes <= max) {
    const value = waiting.pop();
    bytes += PLAIN_BYTES;
    if (typeof value === 'string') bytes += 2 * value.length;
    if (typeof value !== 'object' || value === null) continue;
    if (ArrayBuffer.isView(value)) bytes += value.buffer.byteLength;
    else if (value instanceof ArrayBuffer) bytes += value.byteLength;
    else if (value instanceof Map || value instanceof Set) bytes += PLAIN_BYTES * value.size;
    else {
      for (const name in value) {
        bytes += 2 * name.length;
        waiting.push(Reflect.get(value, name));
        if (PLAIN_BYTES * waiting.length > max) return max + 1;
      }
    }
  }
  return bytes;
}
