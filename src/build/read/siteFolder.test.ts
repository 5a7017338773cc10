import { symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { BELOW_PROJECT, useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { defaultConfig } from '../../config/load.ts';
import { type Problem, ProblemsError } from '../../config/problem.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { filesBelow } from './filesBelow.ts';
import { publicFolder, readSiteFolder } from './siteFolder.ts';

const temporary = useTemporaryFolder(BELOW_PROJECT);
const { put } = temporary;
let root: string;

beforeEach(() => {
  root = temporary.path;
});

describe('a site without a config', () => {
  it('has every default, and the name of its folder', async () => {
    put('engine/pages/index.md', '# Home');
    const site = await readSiteFolder(join(root, 'engine'));
    expect(site.config).toEqual(defaultConfig('engine'));
    expect(site.problems).toEqual([]);
  });

  it('has the name of the folder above if its own is docs', async () => {
    put('engine/docs/pages/index.md', '# Home');
    expect((await readSiteFolder(join(root, 'engine/docs'))).config.title).toBe('engine');
  });
});

describe('a site with a config', () => {
  it('has the settings of the config', async () => {
    put('pages/index.md', '# Home');
    put('site.config.ts', "export default { title: 'Engine', basePath: '/docs/' };");
    const { config, configFile, problems } = await readSiteFolder(root);
    expect(config).toEqual({ ...defaultConfig('Engine'), basePath: '/docs' });
    expect(configFile).toBe(displayed('site.config.ts'));
    expect(problems).toEqual([]);
  });

  it('can use TypeScript, other files, and the types of the site engine', async () => {
    const types = relative(root, join(PROJECT_FOLDER, 'src/config/defineSite.ts'));
    put('pages/index.md', '# Home');
    put('words.ts', "export const title: string = 'Engine' as const;");
    put(
      'site.config.ts',
      `import { defineSite } from '${types}';
      import { title } from './words.ts';
      export default defineSite({ title, description: import.meta.url ? 'Yes.' : 'No.' });`,
    );
    const { config } = await readSiteFolder(root);
    expect([config.title, config.description]).toEqual(['Engine', 'Yes.']);
  });

  it('cannot be in a folder with a question mark', async () => {
    put('a?b/pages/index.md', '# Home');
    put('a?b/site.config.ts', "export default { title: 'Engine' };");
    expect(await configProblems(join(root, 'a?b'))).toEqual([
      {
        file: displayed('a?b/site.config.ts'),
        message:
          'the file could not be loaded: its path contains "?", after which bundlers expect options',
        fix: 'rename the file, or the folder above it',
      },
    ]);
  });

  it('adds pages from elsewhere under the configured path', async () => {
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
        file: displayed('CHANGES.md'),
        text: '# Changes',
      },
    ]);
  });

  it('reports an additional page that is missing or not a page', async () => {
    put('pages/index.md', '# Home');
    put('notes.txt', 'Notes');
    const pages = "{ '/a': '../gone.md', '/b': 'notes.txt' }";
    put('site.config.ts', `export default { title: 'Engine', extraPages: ${pages} };`);
    const fix =
      'use the path of a Markdown file (.md or .mdx), relative to the folder of the config';
    expect((await readSiteFolder(root)).problems).toEqual([
      {
        file: displayed('site.config.ts'),
        message: 'extraPages: page not found: ../gone.md',
        fix,
      },
      { file: displayed('site.config.ts'), message: 'extraPages: page not found: notes.txt', fix },
    ]);
  });

  it('finds the fonts that the config names, and reports a missing one', async () => {
    put('pages/index.md', '# Home');
    put('a.woff2', 'font');
    const font = "{ default: { file: 'a.woff2' }, mono: { file: 'gone.woff2' } }";
    put('site.config.ts', `export default { title: 'Engine', font: ${font} };`);
    const { fonts, problems } = await readSiteFolder(root);
    const output = expect.stringMatching(/^\/assets\/a-[0-9a-f]{8}\.woff2$/);
    expect(fonts).toEqual({ text: { source: join(root, 'a.woff2'), output } });
    expect(problems).toEqual([
      {
        file: displayed('site.config.ts'),
        message: 'font: file not found: gone.woff2',
        fix: 'use the path of a WOFF2 file, relative to the folder of the config',
      },
    ]);
  });

  it('is read again after the config or a file that it imports has changed', async () => {
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
    put(
      'site.config.ts',
      "export default {\n  titel: 'Engine', title: 'Engine',\n  basePath: 'docs',\n};",
    );
    const problems = await configProblems(root);
    expect(problems.map(({ file }) => file)).toEqual(Array(2).fill(displayed('site.config.ts')));
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"basePath" must be a path such as "\/docs", .+, not "docs"$/),
      'unknown key "titel"',
    ]);
    expect(problems.map(({ line }) => line)).toEqual([3, 2]);
  });

  it('reports a config without an export', async () => {
    put('engine/pages/index.md', '# Home');
    put('engine/site.config.ts', "export const config = { title: 'Lost' };");
    expect(await configProblems(join(root, 'engine'))).toEqual([
      {
        file: displayed('engine/site.config.ts'),
        message: 'the file exports no config',
        fix: 'write TypeScript with "export default defineSite({ … })"',
      },
    ]);
  });

  it.each([
    ['a syntax error', "export default { title: 'Lost'", 'Expected `}` but found `EOF`'],
    ['an undefined name', 'export default { title: nope };', 'nope is not defined'],
    ['an error that it throws', "throw new Error('Out of order.\\nReally.');", 'Out of order.'],
    ['an error without a message', 'throw new Error();', 'no reason given'],
  ])('reports that it cannot be loaded because of %s', async (_cause, text, reason) => {
    put('engine/pages/index.md', '# Home');
    put('engine/site.config.ts', text);
    expect(await configProblems(join(root, 'engine'))).toEqual([
      {
        file: displayed('engine/site.config.ts'),
        line: 1,
        message: `the file could not be loaded: ${reason}`,
        fix: 'correct this line, or what it uses',
      },
    ]);
  });
});

