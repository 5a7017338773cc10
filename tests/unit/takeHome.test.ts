import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { inlineShared } from '../../src/build/sources/inlineShared.ts';
import { readCode } from '../../src/content/code.ts';
import { renderMdx } from '../../src/content/mdx.ts';
import { readRegions } from '../../src/lab/model/regions.ts';
import type { SceneData } from '../../src/lab/model/sceneData.ts';
import { byId, createAllBlocks } from './renderBlocks.ts';
import { BELOW_PROJECT, useTemporaryFolder } from './temporaryFolder.ts';

const folder = useTemporaryFolder(BELOW_PROJECT);
const DOCS = join(PROJECT_FOLDER, 'docs');
const RECIPES = join(DOCS, 'pages/recipes');
const SHARED = join(DOCS, 'scenes/shared');
const shared = new Map(
  readdirSync(SHARED).map((name) => [
    name.replace(/\.ts$/, ''),
    readFileSync(join(SHARED, name), 'utf8'),
  ]),
);

/** The options of Vite's template for TypeScript, which are stricter than those of the samples. */
const TSCONFIG = {
  compilerOptions: {
    ...{ target: 'ES2022', module: 'ESNext', lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] },
    ...{ moduleResolution: 'bundler', allowImportingTsExtensions: true, noEmit: true },
    ...{ verbatimModuleSyntax: true, moduleDetection: 'force', skipLibCheck: true, strict: true },
    ...{ noUnusedLocals: true, noUnusedParameters: true, erasableSyntaxOnly: true },
    ...{ noFallthroughCasesInSwitch: true, noUncheckedSideEffectImports: true },
  },
  include: ['src'],
};

/** Returns a scene as pages see it while they compile. */
function readScene(id: string): SceneData {
  const file = join(DOCS, `scenes/${id}.ts`);
  const text = inlineShared(readFileSync(file, 'utf8'), shared);
  const { lines, regions } = readRegions(file, text);
  return { id, source: lines.join('\n'), regions } as Partial<SceneData> as SceneData;
}

/**
 * Returns the files that readers make from a page: what each block of its code copies, and its samples that
 * import it.
 */
async function copiedFiles(page: string): Promise<Record<string, string>> {
  const text = readFileSync(join(RECIPES, page), 'utf8');
  const parts = text.match(/^ *<SceneCode .*\/>$/gm) ?? [];
  const ids = parts.map((part) => /id="([^"]+)"/.exec(part)?.[1] ?? '');
  const scenes = byId([...new Set(ids)].map(readScene));
  const name = page.replace(/\.mdx$/, '');
  const source = { file: page, format: 'mdx' as const };
  const { tree, problems } = await renderMdx(
    parts.join('\n\n'),
    source,
    createAllBlocks({ scenes }),
  );
  expect(problems).toEqual([]);
  const files: Record<string, string> = {};
  for (const { fence, code } of readCode(tree, page, true).blocks) {
    const file = `${name}/${fence.title}`;
    if (fence.module) files[file] = [files[file], code].filter(Boolean).join('\n\n');
  }
  const samples = [...text.matchAll(/^```ts\b[^\n]*\n(.*?)^```$/gms)].map(([, code = '']) => code);
  for (const [index, code] of samples.entries())
    if (code.includes(" from './")) files[`${name}/usage${index}.ts`] = code;
  return files;
}

/** Code of browsers, which can't run here. */
const NEEDS_PAGE = /\b(?:addEventListener|document|fetch)\b/;

const pages = readdirSync(RECIPES).filter((name) => name.endsWith('.mdx'));
const copied = await Promise.all(pages.map(copiedFiles));
const files = copied.flatMap((ofPage) => Object.entries(ofPage));

it('compiles in a new project: the code of each recipe, with the sample that calls it', async () => {
  folder.put('tsconfig.json', JSON.stringify(TSCONFIG));
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), folder.at('node_modules'));
  for (const [name, code] of files) folder.put(`src/${name}`, code);
  const compiler = join(PROJECT_FOLDER, 'node_modules/typescript-native/bin/tsc');
  const run = promisify(execFile)(process.execPath, [compiler, '-p', folder.path]);
  const errors = await run.then(
    () => '',
    ({ stdout, message }: Error & { stdout: string }) => stdout || message,
  );
  expect(errors.replaceAll(`${folder.path}/src/`, '')).toBe('');
});

it('runs: the sample that calls the code of each recipe', async () => {
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), folder.at('node_modules'));
  const { ES2022: target } = ts.ScriptTarget;
  for (const [name, code] of files) {
    const { outputText } = ts.transpileModule(code, { compilerOptions: { target } });
    folder.put(name.replace(/ts$/, 'mjs'), outputText.replace(/( from '\.\/[\w-]+)'/g, "$1.mjs'"));
  }
  const inPages = new Set(
    files.filter(([, code]) => NEEDS_PAGE.test(code)).map(([name]) => dirname(name)),
  );
  const samples = files
    .map(([name]) => name)
    .filter((name) => /\/usage\d+\.ts$/.test(name) && !inPages.has(dirname(name)));
  const program = samples.map((name) => {
    const url = `./${name.replace(/ts$/, 'mjs')}`;
    return `await import('${url}').catch((error) => console.error('${name}', error));`;
  });
  folder.put('all.mjs', program.join('\n'));
  const { stderr } = await promisify(execFile)(process.execPath, [folder.at('all.mjs')]);
  expect(stderr).toBe('');
  expect(samples.length).toBeGreaterThan(40);
});
