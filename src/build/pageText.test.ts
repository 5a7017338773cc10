import { describe, expect, it } from 'vitest';
import { formatProblem } from '../config/problem.ts';
import { decodePage } from './pageText.ts';

function decode(...parts: (string | number[])[]) {
  const { text, problems } = decodePage(
    Buffer.concat(parts.map((part) => Buffer.from(part as string))),
    'a.md',
  );
  return { text, problems: problems.map(formatProblem) };
}

describe('decodePage', () => {
  it.each([
    ['UTF-8', ['# Größe\n🙂'], '# Größe\n🙂'],
    ['UTF-8 with a byte order mark', [[0xef, 0xbb, 0xbf], '# A'], '# A'],
    ['Windows line endings', ['# A\r\nb\r\n'], '# A\r\nb\r\n'],
    ['an empty file', [''], ''],
  ])('reads %s', (_what, parts, text) => {
    expect(decode(...parts)).toEqual({ text, problems: [] });
  });

  it('reports the first line that is not valid UTF-8', () => {
    const { problems } = decode('# A\n\nGr', [0xf6, 0xdf], 'e\n', [0xff]);
    expect(problems).toEqual(['a.md:3 the line is not valid UTF-8 — save the file as UTF-8']);
  });

  it.each([
    ['little-endian', [0xff, 0xfe, 0x23, 0, 0x41, 0]],
    ['big-endian', [0xfe, 0xff, 0, 0x23, 0, 0x41]],
  ])('reads and reports UTF-16, %s', (_order, bytes) => {
    expect(decode(bytes)).toEqual({
      text: '#A',
      problems: ['a.md the file is encoded as UTF-16 — save the file as UTF-8'],
    });
  });

  it('reports the line of a NUL character', () => {
    expect(decode('# A\r\n\r\nb\0').problems).toEqual([
      'a.md:3 the line contains a NUL character — remove it; if the file is no text, move it to public/',
    ]);
  });
});
