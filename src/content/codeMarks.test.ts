import { describe, expect, it } from 'vitest';
import { type MarkedCode, readMarks } from './codeMarks.ts';

describe('readMarks', () => {
  it('leaves code without notations unchanged', () => {
    expect(readMarks('let a;\r\n\n\tb();', false)).toEqual({
      lines: ['let a;\r', '', '\tb();'],
      from: [0, 1, 2],
      marks: [[], [], []],
      mistakes: [],
    });
    expect(readMarks('', false)).toEqual({
      ...{ lines: [''], from: [0], marks: [[]], mistakes: [] },
    });
  });

  it.each([
    ['++', 'add'],
    ['--', 'remove'],
    ['highlight', 'highlight'],
    ['hl', 'highlight'],
    ['focus', 'focus'],
    ['error', 'error'],
    ['warning', 'warning'],
  ])('removes [!code %s] and marks its line: %s', (what, mark) => {
    expect(readMarks(`a\nb(); // [!code ${what}]\nc`, false)).toEqual({
      lines: ['a', 'b();', 'c'],
      from: [0, 1, 2],
      marks: [[], [mark], []],
      mistakes: [],
    });
  });

  it('reads several notations in one comment', () => {
    const { lines, marks } = readMarks('a; // [!code ++] [!code focus]', false);
    expect({ lines, marks }).toEqual({ lines: ['a;'], marks: [['add', 'focus']] });
  });

  it.each([
    'a // [!code ++]',
    'a # [!code ++]',
    'a -- [!code ++]',
    'a ; [!code ++]',
    'a % [!code ++]',
    'a /* [!code ++] */',
    'a <!-- [!code ++] -->',
    'a {/* [!code ++] */}',
    'a\t//[!code ++]\t',
    'a   //   [!code   ++ ]  ',
  ])('recognizes the comments of any language: %s', (code) => {
    expect(formatLines(readMarks(code, false))).toEqual(['a: add']);
  });

  it.each([
    ['this line and those after it', 'a // [!code focus:2]\nb\nc', ['a: focus', 'b: focus', 'c']],
    ['more lines than there are', 'a\nb // [!code hl:9]', ['a', 'b: highlight']],
    ['no line', 'a // [!code hl:0]', ['a']],
    ['the line below', 'a\n// [!code ++]\nb\nc', ['a', 'b: add', 'c']],
    ['the lines below', '  // [!code --:2]\na\nb\nc', ['a: remove', 'b: remove', 'c']],
    ['no line at the end', 'a\n// [!code ++]', ['a']],
    [
      'lines more than once',
      '// [!code focus:2]\na // [!code ++]\nb',
      ['a: focus add', 'b: focus'],
    ],
    ['a line below more than one', '// [!code focus]\n# [!code ++]\na\nb', ['a: focus add', 'b']],
    ['an empty line', 'a\n// [!code ++]\n\nb', ['a', ': add', 'b']],
  ])('applies to %s', (_name, code, lines) => {
    expect(formatLines(readMarks(code, false))).toEqual(lines);
  });

  it('returns the source line of each line', () => {
    const code = '// [!code ++]\na\n\n// [!code focus]\n// [!code hl]\nb';
    expect(readMarks(code, false).from).toEqual([1, 2, 5]);
  });

  it.each([
    ['fokus', 'did you mean "focus"?'],
    ['+++', 'did you mean "++"?'],
    ['gravitation', 'notations are ++, --, highlight, hl, focus, error, warning'],
    ['constructor', 'notations are ++, --, highlight, hl, focus, error, warning'],
  ])('reports an unknown notation: %s', (what, fix) => {
    expect(readMarks(`a\nb // [!code ${what}]`, false)).toEqual({
      lines: ['a', 'b'],
      from: [0, 1],
      marks: [[], []],
      mistakes: [{ line: 1, message: `unknown notation [!code ${what}]`, fix }],
    });
  });

  it.each([
    'a [!code ++]',
    'a("// [!code ++]")',
    'a // [!code ++] because',
    'a // see [!code ++]',
    'a // [!code]',
    'a // [code ++]',
    'a // [!note ++]',
    'a[!code] // b',
    'a // [!code focus 2]',
    '// ---cut---',
  ])('leaves code that only looks like a notation: %s', (code) => {
    const { lines, marks, mistakes } = readMarks(code, false);
    expect({ lines, marks, mistakes }).toEqual({ lines: [code], marks: [[]], mistakes: [] });
  });

  it('hides lines of a sample that are only for TypeScript', () => {
    const code = [
      ...["import 'a';", '// ---cut---', 'b(); // [!code focus:2]'],
      ...['c();', '// ---cut-after---', 'd(); // [!code ++]'],
    ].join('\n');
    expect(readMarks(code, true)).toEqual({
      lines: ['b();', 'c();'],
      from: [2, 3],
      marks: [['focus'], ['focus']],
      mistakes: [],
    });
  });
});

/** Returns each line with its marks. */
function formatLines({ lines, marks }: MarkedCode): string[] {
  return lines.map((line, index) => {
    const names = marks[index] ?? [];
    return names.length > 0 ? `${line}: ${names.join(' ')}` : line;
  });
}
