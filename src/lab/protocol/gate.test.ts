import { beforeEach, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import type { Report } from './protocol.ts';

let passed: Report[];
let now: number;
let gate: ReturnType<typeof createGate>;

beforeEach(() => {
  [passed, now] = [[], 0];
  gate = createGate(
    (report) => passed.push(report),
    () => now,
  );
});

it('passes on what fits', () => {
  gate.pass({ type: 'alive', id: 7 });
  expect(passed).toEqual([{ type: 'alive', id: 7 }]);
});

it.each([
  ['is no report', 5],
  ['has an unknown type', { type: 'received', id: 1 }],
  ['has a field of another kind', { type: 'started', scene: { title: { toString: 1 } } }],
])('passes nothing on after a message that %s', (_what, message) => {
  gate.pass(message);
  gate.pass({ type: 'alive' });
  expect(passed).toEqual([{ type: 'stopped', reason: 'invalid' }]);
});

it('stops at a message that is too large', () => {
  gate.pass({ type: 'status', facts: { a: 'x'.repeat(600_000) } });
  expect(passed).toEqual([{ type: 'stopped', reason: 'large' }]);
});

it('stops at more than 1,000 messages in a second', () => {
  for (let second = 0; second < 3; second++, now += 1001)
    for (let count = 0; count < 1000; count++) gate.pass({ type: 'alive' });
  expect(passed).toHaveLength(3000);
  for (let count = 0; count <= 1000; count++) gate.pass({ type: 'alive' });
  expect(passed.at(-1)).toEqual({ type: 'stopped', reason: 'messages' });
});

it('stops at more than 16 MB in a second', () => {
  const report = { type: 'status', info: 'x'.repeat(400_000) };
  for (let count = 0; count < 25; count++) gate.pass(report);
  expect(passed.filter(({ type }) => type === 'status')).toHaveLength(19);
  expect(passed.at(-1)).toEqual({ type: 'stopped', reason: 'bytes' });
});
