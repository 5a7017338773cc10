import { expect, it } from 'vitest';
import { hashOfFile, parseHashes, printHashes } from './fileHashes.ts';

const hash = hashOfFile(Buffer.from('hello'));

it('lists files by name, without hidden ones', () => {
  const text = printHashes(
    new Map([
      ['b.html', hash],
      ['.nojekyll', hash],
      ['a/c.html', hash],
    ]),
  );
  expect(hash).toBe('sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=');
  expect([...(parseHashes(text) ?? [])]).toEqual([
    ['a/c.html', hash],
    ['b.html', hash],
  ]);
});

it.each(['<!doctype html>', '{}', '{"files":["a"]}'])('does not read %s', (text) => {
  expect(parseHashes(text)).toBeUndefined();
});
