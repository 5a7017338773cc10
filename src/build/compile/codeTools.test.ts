import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHighlighter } from '../../content/highlight.ts';
import { createTypeChecker } from '../../content/typeChecker.ts';
import { type Cache, openCache } from '../cache/cache.ts';
import { createTasks } from '../threads/tasks.ts';
import { createCodeTools } from './codeTools.ts';

const CODE = 'const a: number = 1;\nexport {};\n';
const PROGRAM = { code: CODE, language: 'ts' as const };

// Shared, because loading TypeScript takes longer than the tests themselves.
const tasks = createTasks();

let folder: string;
let cache: Cache;
let made: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-'));
  const kept = openCache(folder);
  made = 0;
  // Counts results that are computed instead of being read from the cache.
  cache = {
    ...kept,
    get: (key, make, keep) => {
      const counted = () => {
        made++;
        return make();
      };
      return kept.get(key, counted, keep);
    },
  };
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the cached highlighter', () => {
  it('returns the result of the original, which runs once per code and language', async () => {
    const { highlighter } = createCodeTools(process.cwd(), cache, 'builder', tasks);
    const real = createHighlighter();
    const tokens = await highlighter.highlight(CODE, 'ts');
    expect(tokens).toEqual(await real.highlight(CODE, 'ts'));
    expect(await highlighter.highlight(CODE, 'ts')).toEqual(tokens);
    expect(made).toBe(1);
    await highlighter.highlight(CODE, 'js');
    await highlighter.highlight('let b;', 'ts');
    expect(made).toBe(3);
  });
});

describe('the cached type checker', () => {
  it('returns the result of the original, which runs once per program and language', async () => {
    const { check } = createCodeTools(process.cwd(), cache, 'builder', tasks).checker(
      'planck@1.0.0',
    );
    const types = await check(PROGRAM);
    expect(types).toEqual(await createTypeChecker(process.cwd()).check(PROGRAM));
    expect(await check({ ...PROGRAM })).toEqual(types);
    expect(made).toBe(1);
    await check({ ...PROGRAM, language: 'js' });
    await check({ ...PROGRAM, code: 'export {};\n' });
    expect(made).toBe(3);
  });

  it('checks code with errors again, because its packages can be installed by now', async () => {
    const tools = createCodeTools(process.cwd(), cache, 'builder', tasks);
    const { check } = tools.checker('planck@1.0.0');
    const wrong = { ...PROGRAM, code: "import { a } from 'not-installed-yet';\na;\n" };
    expect((await check(wrong)).errors).toHaveLength(1);
    await check(wrong);
    expect(made).toBe(2);
  });

  it('finds the symbols of code, once per code and library', async () => {
    const { checker } = createCodeTools(process.cwd(), cache, 'builder', tasks);
    const code = "import { World } from 'planck';\n";
    const names = await checker('planck@1.0.0').namesIn(code);
    expect(names).toEqual([{ line: 0, symbol: 'World' }]);
    expect(await checker('planck@1.0.0').namesIn(code)).toEqual(names);
    expect(made).toBe(1);
    await checker('planck@1.0.1').namesIn(code);
    expect(made).toBe(2);
  });

  it('checks again with another library or another version', async () => {
    const { checker } = createCodeTools(process.cwd(), cache, 'builder', tasks);
    await checker('planck@1.0.0').check(PROGRAM);
    await checker('planck@1.0.0').check(PROGRAM);
    expect(made).toBe(1);
    await checker('planck@1.0.1').check(PROGRAM);
    await checker('box2d@1.0.0').check(PROGRAM);
    expect(made).toBe(3);
  });
});

describe('code tools', () => {
  it('reuse results of another process, unless the builder changed', async () => {
    const ask = async (builderKey: string) => {
      const { highlighter, checker } = createCodeTools(process.cwd(), cache, builderKey, tasks);
      await highlighter.highlight(CODE, 'ts');
      await checker('planck@1.0.0').check(PROGRAM);
    };
    await ask('builder');
    await ask('builder');
    expect(made).toBe(2);
    await ask('another engine');
    expect(made).toBe(4);
    expect(readdirSync(folder, { recursive: true }).map(String).filter(isValue)).toHaveLength(4);
  });
});

function isValue(name: string): boolean {
  return name.endsWith('.json');
}
