import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../config/load.ts';
import { ENGINE_FOLDER } from './engine.js';
import { publicFolder, readSiteFolder } from './read.ts';

const TEMPORARY = join(ENGINE_FOLDER, 'node_modules/.cache');
const FIX_OF_CONFIG = 'write TypeScript that ends in "export default defineSite({ … })"';

let root: string;

beforeEach(() => {
  mkdirSync(TEMPORARY, { recursive: true });
  root = mkdtempSync(join(TEMPORARY, 'test-read-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('a site without a config', () => {
  it('is read with every default, under the name of its folder', async () => {
    put('engine/pages/index.md', '# Home');
    const site = await readSiteFolder(join(root, 'engine'));
    expect(site.config).toEqual(defaultConfig('engine'));
    expect(site.problems).toEqual([]);
  });

  it('goes by the name of the folder above when its own is docs', async () => {
    put('engine/docs/pages/index.md', '# Home');
    expect((await readSiteFolder(join(root, 'engine/docs'))).config.title).toBe('engine');
  });
});

describe('a site with a config', () => {
  it('is read with what the config says', async () => {
    put('pages/index.md', '# Home');
    put('site.config.ts', "export default { title: 'Engine', basePath: '/docs/' };");
    const { config, configFile, problems } = await readSiteFolder(root);
    expect(config).toEqual({ ...defaultConfig('Engine'), basePath: '/docs' });
    expect(configFile).toBe(shown('site.config.ts'));
    expect(problems).toEqual([]);
  });

  it('may use TypeScript, other files, and the types of the engine', async () => {
    const schema = relative(root, join(ENGINE_FOLDER, 'src/config/schema.ts'));
    put('pages/index.md', '# Home');
    put('words.ts', "export const title: string = 'Engine' as const;");
    put(
      'site.config.ts',
      `import { defineSite } from '${schema}';
      import { title } from './words.ts';
      export default defineSite({ title, description: import.meta.url ? 'Yes.' : 'No.' });`,
    );
    const { config } = await readSiteFolder(root);
    expect([config.title, config.description]).toEqual(['Engine', 'Yes.']);
  });

  it('takes pages in from elsewhere, under the path that it says', async () => {
    put('pages/index.md', '# Home');
    put('CHANGES.md', '# Changes');
    put(
      'site.config.ts',
      "export default { title: 'Engine', extraPages: { '/news': 'CHANGES.md' } };",
    );
    const { pageFiles, problems } = await readSiteFolder(root);
    expect(problems).toEqual([]);
    expect(pageFiles.slice(1)).toEqual([
      {
        filePath: 'news.md',
        source: '../CHANGES.md',
        file: shown('CHANGES.md'),
        text: '# Changes',
      },
    ]);
  });

  it('reports a page from elsewhere that is not there, or is no page', async () => {
    put('pages/index.md', '# Home');
    put('notes.txt', 'Notes');
    const pages = "{ '/a': '../gone.md', '/b': 'notes.txt' }";
    put('site.config.ts', `export default { title: 'Engine', extraPages: ${pages} };`);
    const fix = 'name an .md or .mdx file by its path from the folder of the config';
    expect((await readSiteFolder(root)).problems).toEqual([
      { file: shown('site.config.ts'), message: 'extraPages: there is no page ../gone.md', fix },
      { file: shown('site.config.ts'), message: 'extraPages: there is no page notes.txt', fix },
    ]);
  });

  it('is read anew when the config or a file that it imports has changed', async () => {
    put('pages/index.md', '# Home');
    put('words.ts', "export const title = 'One';");
    put('site.config.ts', "import { title } from './words.ts';\nexport default { title };");
    expect((await readSiteFolder(root)).config.title).toBe('One');
    put('words.ts', "export const title = 'Two';");
    expect((await readSiteFolder(root)).config.title).toBe('Two');
    put('site.config.ts', "export default { title: 'Three' };");
    expect((await readSiteFolder(root)).config.title).toBe('Three');
  });

  it('reports every mistake in it', async () => {
    put('pages/index.md', '# Home');
    put('site.config.ts', "export default { titel: 'Engine', title: 'Engine', basePath: 'docs' };");
    const { problems } = await readSiteFolder(root);
    expect(problems.map(({ file }) => file)).toEqual(Array(2).fill(shown('site.config.ts')));
    expect(problems.map(({ message }) => message)).toEqual([
      '"basePath" must be a path that starts with "/", not "docs"',
      'unknown key "titel"',
    ]);
  });

  it('reports that it exports nothing, and goes on with the defaults', async () => {
    put('engine/pages/index.md', '# Home');
    put('engine/site.config.ts', "export const config = { title: 'Lost' };");
    const { config, problems } = await readSiteFolder(join(root, 'engine'));
    expect(config.title).toBe('engine');
    expect(problems).toEqual([
      {
        file: shown('engine/site.config.ts'),
        message: 'the file exports no config',
        fix: FIX_OF_CONFIG,
      },
    ]);
  });

  it.each([
    [
      'a slip of the pen',
      "export default { title: 'Lost'",
      '[PARSE_ERROR] Expected `}` but found `EOF`',
    ],
    ['a name that is not there', 'export default { title: nope };', 'nope is not defined'],
    ['an error of its own', "throw new Error('Out of order.\\nReally.');", 'Out of order.'],
    ['an error without words', 'throw new Error();', 'no reason given'],
  ])('reports that it cannot be loaded for %s, and goes on', async (_why, text, reason) => {
    put('engine/pages/index.md', '# Home');
    put('engine/site.config.ts', text);
    const { config, problems } = await readSiteFolder(join(root, 'engine'));
    expect(config.title).toBe('engine');
    expect(problems).toEqual([
      {
        file: shown('engine/site.config.ts'),
        message: `the file cannot be loaded: ${reason}`,
        fix: FIX_OF_CONFIG,
      },
    ]);
  });
});

describe('the files of a site', () => {
  it('are its pages with their text, in order', async () => {
    put('pages/world.md', '# World');
    put('pages/joint/rope.mdx', '# Rope\n\ngröße');
    put('pages/index.md', '# Home');
    const site = await readSiteFolder(root);
    expect(site.pageFiles).toEqual([
      { filePath: 'index.md', file: shown('pages/index.md'), text: '# Home' },
      {
        filePath: 'joint/rope.mdx',
        file: shown('pages/joint/rope.mdx'),
        text: '# Rope\n\ngröße',
      },
      { filePath: 'world.md', file: shown('pages/world.md'), text: '# World' },
    ]);
  });

  it('are no pictures, drafts of editors, or hidden files among its pages', async () => {
    for (const name of [
      'index.md',
      'ramp.svg',
      'index.md~',
      'notes.txt',
      '.hidden.md',
      '.obsidian/n.md',
      'readme',
    ]) {
      put(`pages/${name}`, '');
    }
    const { pageFiles } = await readSiteFolder(root);
    expect(pageFiles.map(({ filePath }) => filePath)).toEqual(['index.md']);
  });

  it('are all that lies in public, by the path it is served under', async () => {
    put('pages/index.md', '# Home');
    put('public/robots.txt', '');
    put('public/files/deep/scene.zip', '');
    put('public/.DS_Store', '');
    const site = await readSiteFolder(root);
    expect(site.publicFiles).toEqual(['/files/deep/scene.zip', '/robots.txt']);
    expect(publicFolder(root)).toBe(join(root, 'public'));
  });

  it('are the setups of its samples, by their names', async () => {
    put('pages/index.md', '# Home');
    put('samples/world.ts', 'let a;\r\nlet b;\r\n');
    put('samples/joint/rope.ts', 'let c;\n');
    put('samples/readme.md', '');
    put('samples/.hidden.ts', '');
    const site = await readSiteFolder(root);
    expect([...site.setups]).toEqual([
      ['joint/rope', 'let c;\n'],
      ['world', 'let a;\nlet b;\n'],
    ]);
    expect(site.setupFolder).toBe(shown('samples'));
    expect(site.problems).toEqual([]);
  });

  it('may hold no setups', async () => {
    put('pages/index.md', '# Home');
    expect((await readSiteFolder(root)).setups).toEqual(new Map());
  });

  it('may lie in no public folder at all', async () => {
    put('pages/index.md', '# Home');
    expect((await readSiteFolder(root)).publicFiles).toEqual([]);
  });

  it('are told by absolute paths and by those that the writer knows', async () => {
    put('pages/index.md', '# Home');
    const site = await readSiteFolder(relative(process.cwd(), root));
    expect(site.root).toBe(root);
    expect(site.pagesFolder).toBe(shown('pages'));
  });

  it.each([
    ['there is no folder of pages', 'site.config.ts', "export default { title: 'Engine' };"],
    ['the folder of pages holds none', 'pages/ramp.svg', '<svg/>'],
  ])('are reported missing when %s', async (_when, name, text) => {
    put(name, text);
    const { pageFiles, problems } = await readSiteFolder(root);
    expect(pageFiles).toEqual([]);
    expect(problems).toEqual([
      {
        file: shown('pages'),
        message: 'there is no page',
        fix: 'write one, such as index.md, or name another folder with --root',
      },
    ]);
  });
});

function put(name: string, text: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The path of a file as messages name it. */
function shown(name: string): string {
  return relative(process.cwd(), join(root, name));
}
