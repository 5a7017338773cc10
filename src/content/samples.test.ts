import { describe, expect, it } from 'vitest';
import { parseFence } from './fence.ts';
import { type CodeSource, isSample, joinPrograms, readSampleNotes } from './samples.ts';

describe('readSampleNotes', () => {
  it('finds nothing in code without notations', () => {
    expect(readSampleNotes('let a;\n// b\n')).toEqual({
      source: ['let a;', '// b', ''],
      hidden: new Set(),
    });
  });

  it.each<[string, string[], number[]]>([
    ['lines above', ['a', '// ---cut---', 'b'], [0, 1]],
    ['lines above, with the long form', ['a', '// ---cut-before---', 'b'], [0, 1]],
    ['lines below', ['a', '// ---cut-after---', 'b', 'c'], [1, 2, 3]],
    ['lines in between', ['a', '// ---cut-start---', 'b', '// ---cut-end---', 'c'], [1, 2, 3]],
    [
      'several ranges',
      [
        ...['// ---cut-start---', 'a', '// ---cut-end---', 'b'],
        ...['// ---cut-start---', 'c', '// ---cut-end---'],
      ],
      [0, 1, 2, 4, 5, 6],
    ],
    [
      'above, between and below',
      ['a', '// ---cut---', 'b', '// ---cut-after---', 'c'],
      [0, 1, 3, 4],
    ],
    ['lines with an indented notation', ['a', '  // ---cut---  ', 'b'], [0, 1]],
    ['everything', ['// ---cut-after---', 'a'], [0, 1]],
  ])('hides %s', (_name, lines, hidden) => {
    const notes = readSampleNotes(lines.join('\n'));
    expect([...notes.hidden].sort((a, b) => a - b)).toEqual(hidden);
    // TypeScript receives hidden lines but no notations.
    expect(notes.source).toEqual(lines.map((line) => (/---/.test(line) ? '' : line)));
  });

  it('hides all lines below a start without an end', () => {
    expect(readSampleNotes('a\n// ---cut-start---\nb').hidden).toEqual(new Set([1, 2]));
  });

  it.each(['const a = "// ---cut---";', 'a // ---cut---', '// ---cut-here---', '// --cut--'])(
    'ignores code that only looks like a notation: %s',
    (code) => {
      expect(readSampleNotes(code)).toEqual({
        ...{ source: [code], hidden: new Set() },
      });
    },
  );

  it.each([
    ['one line', ['a', 'b // [!code --]', 'c'], ['a', '', 'c']],
    ['as many lines as it counts', ['a // [!code --:2]', 'b', 'c'], ['', '', 'c']],
    ['the line below', ['a', '// [!code --]', 'b', 'c'], ['a', '', '', 'c']],
    ['the lines below', ['  /* [!code --:2] */', 'a', 'b', 'c'], ['', '', '', 'c']],
    ['no added line', ['a // [!code ++]'], ['a // [!code ++]']],
  ])('removes lines that a diff removes: %s', (_name, lines, source) => {
    const notes = readSampleNotes(lines.join('\n'));
    // Ignores comments.
    const code = notes.source.map((line) => (/^\s*\/[/*]/.test(line) ? '' : line));
    expect(code).toEqual(source);
    expect(notes.hidden).toEqual(new Set());
  });
});

describe('isSample', () => {
  it.each([
    ['ts', '', true],
    ['typescript', '', true],
    ['js', '', true],
    ['javascript', '', true],
    ['ts', 'norun', true],
    ['ts', 'nocheck', false],
    ['js', 'nocheck', false],
    ['tsx', '', false],
    ['json', '', false],
    ['', '', false],
    ['constructor', '', false],
  ])('returns for %j with %j: %s', (language, meta, expected) => {
    expect(isSample(sample(language, 'a', meta))).toBe(expected);
  });
});

describe('joinPrograms', () => {
  it.each<[string, CodeSource[], ReturnType<typeof joinPrograms>]>([
    ['no sample', [sample('bash', 'a'), sample('ts', 'a', 'nocheck')], []],
    [
      'one sample',
      [sample('ts', 'a\nb')],
      [program({ code: 'a\nb\n\nexport {};\n', parts: [{ block: 0, line: 0 }] })],
    ],
    [
      'samples that continue, in nested scopes',
      [sample('ts', "import 'p';\na"), sample('bash', 'x'), sample('ts', 'b'), sample('ts', 'c')],
      [
        program({
          code: "import 'p';\na\n{\nb\n{\nc\n}}\nexport {};\n",
          parts: [
            { block: 0, line: 0 },
            { block: 2, line: 3 },
            { block: 3, line: 5 },
          ],
        }),
      ],
    ],
    [
      'a sample with an import',
      [sample('ts', 'a'), sample('ts', "b\nimport 'p';"), sample('ts', 'c')],
      [
        program({ code: 'a\n\nexport {};\n', parts: [{ block: 0, line: 0 }] }),
        program({
          code: "b\nimport 'p';\n{\nc\n}\nexport {};\n",
          parts: [
            { block: 1, line: 0 },
            { block: 2, line: 3 },
          ],
        }),
      ],
    ],
    [
      'several languages',
      [sample('ts', 'a'), sample('javascript', 'b'), sample('js', 'c'), sample('typescript', 'd')],
      [
        program({ code: 'a\n\nexport {};\n', parts: [{ block: 0, line: 0 }] }),
        program({
          language: 'js',
          code: 'b\n{\nc\n}\nexport {};\n',
          parts: [
            { block: 1, line: 0 },
            { block: 2, line: 2 },
          ],
        }),
        program({ code: 'd\n\nexport {};\n', parts: [{ block: 3, line: 0 }] }),
      ],
    ],
    [
      'a sample that tests do not run',
      [sample('ts', 'a'), sample('ts', 'b', 'norun'), sample('ts', "import 'p';")],
      [
        program({
          code: 'a\n{\nb\n}\nexport {};\n',
          parts: [
            { block: 0, line: 0 },
            { block: 1, line: 2 },
          ],
        }),
        program({ code: "import 'p';\n\nexport {};\n", parts: [{ block: 2, line: 0 }] }),
      ],
    ],
    [
      'parts of files, which samples can import',
      [
        sample('ts', 'a', 'title="a.ts" module'),
        sample('ts', 'x'),
        sample('ts', 'b', 'title="b.ts" module'),
        sample('ts', 'c', 'title="a.ts" module'),
        sample('ts', "import { a } from './a';"),
      ],
      [
        {
          language: 'ts',
          ...{
            code: 'a\n\nc\n\nexport {};\n',
            parts: [
              { block: 0, line: 0 },
              { block: 3, line: 2 },
            ],
          },
        },
        { language: 'ts', ...{ code: 'b\n\nexport {};\n', parts: [{ block: 2, line: 0 }] } },
        program({ code: 'x\n\nexport {};\n', parts: [{ block: 1, line: 0 }] }),
        program({
          code: "import { a } from './a';\n\nexport {};\n",
          parts: [{ block: 4, line: 0 }],
          modules: { 'a.ts': 'a\n\nc\n\nexport {};\n', 'b.ts': 'b\n\nexport {};\n' },
        }),
      ],
    ],
    ['an excerpt', [sample('ts', 'a', 'excerpt')], []],
    [
      'notations, which keep their lines',
      [sample('ts', 'a\n// ---cut---\nb // [!code --]\nc')],
      [
        program({
          code: 'a\n\n\nc\n\nexport {};\n',
          parts: [{ block: 0, line: 0 }],
        }),
      ],
    ],
  ])('joins %s', (_name, blocks, programs) => {
    expect(joinPrograms(blocks)).toEqual(programs);
  });
});

function sample(language: string, code: string, meta = ''): CodeSource {
  return { language, code, fence: parseFence(meta).fence };
}

type Programs = ReturnType<typeof joinPrograms>;

function program(own: Pick<Programs[number], 'code' | 'parts'> & Partial<Programs[number]>) {
  return { language: 'ts' as const, ...own };
}
