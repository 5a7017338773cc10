import { describe, expect, it, vi } from 'vitest';
import { readMarks } from './codeMarks.ts';
import { parseFence } from './fence.ts';
import { type CompileRun, compileRuns, sampleRuns } from './runs.ts';

function block(code: string, meta = '', language = 'ts') {
  const visible = readMarks(code, true);
  return { code, language, fence: parseFence(meta).fence, visible };
}

const compileAll: CompileRun = async (program) => ({ source: program, code: program });

async function run(blocks: ReturnType<typeof block>[], compile = compileAll) {
  const runs = await compileRuns(blocks, compile);
  return [...runs].map(([index, { source, lines }]) => ({ index, source, lines }));
}

describe('compileRuns', () => {
  it('joins a sample with the samples before it', async () => {
    const compile = vi.fn(compileAll);
    const blocks = [block("import 'planck';\na;"), block('b;'), block('c;\nd;')];
    expect(await run(blocks, compile)).toEqual([
      { index: 0, source: "import 'planck';\na;\n", lines: [1, 2] },
      { index: 1, source: "import 'planck';\na;\n{\nb;\n}", lines: [4] },
      { index: 2, source: "import 'planck';\na;\n{\nb;\n{\nc;\nd;\n}}", lines: [6, 7] },
    ]);
    expect(compile.mock.calls.map(([, starts]) => starts)).toEqual([[0], [0, 3], [0, 3, 5]]);
  });

  it('includes hidden lines, and says where the visible lines are', async () => {
    const code = 'hidden;\n// ---cut---\na;\n// ---cut-after---\ncheck;';
    expect(await run([block(code)])).toEqual([
      { index: 0, source: 'hidden;\n\na;\n\ncheck;\n', lines: [3] },
    ]);
  });

  it('leaves out what can’t run', async () => {
    const blocks = [
      block('npm install', '', 'bash'),
      block('{}', '', 'json'),
      block("import 'planck';\nconst a = 1;"),
      block('document.body;', 'norun'),
      block('a = ;', 'nocheck'),
      block('a;'),
    ];
    expect(await run(blocks)).toMatchObject([
      { index: 2 },
      { index: 5, source: "import 'planck';\nconst a = 1;\n{\na;\n}" },
    ]);
    expect(await run(blocks, async () => undefined)).toEqual([]);
  });
});

it('includes HTML, with the lines of its scripts', async () => {
  const html = '<script>\n  a;\n</script>';
  const compile: CompileRun = async () => ({ source: 'a;', code: 'a', lines: [0, 1, 0] });
  expect(await run([block(html, '', 'html')], compile)).toEqual([
    { index: 0, source: 'a;', lines: [0, 1, 0] },
  ]);
  expect(await run([block(html, 'norun', 'html')], compile)).toEqual([]);
});

it('identifies samples and their file by their content', async () => {
  const identify = async (code: string) => {
    const [run] = (await compileRuns([block(code)], compileAll)).values();
    if (!run) throw new Error('it did not run');
    return { id: run.id, version: sampleRuns('World', [{ ...run, title: 'A' }]).version };
  };
  const first = await identify('a;');
  expect(await identify('a;')).toEqual(first);
  const second = await identify('b;');
  expect(second.id).not.toBe(first.id);
  expect(second.version).not.toBe(first.version);
});
