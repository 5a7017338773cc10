import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BELOW_PROJECT, useTemporaryFolder } from '../../tests/unit/temporaryFolder.ts';
import { ProblemsError } from '../config/problem.ts';
import { build } from './build.ts';
import { MANIFEST, manifestText } from './output/outputFolder.ts';

const folder = useTemporaryFolder(BELOW_PROJECT);
const { put, read, at } = folder;

beforeEach(() => {
  // The app that this test builds stays in the cache, where real builds find it.
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('throws all problems, sorted by files and lines, and writes nothing', async () => {
  const done: string[] = [];
  put('site/site.config.ts', CONFIG);
  for (const [name, text] of Object.entries(PAGES)) put(`site/pages/${name}`, text);
  put('out/old.html', 'from the last build');
  put(`out/${MANIFEST}`, manifestText(['old.html']));

  const building = build({
    root: at('site'),
    out: at('out'),
    hasPreviews: true,
    progress: { step: () => undefined, count: () => undefined, done: (text) => done.push(text) },
  });
  const error = await building.then(
    () => undefined,
    (reason: unknown) => reason,
  );

  expect(error).toBeInstanceOf(ProblemsError);
  const { message } = error as ProblemsError;
  const site = relative(process.cwd(), at('site'));
  expect(message.replaceAll(`${site}/`, '').split('\n')).toEqual(LINES);
  expect(done).toEqual([]);
  expect(readdirSync(at('out'), { recursive: true })).toEqual([MANIFEST, 'old.html']);
  expect(read('out/old.html')).toBe('from the last build');
}, 60_000);

it.each([true, false])(
  'draws link previews on demand: %s',
  async (hasPreviews) => {
    put(
      'site/site.config.ts',
      "export default { title: 'Engine', baseUrl: 'https://example.org' };",
    );
    put('site/pages/index.md', '# Home\n\nText.');
    await build({ root: at('site'), out: at('out'), hasPreviews, progress: SILENT });
    const files = readdirSync(at('out'), { recursive: true, encoding: 'utf8' });
    expect(files.some((name) => name.startsWith('pictures/pages/'))).toBe(hasPreviews);
  },
  60_000,
);

it('renders an unchanged page again when what surrounds it has changed', async () => {
  const buildPage = async (body: string, config: object) => {
    put('site/site.config.ts', `export default ${JSON.stringify({ title: 'Engine', ...config })};`);
    put('site/pages/body.md', `# ${body}`);
    await build({ root: at('site'), out: at('out'), hasPreviews: false, progress: SILENT });
    return read('out/index.html');
  };
  put('site/pages/index.md', '---\nlayout: docs\n---\n# Home');
  const before = await buildPage('Body', {});
  expect(before).toContain('>Body<');

  const after = await buildPage('Rigid Body', { banner: { content: 'Version 2' } });
  expect(after).toContain('>Rigid Body<');
  expect(after).toContain('Version 2');
  // The policy of all pages allows what one of them shows.
  const allowing = await buildPage('Body\n\n![Box](https://example.org/box.png)', {});
  expect(allowing).toMatch(/img-src [^;]* https:\/\/example\.org;/);
  expect(await buildPage('Body', {})).toBe(before);
}, 60_000);

const SILENT = { step: () => undefined, count: () => undefined, done: () => undefined };

const CONFIG = `export default {
  title: 'Engine',
  topNav: [{ text: 'World', link: '/wrold' }],
};`;

const PAGES = {
  'body.md': '---\ntitle: Body\nlayout: wide\n---\n',
  'box.md': '---\naliases: [/world.html]\n---\n# Box\n',
  'index.md': [
    '# Home',
    '',
    'To the [wrold](/wrold) and to [gravity](/world#gravty).',
    '',
    '![A ramp](./ramp.svg)',
    '',
    '```typscript',
    'step();',
    '```',
    '',
    'Once more to the [wrold](/wrold).',
  ].join('\n'),
  'joint/index.md': '# Joint',
  'joint.md': '# Joint',
  'note.mdx': '# Note\n\n<Calout>\n  text\n</Calout>\n',
  'world.md': '# World\n\n## Gravity\n',
};

const LINES = [
  'pages/body.md:3 "layout" must be "docs", "minimal", "landing", or "window", not "wide" — change "layout"',
  'pages/box.md /world is already the path of pages/world.md — rename one of the two files, or remove the alias',
  'pages/index.md:3 dead link /wrold — did you mean "/world"?',
  'pages/index.md:3 dead anchor /world#gravty — did you mean "gravity"?',
  'pages/index.md:5 image not found: ./ramp.svg — put the file next to the page, or in public/ with a path that starts with "/"',
  'pages/index.md:7 unknown code block language "typscript" — did you mean "typescript"?',
  'pages/index.md:11 dead link /wrold — did you mean "/world"?',
  'pages/joint/index.md /joint is already the path of pages/joint.md — rename one of the two files, or remove the alias',
  'pages/note.mdx:3 unknown component <Calout> — did you mean "Callout"?',
  'site.config.ts:3 topNav: dead link /wrold — did you mean "/world"?',
];