describe('the files of a site', () => {
  it('have numbered files in the order of their numbers, such as steps of a tutorial', async () => {
    for (const name of ['10-win', '9-lose', '1-ball']) put(`learn/game/${name}.ts`, '');
    expect(await filesBelow(join(root, 'learn'))).toEqual(
      ['1-ball', '9-lose', '10-win'].map((name) => `game/${name}.ts`),
    );
  });

  it('include its pages with their text, sorted', async () => {
    put('pages/world.md', '# World');
    put('pages/joint/rope.mdx', '# Rope\n\ngröße');
    put('pages/index.md', '# Home');
    const site = await readSiteFolder(root);
    expect(site.pageFiles).toEqual([
      { filePath: 'index.md', file: displayed('pages/index.md'), text: '# Home' },
      {
        filePath: 'joint/rope.mdx',
        file: displayed('pages/joint/rope.mdx'),
        text: '# Rope\n\ngröße',
      },
      { filePath: 'world.md', file: displayed('pages/world.md'), text: '# World' },
    ]);
  });

  it('include no images, drafts of editors, or hidden files as pages', async () => {
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

  it('include those in public/, by the paths that they are served under', async () => {
    put('pages/index.md', '# Home');
    put('public/robots.txt', '');
    put('public/files/deep/scene.zip', '');
    put('public/.DS_Store', '');
    const site = await readSiteFolder(root);
    expect(site.publicFiles).toEqual(['/files/deep/scene.zip', '/robots.txt']);
    expect(publicFolder(root)).toBe(join(root, 'public'));
  });

  it('can have no public folder', async () => {
    put('pages/index.md', '# Home');
    expect((await readSiteFolder(root)).publicFiles).toEqual([]);
  });

  it('have paths relative to the working directory in problems', async () => {
    put('pages/index.md', '# Home');
    const site = await readSiteFolder(relative(process.cwd(), root));
    expect(site.root).toBe(root);
    expect(site.pagesFolder).toBe(displayed('pages'));
  });

  it.each([
    ['there is no folder of pages', 'site.config.ts', "export default { title: 'Engine' };"],
    ['the folder of pages contains none', 'pages/ramp.svg', '<svg/>'],
  ])('have a problem if %s', async (_case, name, text) => {
    put(name, text);
    const { pageFiles, problems } = await readSiteFolder(root);
    expect(pageFiles).toEqual([]);
    expect(problems).toEqual([
      {
        file: displayed('pages'),
        message: 'no pages found',
        fix: 'create one, such as index.md, or choose another folder with --root',
      },
    ]);
  });
});

/** Returns the path of a file as problems display it. */
function displayed(name: string): string {
  return relative(process.cwd(), join(root, name));
}

describe('symbolic links', () => {
  beforeEach(() => {
    put('pages/index.md', '# Home');
    put('elsewhere/guide.md', '# Guide');
  });

  it('are followed to pages and public files', async () => {
    put('public/a.txt', 'a');
    symlinkSync(join(root, 'elsewhere/guide.md'), join(root, 'pages/guide.md'));
    symlinkSync('a.txt', join(root, 'public/b.txt'));
    const { pageFiles, publicFiles, problems } = await readSiteFolder(root);
    expect(problems).toEqual([]);
    expect(pageFiles.map(({ filePath, text }) => [filePath, text])).toEqual([
      ['guide.md', '# Guide'],
      ['index.md', '# Home'],
    ]);
    expect(publicFiles).toEqual(['/a.txt', '/b.txt']);
  });

  it('are reported if they lead to a folder, to themselves, or nowhere', async () => {
    symlinkSync(join(root, 'elsewhere'), join(root, 'pages/folder'));
    symlinkSync('loop.md', join(root, 'pages/loop.md'));
    symlinkSync('gone.md', join(root, 'pages/lost.md'));
    const { pageFiles, problems } = await readSiteFolder(root);
    expect(pageFiles).toHaveLength(1);
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      [displayed('pages/folder'), 'is no file, nor a link to one'],
      [displayed('pages/loop.md'), 'is no file, nor a link to one'],
      [displayed('pages/lost.md'), 'is no file, nor a link to one'],
    ]);
  });
});

it('reports pages that are not UTF-8', async () => {
  put('pages/index.md', '# Home');
  writeFileSync(join(root, 'pages/a.md'), Buffer.from([0x23, 0x20, 0xff]));
  const { problems } = await readSiteFolder(root);
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    [displayed('pages/a.md'), 'the file is not valid UTF-8'],
  ]);
});

/** Returns the problems of an invalid config. */
async function configProblems(folder: string): Promise<Problem[]> {
  const error = await readSiteFolder(folder).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ProblemsError);
  return (error as ProblemsError).problems;
}
