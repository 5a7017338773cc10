import { expect, it, vi } from 'vitest';
import { MEMORY_BYTES } from './limits.ts';
import { limitMemory } from './memory.ts';

/** Classes that can be replaced without a consequence for the test itself. */
function createScope() {
  const classes = {
    ArrayBuffer: class extends ArrayBuffer {},
    Float64Array: class extends Float64Array {},
    Blob: class extends Blob {},
  };
  const onExceeded = vi.fn();
  limitMemory(onExceeded, classes);
  return { ...classes, onExceeded };
}

const HALF = MEMORY_BYTES / 2;

it('refuses a buffer beyond the limit, and says so once', () => {
  const scope = createScope();
  const kept = [new scope.ArrayBuffer(HALF), new scope.ArrayBuffer(HALF - 1e6)];
  expect(scope.onExceeded).not.toHaveBeenCalled();
  expect(() => new scope.ArrayBuffer(2e6)).toThrow(RangeError);
  expect(() => new scope.ArrayBuffer(2e6)).toThrow(RangeError);
  expect(scope.onExceeded).toHaveBeenCalledOnce();
  expect(kept).toHaveLength(2);
});

it('counts typed arrays by their bytes, but not views of a buffer', () => {
  const scope = createScope();
  const buffer = new scope.ArrayBuffer(HALF);
  const views = Array.from({ length: 9 }, () => new scope.Float64Array(buffer));
  expect(views[0]?.buffer).toBe(buffer);
  expect(scope.onExceeded).not.toHaveBeenCalled();
  expect(() => new scope.Float64Array(HALF / 8 + 1)).toThrow(RangeError);
  expect(scope.onExceeded).toHaveBeenCalledOnce();
});

it('counts what a buffer can grow to', () => {
  const scope = createScope();
  const grow = () => Reflect.construct(scope.ArrayBuffer, [8, { maxByteLength: MEMORY_BYTES + 1 }]);
  expect(grow).toThrow(RangeError);
});

it('leaves no way to the original class', () => {
  const scope = createScope();
  const array = new scope.Float64Array(1);
  expect(array).toBeInstanceOf(scope.Float64Array);
  expect(array.constructor).toBe(scope.Float64Array);
  expect(scope.Float64Array.from([1, 2]).slice(1)).toEqual(new scope.Float64Array([2]));
});

it('does not count what has little weight', () => {
  const scope = createScope();
  for (let count = 0; count < 6e5; count++) new scope.ArrayBuffer(1000);
  expect(scope.onExceeded).not.toHaveBeenCalled();
});
