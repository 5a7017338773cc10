import { expect, it } from 'vitest';
import { readSize } from './drawPng.ts';

/** The start of a picture of 300 by 200 pixels. */
const START = '89504e470d0a1a0a0000000d494844520000012c000000c8';

it('reads the size of a PNG', () => {
  expect(readSize(toBuffer(START))).toEqual([300, 200]);
});

it.each(['', '89504e47', START.replace('49484452', '00000000'), 'ff'.repeat(24)])(
  'accepts no other file: %s',
  (hex) => {
    expect(readSize(toBuffer(hex))).toBeUndefined();
  },
);

function toBuffer(hex: string): ArrayBuffer {
  const bytes = hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  return new Uint8Array(bytes).buffer;
}
