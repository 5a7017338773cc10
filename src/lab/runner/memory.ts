import { COUNTED_BYTES, MEMORY_BYTES } from './limits.ts';

type Constructor = new (...given: never[]) => object;

/** Classes that own their memory. Typed arrays do unless they show another buffer. */
const OWNERS = ['ArrayBuffer', 'SharedArrayBuffer', 'Blob'] as const;
const VIEWS = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float16Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
] as const;

/**
 * Counts the memory of buffers in this worker: what is created counts until it is collected as garbage. What the
 * language itself needs, such as for objects and texts, can't be measured in a worker, and is limited by the
 * browser.
 * @param onExceeded called once, before the first buffer that exceeds the limit is refused
 * @param scope the worker's global scope
 */
export function limitMemory(onExceeded: () => void, scope: object = globalThis): void {
  /** In bytes. */
  let used = 0;
  let hasExceeded = false;
  const released = new FinalizationRegistry<number>((bytes) => {
    used -= bytes;
  });
  const count = (owner: object, bytes: number) => {
    if (bytes < COUNTED_BYTES) return;
    used += bytes;
    released.register(owner, bytes);
    if (used > MEMORY_BYTES) refuse();
  };
  const refuse = () => {
    if (!hasExceeded) onExceeded();
    hasExceeded = true;
    throw new RangeError('out of memory');
  };
  /** Refuses a single buffer that is too large before it is created. */
  const check = (length: unknown, size = 1) => {
    if (typeof length === 'number' && used + length * size > MEMORY_BYTES) refuse();
  };

  for (const name of OWNERS) {
    watch(scope, name, (target, given, newTarget) => {
      check(given[0]);
      const created: { maxByteLength?: number; byteLength?: number; size?: number } =
        Reflect.construct(target, given, newTarget);
      const { maxByteLength, byteLength, size } = created;
      count(created, maxByteLength ?? byteLength ?? size ?? 0);
      return created;
    });
  }
  for (const name of VIEWS) {
    watch(scope, name, (target, given, newTarget) => {
      check(given[0], (target as unknown as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT);
      const created = Reflect.construct(target, given, newTarget) as ArrayBufferView;
      if (created.buffer !== given[0]) count(created.buffer, created.byteLength);
      return created;
    });
  }
}

/** Replaces a class of a scope, so that its prototype doesn't lead to the original either. */
function watch(
  scope: object,
  name: string,
  construct: (target: Constructor, given: unknown[], newTarget: Constructor) => object,
): void {
  const original: Constructor | undefined = Reflect.get(scope, name);
  if (!original) return;
  const replaced = new Proxy(original, { construct });
  Reflect.set(original.prototype, 'constructor', replaced);
  Reflect.set(scope, name, replaced);
}
