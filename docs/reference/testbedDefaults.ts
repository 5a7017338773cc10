import { Testbed, type TestbedInterface } from 'planck/with-testbed';
import type { FieldDefault } from '../../src/reference/notes.ts';

const testbed = mountWithoutPage();

/** What a testbed has that nobody has set, read from one of the running library. */
export const testbedDefaults: Record<string, FieldDefault> = {
  width: { value: testbed.width },
  height: { value: testbed.height },
  x: { value: testbed.x },
  y: { value: testbed.y },
  hz: { value: testbed.hz },
  speed: { value: testbed.speed },
  background: { value: testbed.background },
  mouseForce: testbed.mouseForce === undefined ? { text: 'none' } : { value: testbed.mouseForce },
  activeKeys: { value: testbed.activeKeys },
  step: callback(testbed.step),
  keydown: callback(testbed.keydown),
  keyup: callback(testbed.keyup),
};

/** A testbed asks the page for its button and its places for text as it is mounted. */
function mountWithoutPage(): TestbedInterface {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
  const element = { addEventListener: () => undefined };
  const value = { getElementById: () => element };
  Object.defineProperty(globalThis, 'document', { value, configurable: true });
  try {
    return Testbed.mount();
  } finally {
    if (before) Object.defineProperty(globalThis, 'document', before);
    else Reflect.deleteProperty(globalThis, 'document');
  }
}

/** What is called when it was not set: a function without a body. */
function callback(standard: unknown): FieldDefault {
  if (typeof standard !== 'function') return { text: 'none' };
  const body = standard.toString().replace(/^[^{]*\{|\}$/g, '');
  if (/^(\s|return;)*$/.test(body)) return { text: 'does nothing' };
  throw new Error(`a callback of the testbed does something by itself: ${body}`);
}
