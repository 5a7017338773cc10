import { describe, expect, it } from 'vitest';
import { formatProblem } from '../config/problem.ts';
import { checkSamples } from './checkSamples.ts';
import { parseFence } from './fence.ts';
import type { Program } from './samples.ts';
import type { Hover, ProgramTypes, TypeScriptError } from './typeChecker.ts';

const NO_TYPES: ProgramTypes = { hovers: [], errors: [], names: [] };

const FIX =
  'fix it; if the error is intended, put "// @ts-expect-error" in the line above, or "nocheck" after the language';

describe('checkSamples', () => {
  it('checks nothing on a site without a library', async () => {
    const result = await checkSamples([sample('a')], 'a.md', undefined);
    expect(result).toEqual({ samples: new Map(), problems: [] });
  });

  it('passes only samples to the checker, each program with its language', async () => {
    const { programs } = await check([
      sample("import 'p';\na"),
      sample('b'),
      sample('c', { language: 'js' }),
      sample('d', { language: 'bash' }),
      sample('e', { meta: 'nocheck' }),
    ]);
    expect(programs.map(({ language, code }) => [language, code])).toEqual([
      ['ts', "import 'p';\na\n{\nb\n}\nexport {};\n"],
      ['js', 'c\n\nexport {};\n'],
    ]);
  });

  it('assigns hovers and names to the samples of a program', async () => {
    const blocks = [sample('a\nb'), sample('', { language: 'bash' }), sample('c')];
    // Names in source order: a, b, {, c, }.
    const { samples, problems } = await check(blocks, {
      hovers: [hover(0, 'a'), hover(1, 'b'), hover(3, 'c')],
      names: [1, 3].map((line) => ({ line, symbol: `Line${line}` })),
    });
    expect(problems).toEqual([]);
    expect(samples).toEqual(
      new Map([
        [
          0,
          {
            hovers: [hover(0, 'a'), hover(1, 'b')],
            names: [{ line: 1, symbol: 'Line1' }],
          },
        ],
        [2, { hovers: [hover(0, 'c')], names: [{ line: 0, symbol: 'Line3' }] }],
      ]),
    );
  });

  it('reports an example from elsewhere under its own name', async () => {
    const example = { ...sample('a\nb'), line: undefined, origin: 'the example of World' };
    const { problems } = await check([example], { errors: [mistake(1, 5)] });
    expect(problems.map((problem) => problem.split(' — ')[0])).toEqual([
      'the example of World:2 the sample does not compile: error 5 (TS5)',
    ]);
  });

  it('reports the line of an error, also in the second sample', async () => {
    const blocks = [
      sample('a\nb', { line: 10 }),
      sample('c\nd', { line: 20 }),
      sample("import 'p';\ne", { line: 30 }),
    ];
    const { problems } = await check(
      blocks,
      { hovers: [], errors: [mistake(1, 1), mistake(4, 2)] },
      { hovers: [], errors: [mistake(1, 3, 'no\n  such thing')] },
    );
    expect(problems).toEqual([
      `pages/a.md:12 the sample does not compile: error 1 (TS1) — ${FIX}`,
      `pages/a.md:22 the sample does not compile: error 2 (TS2) — ${FIX}`,
      `pages/a.md:32 the sample does not compile: no such thing (TS3) — ${FIX}`,
    ]);
  });

  it('reports an error after the end of a sample at its last line', async () => {
    const blocks = [sample('a\nif (b) {', { line: 10 }), sample('c\nd {', { line: 20 })];
    // Names in source order: a, if, {, c, d, }, export.
    const { problems } = await check(blocks, {
      hovers: [],
      errors: [mistake(2, 1), mistake(7, 2)],
    });
    expect(problems).toEqual([
      `pages/a.md:12 the sample does not compile: error 1 (TS1) — ${FIX}`,
      `pages/a.md:22 the sample does not compile: error 2 (TS2) — ${FIX}`,
    ]);
  });
});

/** Checks blocks with a checker that returns the given results, one per program. */
async function check(
  blocks: Parameters<typeof checkSamples>[0],
  ...types: Partial<ProgramTypes>[]
) {
  const programs: Pick<Program, 'code' | 'language'>[] = [];
  const checker = {
    check: async (program: Pick<Program, 'code' | 'language'>) => {
      programs.push(program);
      return { ...NO_TYPES, ...types[programs.length - 1] };
    },
  };
  const { samples, problems } = await checkSamples(blocks, 'pages/a.md', { checker });
  return { samples, problems: problems.map(formatProblem), programs };
}

function sample(code: string, { line = 1, language = 'ts', meta = '' } = {}) {
  return { code, line, language, fence: parseFence(meta).fence };
}

function hover(line: number, text: string): Hover {
  return { line, column: 0, length: 1, text, docs: '' };
}

function mistake(line: number, code: number, message = `error ${code}`): TypeScriptError {
  return { line, column: 4, length: 1, code, message };
}
