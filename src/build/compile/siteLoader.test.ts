import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../../config/problem.ts';
import { renderMdx } from '../../content/mdx.ts';
import type { Site } from '../../site/site.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { openCache } from '../cache/cache.ts';
import { createPageBlocks } from '../document/pageBlocks.ts';
import { createTasks, type Tasks } from '../threads/tasks.ts';
import { createSiteLoader } from './siteLoader.ts';

const TEMPORARY = join(PROJECT_FOLDER, 'node_modules/.cache');
mkdirSync(TEMPORARY, { recursive: true });
// Shared, because TypeScript is loaded for each folder, which takes longer than most tests.
const folder = mkdtempSync(join(TEMPORARY, 'test-load-'));
const tasks = createTasks();

let root: string;

beforeEach(() => {
  root = join(folder, 'engine');
  put('pages/index.mdx', '# Home\n\n[World](/world)');
  put('pages/world.mdx', '# World\n\n![A ramp](./ramp.svg)');
  put('pages/body.mdx', '# Body\n\n```\ncode\n```');
  put('pages/ramp.svg', ramp(10));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('loading a site', () => {
  it('returns the complete site', async () => {
    const { load } = loader();
    const { config, pages, problems } = await load();
    expect(config.title).toBe('engine');
    expect(pages.map(({ title }) => title)).toEqual(['Home', 'Body', 'World', 'Page Not Found']);
    expect(problems).toEqual([]);
  });

  it('reports progress, each time from the start', async () => {
    const { load, progress } = loader();
    await load();
    await load();
    expect(progress).toEqual(['1/3', '2/3', '3/3', '1/3', '2/3', '3/3']);
  });

  it('reports pages and public files that would replace those of the engine', async () => {
    const replacing = ['embed.md', 'offline.build.md', 'search.index.md', 'sidebar.nav.md'];
    for (const name of [...replacing, 'assets/manifest.md']) put(`pages/${name}`, '# Page');
    for (const name of ['sw.js', 'robots.txt']) put(`public/${name}`, '');
    const { problems } = await loader().load();
    expect(problems.map((problem) => formatProblem(problem)).sort()).toEqual(
      [
        ['pages/assets/manifest.md', '/assets/manifest.json'],
        ['pages/embed.md', '/embed.html'],
        ['pages/offline.build.md', '/offline.build.json'],
        ['pages/search.index.md', '/search.index.json'],
        ['pages/sidebar.nav.md', '/sidebar.nav.json'],
        ['public/sw.js', '/sw.js'],
      ].map(
        ([file = '', name]) =>
          `${displayed(file)} would replace ${name}, which the site engine writes — rename the file`,
      ),
    );
  });

  it('collects the problems of the pages and their links', async () => {
    put('pages/body.mdx', '---\nlayuot: docs\n---\n# Body');
    put('pages/index.mdx', '# Home\n\n[World](/wolrd)');
    const { problems } = await loader().load();
    expect(problems).toEqual([
      {
        file: displayed('pages/body.mdx'),
        line: 2,
        message: 'unknown key "layuot"',
        fix: 'did you mean "layout"?',
      },
      {
        file: displayed('pages/index.mdx'),
        line: 3,
        message: 'dead link /wolrd',
        fix: 'did you mean "/world"?',
      },
    ]);
  });

  it('reports only the problems of a config that is not valid, from which others follow', async () => {
    put('site.config.ts', "export default { title: 'Engine', basepath: '/docs' };");
    put('pages/index.mdx', '# Home\n\n[World](/docs/wolrd)');
    await expect(loader().load()).rejects.toThrow(
      `${displayed('site.config.ts')}:1 unknown key "basepath" — did you mean "basePath"?`,
    );
  });
});

describe('loading a site again', () => {
  it('compiles nothing when nothing has changed', async () => {
    const { load, compiled } = loader();
    const first = await load();
    expect(compiled()).toBe(3);
    expect(await load()).toEqual(first);
    expect(compiled()).toBe(0);
  });

  it('compiles nothing in another process either', async () => {
    const first = await loader().load();
    const { load, compiled } = loader();
    expect(asJson(await load())).toEqual(asJson(first));
    expect(compiled()).toBe(0);
  });

  it('compiles only the edited page', async () => {
    const { load, compiled } = loader();
    const first = await load();
    compiled();
    put('pages/body.mdx', '# Body of work');
    const second = await load();
    expect(compiled()).toBe(1);
    expect(second.routes.get('/body')?.title).toBe('Body of work');
    expect(second.routes.get('/world')).toEqual(first.routes.get('/world'));
  });

  it('compiles nothing when an edit is undone', async () => {
    const { load, compiled } = loader();
    const first = await load();
    put('pages/index.mdx', '# Another home');
    await load();
    compiled();
    put('pages/index.mdx', '# Home\n\n[World](/world)');
    expect(await load()).toEqual(first);
    expect(compiled()).toBe(0);
  });

  it('adds new pages and removes deleted ones', async () => {
    const { load } = loader();
    await load();
    put('pages/joint.mdx', '# Joint');
    rmSync(join(root, 'pages/body.mdx'));
    expect([...(await load()).routes.keys()]).toEqual([
      ...['/all-pages', '/licenses', '/offline', '/', '/joint', '/world', '/404'],
    ]);
  });

  it('compiles every page for another base path', async () => {
    const { load, compiled } = loader();
    await load();
    compiled();
    put('site.config.ts', "export default { title: 'Engine', basePath: '/docs' };");
    const { routes } = await load();
    expect(compiled()).toBe(3);
    expect(routes.get('/')?.html).toContain('<a href="/docs/world">');
  });
});

describe('an image', () => {
  it('gets a new address when it changes, even if its page does not', async () => {
    const { load, compiled } = loader();
    const before = findPicture(await load());
    compiled();
    put('pages/ramp.svg', ramp(20));
    const after = findPicture(await load());
    expect(compiled()).toBe(1);
    expect(before.output).toMatch(/^\/assets\/ramp-[0-9a-f]{8}\.svg$/);
    expect(after.output).toMatch(/^\/assets\/ramp-[0-9a-f]{8}\.svg$/);
    expect(after.output).not.toBe(before.output);
    expect(before.html).toContain(`width="10" height="5"`);
    expect(after.html).toContain(`width="20" height="5"`);
    expect(after.html).toContain(`src="${after.output}"`);
  });

  it('also gets a new address in another process', async () => {
    const before = findPicture(await loader().load());
    put('pages/ramp.svg', ramp(20));
    const { load, compiled } = loader();
    expect(findPicture(await load()).output).not.toBe(before.output);
    expect(compiled()).toBe(1);
  });

  it('gets its old address back when the change is undone', async () => {
    const { load } = loader();
    const before = findPicture(await load());
    put('pages/ramp.svg', ramp(20));
    await load();
    put('pages/ramp.svg', ramp(10));
    expect(findPicture(await load())).toEqual(before);
  });

  it('is not confused with the image of another site with the same page', async () => {
    const before = findPicture(await loader().load());
    root = join(folder, 'twin');
    put('pages/world.mdx', '# World\n\n![A ramp](./ramp.svg)');
    put('pages/ramp.svg', ramp(20));
    expect(findPicture(await loader().load()).html).toContain('width="20"');
    root = join(folder, 'engine');
    expect(findPicture(await loader().load())).toEqual(before);
  });

  it('is reported when it is deleted, and found when it is restored', async () => {
    const { load } = loader();
    expect((await load()).problems).toEqual([]);
    rmSync(join(root, 'pages/ramp.svg'));
    const missed = {
      file: displayed('pages/world.mdx'),
      line: 3,
      message: 'image not found: ./ramp.svg',
      fix: 'put the file next to the page, or in public/ with a path that starts with "/"',
    };
    expect((await load()).problems).toEqual([missed]);
    expect((await load()).problems).toEqual([missed]);
    put('pages/ramp.svg', ramp(10));
    expect((await load()).problems).toEqual([]);
  });
});

describe('a page with problems', () => {
  it('is compiled again each time, because a missing file can exist by then', async () => {
    put('pages/body.mdx', '# Body\n\n![Box](/box.svg)');
    const { load, compiled } = loader();
    expect((await load()).problems.length).toBe(1);
    expect(compiled()).toBe(3);
    expect((await load()).problems.length).toBe(1);
    expect(compiled()).toBe(1);
    put('public/box.svg', ramp(10));
    expect((await load()).problems).toEqual([]);
    expect(compiled()).toBe(1);
    await load();
    expect(compiled()).toBe(0);
  });
});

describe('a list of posts', () => {
  const post = (title: string, date: string) => `---\ntitle: ${title}\ndate: ${date}\n---\n`;

  it('shows the pages with a date, newest first, and updates with them', async () => {
    put('pages/blog.mdx', '# Blog\n\n<BlogPosts />\n');
    put('pages/blog/one.md', post('One', '2026-01-31'));
    // A post can end with a list of others.
    put('pages/blog/two.mdx', `${post('Two', '2026-02-01')}\n<BlogPosts />\n`);
    const { load, compiled } = loader();
    const readBlog = async () => (await load()).routes.get('/blog')?.html;
    expect(await readBlog()).toContain('Two,One');
    compiled();
    put('pages/blog/one.md', post('First', '2026-03-01'));
    expect(await readBlog()).toContain('First,Two');
    compiled();
    await load();
    expect(compiled()).toBe(0);
  });
});

describe('a site with a library', () => {
  const config = (name: string) =>
    `export default { title: 'Engine', library: { package: '${name}', reference: '/api' } };`;

  beforeEach(() => {
    put('site.config.ts', config('planck'));
    put('pages/api.md', '# API');
  });

  it('requires the installed library, and checks nothing without it', async () => {
    put('site.config.ts', config('gone-gone'));
    put('pages/body.mdx', '# Body\n\n```ts\nwrong;\n```');
    const { problems } = await loader().load();
    expect(problems.map(formatProblem)).toEqual([
      `${displayed('site.config.ts')}:1 "library.package": the package "gone-gone" is not installed — run "npm install gone-gone", or correct the name`,
    ]);
  });

  it('has the types of its samples, with links to the reference', async () => {
    put(
      'pages/body.mdx',
      "# Body\n\n```ts\nimport { World } from 'planck';\nnew World().step(1);\n```",
    );
    put('pages/api/world.md', '# World\n\n## step()');
    const site = await loader().load();
    expect(site.problems).toEqual([]);
    const types = site.routes.get('/body')?.types;
    // Both entries are "World": one is the import, the other the constructor call.
    expect(types?.entries.map(({ symbol }) => symbol)).toEqual(['World', 'World', 'World.step']);
    expect(types?.blocks).toEqual([
      [
        [9, 5, 0],
        [36, 5, 1],
        [44, 4, 2],
      ],
    ]);
    expect(Object.fromEntries(site.symbols)).toEqual({
      World: { path: '/api/world', hash: '' },
      'World.step': { path: '/api/world', hash: 'step', isMethod: true },
    });
  });

  it('links guides to the reference, and the reference to guides', async () => {
    put('pages/body.mdx', '# Body\n\n## Move it\n\nCall `world.step(1)`.');
    put('pages/api/world.md', '# World\n\n## step()\n\nMoves the `World`.');
    const { load } = loader();
    const site = await load();
    expect(site.problems).toEqual([]);
    const link = '<a href="/api/world#step"><code>world.step(1)</code></a>';
    expect(site.routes.get('/body')?.html).toContain(link);
    expect(site.routes.get('/api/world')?.html).toContain('<p>Moves the <code>World</code>.</p>');
    const use = { path: '/body', hash: 'move-it', pageTitle: 'Body', sectionTitle: 'Move it' };
    expect(Object.fromEntries(site.uses)).toEqual({
      '/api/world': { sections: { top: [use], rest: [] }, scenes: { top: [], rest: [] } },
    });
  });

  it('compiles its guides again only when a symbol moves', async () => {
    put('pages/body.mdx', '# Body\n\nCall `world.step(1)`.');
    put('pages/api/world.md', '# World\n\n## step()');
    const { load, compiled } = loader();
    await load();
    compiled();
    put('pages/api/world.md', '# World\n\n## step()\n\nMore text.');
    await load();
    expect(compiled()).toBe(0);
    put('pages/api/world.md', '# World\n\n## step() {#moved}');
    const { routes, problems } = await load();
    expect(compiled()).toBe(3);
    expect(routes.get('/body')?.html).toContain('href="/api/world#moved"');
    expect(problems).toEqual([]);
  });

  it('reports the file and line of an invalid sample', async () => {
    put(
      'pages/body.mdx',
      "---\ntitle: Body\n---\n\n```ts\nimport { World } from 'planck';\n```\n\ntext\n\n```ts\nnew World();\nnew World().stepp();\n```",
    );
    const { problems } = await loader().load();
    expect(problems.map(formatProblem)).toEqual([
      `${displayed('pages/body.mdx')}:13 the sample does not compile: Property 'stepp' does not exist on type 'World'. Did you mean 'step'? (TS2551) — fix it; if the error is intended, put "// @ts-expect-error" in the line above, or "nocheck" after the language`,
    ]);
  });
});

describe('what pages show', () => {
  const scene = (
    title: string,
    setup = '',
  ) => `import { World } from 'planck'; import { defineScene } from '#scene';
export default defineScene({
  title: '${title}',
  description: 'A scene.',
  create() {
    ${setup}
    return { world: new World(), view: { x: 0, y: 0, width: 10, height: 10 } };
  },
});`;
  const measure = (text: string) => `export default { measure: () => ${text} };`;

  beforeEach(() => {
    put('site.config.ts', "export default { title: 'T', library: { package: 'planck' } };");
    put('scenes/ball.ts', scene('A ball'));
    put('scenes/ramp.ts', scene('A ramp'));
    put('experiments/ball.ts', measure("'fast'"));
    put(
      'experiments/ramp.ts',
      "import { steep } from './shared/steep.ts';\nexport default { measure: () => steep };",
    );
    put('experiments/shared/steep.ts', "export const steep = 'steep';");
    put('pages/body.mdx', '# Body\n\n<Scene id="ball" />\n\nIt is <Measured by="ball" />.');
    put('pages/index.mdx', '# Home\n\n<Scene id="ramp" />\n\nIt is <Measured by="ramp" />.');
  });

  const getHtml = ({ routes }: Site, path: string) => routes.get(path)?.html;
  const formatMessages = ({ problems }: Site) =>
    problems.map(({ file, message }) => `${file} ${message}`);

  it.each([
    ['a scene', 'scenes/ball.ts', scene('A ball that bounces'), '/body', 'A ball that bounces'],
    ['an experiment', 'experiments/ball.ts', measure("'slow'"), '/body', 'It is slow.'],
    [
      'a module of an experiment',
      'experiments/shared/steep.ts',
      "export const steep = 'flat';",
      '/',
      'It is flat.',
    ],
  ])('compiles only the pages that show %s', async (_what, file, text, path, expected) => {
    const { load, compiled } = loader(createPageBlocks);
    expect(formatMessages(await load())).toEqual([]);
    compiled();
    put(file, text);
    expect(getHtml(await load(), path)).toContain(expected);
    expect(compiled()).toBe(1);
  });

  it('compiles a page again once its missing scene exists', async () => {
    put('pages/world.mdx', '# World\n\n<Scene id="rope" />');
    const { load } = loader(createPageBlocks);
    expect(formatMessages(await load())).toEqual([
      `${displayed('pages/world.mdx')} "id" of <Scene> must be the id of a scene, not "rope"`,
    ]);
    put('scenes/rope.ts', scene('A rope'));
    const site = await load();
    expect(formatMessages(site)).toEqual([]);
    expect(getHtml(site, '/world')).toContain('A rope');
  });

  it('has pages before TypeScript has checked scenes, if the caller can wait for that', async () => {
    const late: Promise<unknown>[] = [];
    const gate = new EventEmitter();
    let canCheck: Promise<unknown> = Promise.resolve();
    const findTypeErrors: Tasks['findTypeErrors'] = async (...site) => {
      await canCheck;
      return tasks.findTypeErrors(...site);
    };
    const onLate = (found: Promise<unknown>) => late.push(found);
    const { load } = loader(createPageBlocks, onLate, { ...tasks, findTypeErrors });
    await load();
    expect(late).toEqual([]);
    put('scenes/ball.ts', scene('A large ball', "const size: number = 'large';"));
    canCheck = once(gate, 'open');
    const first = await load(() => false);
    expect(getHtml(first, '/body')).toContain('A large ball');
    expect(formatMessages(first)).toEqual([]);
    gate.emit('open');
    await Promise.all(late);
    expect(late).toHaveLength(1);
    expect(formatMessages(await load(() => false))).toEqual([
      `${displayed('scenes/ball.ts')} the scene does not compile: Type 'string' is not assignable to type 'number'. (TS2322)`,
    ]);
  });

  it('compiles pages that can wait with the next load', async () => {
    put('pages/world.mdx', '# World\n\n<Scene id="ball" />');
    let count = 0;
    const { load, compiled } = loader(createPageBlocks, () => count++);
    await load();
    compiled();
    put('scenes/ball.ts', scene('A balloon'));
    const first = await load((path) => path !== '/world');
    expect(compiled()).toBe(1);
    expect(getHtml(first, '/world')).toContain('A balloon');
    expect(getHtml(first, '/body')).not.toContain('A balloon');
    expect(count).toBeGreaterThan(0);
    const second = await load();
    expect(compiled()).toBe(1);
    expect(getHtml(second, '/body')).toContain('A balloon');
  });

  it('compiles the pages that come first, with their scenes, and the others with later loads', async () => {
    put('pages/world.mdx', '---\ndescription: Worlds.\n---\n\n# World\n\n[Ball](/body#ball)');
    put('pages/body.mdx', '# Body\n\n## Ball\n\n<Scene id="ball" />');
    const late: Promise<unknown>[] = [];
    const { load, compiled } = loader(createPageBlocks, (found) => late.push(found));
    const first = await load((path) => path !== '/');
    expect(compiled()).toBe(1);
    expect(getHtml(first, '/')).toContain('A ramp');
    expect(first.scenes.map(({ id }) => id)).toEqual(['ramp']);
    expect(first.routes.get('/world')).toMatchObject({
      ...{ title: 'World', description: 'Worlds.', html: '', isDraft: true },
    });
    // A draft has no anchor "ball" yet.
    expect(formatMessages(first)).toEqual([]);
    expect(late).toHaveLength(1);
    const second = await load(() => false);
    expect(compiled()).toBe(2);
    expect(second.pages.some(({ isDraft }) => isDraft)).toBe(false);
    expect(second.scenes.map(({ id }) => id)).toEqual(['ball', 'ramp']);
    const { pages } = await loader(createPageBlocks).load();
    expect(second.pages).toEqual(pages);
  });

  it('compiles a page again that a writer edits, even if it can wait', async () => {
    const { load, compiled } = loader(createPageBlocks, () => undefined);
    await load();
    compiled();
    put('pages/body.mdx', '# Body\n\n<Scene id="rope" />');
    expect(formatMessages(await load(() => true))).toEqual([
      `${displayed('pages/body.mdx')} "id" of <Scene> must be the id of a scene, not "rope"`,
    ]);
    expect(compiled()).toBe(1);
  });

  it('never keeps a page without what failed, and keeps another thing of the same name', async () => {
    put('experiments/ball.ts', "throw new Error('no ball');");
    const broken = await loader(createPageBlocks).load();
    expect(formatMessages(broken)).toEqual([
      `${displayed('experiments/ball.ts')} the experiment could not be loaded: no ball`,
    ]);
    expect(getHtml(broken, '/body')).toContain('<figure');
    const { load, compiled } = loader(createPageBlocks);
    await load();
    expect(compiled()).toBe(1);
    put('experiments/ball.ts', measure("'fast'"));
    expect(getHtml(await load(), '/body')).toContain('It is fast.');
  });
});

/** Creates a loader with a separate cache for the same folder, as another process would have. */
function loader(
  createBlocks: typeof createPageBlocks = onlyPosts,
  onLate?: (late: Promise<unknown>) => void,
  ownTasks = tasks,
) {
  let count = 0;
  const progress: string[] = [];
  const load = createSiteLoader({
    root,
    cache: openCache(join(folder, 'cache')),
    tasks: ownTasks,
    pageBlocks: async () => {
      count++;
      return {
        renderMdx,
        createPageBlocks: createBlocks,
      };
    },
    onProgress: (done, all) => progress.push(`${done}/${all}`),
    onLate,
  });
  /** Returns the number of pages that were compiled since the last call. */
  const compiled = () => {
    const since = count;
    count = 0;
    return since;
  };
  return { load, compiled, progress };
}

const onlyPosts: typeof createPageBlocks = ({ posts }) => {
  const render = () => posts.map(({ title }) => title).join();
  return { BlogPosts: { props: z.strictObject({}), render } };
};

function findPicture({ routes }: Site) {
  const world = routes.get('/world');
  const [image] = world?.images ?? [];
  return { output: image?.output ?? '', html: world?.html ?? '' };
}

function ramp(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"/>`;
}

/** Drops keys without a value, which a cache on disk can't distinguish from missing ones. */
function asJson({ routes, ...site }: Site): unknown {
  return JSON.parse(JSON.stringify({ ...site, routes: [...routes] }));
}

function put(name: string, text: string): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the path of a file as messages display it. */
function displayed(name: string): string {
  return relative(process.cwd(), join(root, name));
}
