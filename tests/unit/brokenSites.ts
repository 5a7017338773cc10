/** A page with a mistake, and the message that names it, without its fix. */
export interface BrokenPage {
  content: string | Uint8Array;
  /** Begins with `:line`, if the line is known. */
  message: string;
  extension?: 'md' | 'mdx';
  /** Whether only a time limit ends it. */
  isEndless?: true;
}

/** Content of a file, or the target of a symbolic link; a pipe that nothing is ever written to. */
type Content = string | { link: string } | { isPipe: true };

/** The files of a site with a mistake, and the messages that name it, without their fixes. */
export interface BrokenSite {
  files: Record<string, Content>;
  messages: string[];
  /** Whether only a time limit ends it. */
  isEndless?: true;
}

/** Files that all broken pages have around them. */
export const AROUND: Record<string, string> = {
  'pages/index.md': '# Home',
  'pages/images/b.svg': '<svg/>',
  'pages/guide/b.md': '# B',
};

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const mdx = (content: string, message: string): BrokenPage => ({
  content,
  message,
  extension: 'mdx',
});

const BILLION = [...'bcdefghi'].map(
  (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`)}]`,
);
const NEVER_CLOSED = 'invalid YAML in the frontmatter: Missing closing "quote';
const ENDLESS = 'rendering failed: it did not finish within';

/** Mistakes in pages. */
export const BROKEN_PAGES: Record<string, BrokenPage> = {
  'unclosed frontmatter': {
    content: '---\ntitle: A\n\n# A',
    message: ':1 the frontmatter is never closed',
  },
  'unclosed quote in YAML': { content: '---\ntitle: "A\n---\n# A', message: `:2 ${NEVER_CLOSED}` },
  'duplicate key in YAML': {
    content: '---\ntitle: A\ntitle: B\n---\n# A',
    message: ':3 invalid YAML in the frontmatter: Map keys must be unique',
  },
  'unknown alias in YAML': {
    content: '---\ntitle: *a\n---\n# A',
    message: ':2 invalid YAML in the frontmatter: Unresolved alias',
  },
  'YAML that expands a billion times': {
    content: `---\na: &a [x,x,x,x,x,x,x,x,x]\n${BILLION.join('\n')}\n---\n# A`,
    message: ':2 invalid YAML in the frontmatter: Excessive alias count',
  },
  'list as frontmatter': {
    content: '---\n- a\n---\n# A',
    message: ':2 the value must be an object',
  },
  'unknown key': { content: '---\ntitel: A\n---\n# A', message: ':2 unknown key "titel"' },
  'key that every object has': {
    content: '---\nconstructor: A\n---\n# A',
    message: ':2 unknown key "constructor"',
  },
  'date that does not exist': {
    content: '---\ndate: 2026-02-30\n---\n# A',
    message: ':2 "date" must be a date',
  },
  'encoded as UTF-16': {
    content: Buffer.from('\ufeff# A', 'utf16le'),
    message: ' the file is not valid UTF-8',
  },
  'encoded as Latin-1': {
    content: Buffer.from('# A\n\nGr\xfcn', 'latin1'),
    message: ' the file is not valid UTF-8',
  },
  'picture named as a page': {
    content: bytes('89504e470d0a1a0a0000000d49484452'),
    message: ' the file is not valid UTF-8',
  },
  'byte order mark before a mistake': {
    content: '\ufeff---\ntitel: A\n---\n# A',
    message: ':2 unknown key "titel"',
  },
  'Windows line endings before a mistake': {
    content: '# A\r\n\r\n[b](/gone)\r\n',
    message: ':3 dead link /gone',
  },
  'old Mac line endings before a mistake': {
    content: '# A\r\r[b](/gone)\r',
    message: ':3 dead link /gone',
  },
  'path of a picture with backslashes': {
    content: '# A\n\n![B](images\\b.svg)',
    message: ':3 image not found: images\\b.svg',
  },
  'path of a page with backslashes': {
    content: '# A\n\n[B](guide\\b.md)',
    message: ':3 dead link guide\\b.md',
  },
  'picture on a drive': {
    content: '# A\n\n![B](C:\\images\\b.svg)',
    message: ':3 image not found: C:\\images\\b.svg',
  },
  'page on a drive': {
    content: '# A\n\n[B](C:/guide/b.md)',
    message: ':3 dead link C:/guide/b.md',
  },
  'dead link': { content: '# A\n\n[b](/gone)', message: ':3 dead link /gone' },
  'link above the site': {
    content: '# A\n\n[b](../../../gone)',
    message: ':3 dead link ../../../gone',
  },
  'dead anchor': { content: '# A\n\n[b](#b)', message: ':3 dead anchor #b' },
  'missing picture': { content: '# A\n\n![B](b.svg)', message: ':3 image not found: b.svg' },
  'duplicate id': {
    content: '# A\n\n<i id="b"></i>\n<i id="b"></i>',
    message: ':4 duplicate id "b"',
  },
  'id of a part of the app': {
    content: '# A\n\n<i id="app:search"></i>',
    message: ':3 the id "app:search" is reserved',
  },
  'handler of an event': {
    content: '# A\n\n<b onclick="b()">b</b>',
    message: ':3 "onclick" has no effect on pages',
  },
  'script in a page': {
    content: '# A\n\n<script>b()</script>',
    message: ':3 <script> has no effect on pages',
  },
  'missing video': {
    content: '# A\n\n<video src="b.mp4"></video>',
    message: ':3 file not found: b.mp4',
  },
  'unknown block': {
    content: '# A\n\n:::warnign\na\n:::',
    message: ':3 unknown block ":::warnign"',
  },
  'block without a required prop': {
    content: '# A\n\n:::card\na\n:::',
    message: ':3 <Card> has no title',
  },
  'thousands of quotes': {
    content: `# A\n\n${'>'.repeat(5000)} a`,
    message: ':3 lists or quotes are nested too deeply',
  },
  'thousands of empty quotes': {
    content: `# A\n\n${'>'.repeat(5000)}`,
    message: ':3 lists or quotes are nested too deeply',
  },
  'frontmatter with 50,000 keys': {
    content: `---\n${Array.from({ length: 50_000 }, (_, index) => `a${index}: 1\n`).join('')}---\n# A`,
    message: ':1 the frontmatter has ',
  },
  'object in an expression': mdx('# A\n\n{ {a: 1} }', ' rendering failed: Objects are not valid'),
  'layout that returns an object': mdx(
    'export default () => ({})\n\n# A',
    ' rendering failed: Objects are not valid',
  ),
  'empty page': { content: '', message: ' the page is empty' },
  'page with frontmatter only': {
    content: '---\ndescription: A.\n---\n<!-- b -->\n',
    message: ' the page is empty',
  },
  'block that the end of the next one closes': {
    content: '# A\n\n:::note\na\n\n:::tip\nb\n:::',
    message: ':3 ":::note" is never closed before ":::tip"',
  },
  'block that the end of the outer one closes': {
    content: '# A\n\n::::details\n:::tip\nb\n::::',
    message: ':4 ":::tip" is never closed',
  },
  'unclosed block': { content: '# A\n\n:::note\na', message: ':3 ":::note" is never closed' },
  'unclosed code block': {
    content: '# A\n\n```js\na\n\n## B\n\n[c](#b), [d](/gone)\n\n```typscript\nd\n```\n',
    message: ':3 the code block is never closed',
  },
  'unclosed code block within a block': {
    content: '# A\n\n:::note\n\n```js\na\n\n:::\n\n## B\n',
    message: ':5 the code block is never closed',
  },
  'unclosed code block with components': mdx(
    '# A\n\n~~~js\na\n\n<Calout />\n',
    ':3 the code block is never closed',
  ),
  'closing fence too many': { content: '# A\n\na\n\n:::', message: ':5 unmatched closing ":::"' },
  'component in plain Markdown': {
    content: '# A\n\nIt is <Callout kind="info">new</Callout>.',
    message: ':3 components such as <Callout> work only in .mdx',
  },
  'self-closing component in plain Markdown': {
    content: '# A\n\nIt is <Glossary /> new.',
    message: ':3 components such as <Glossary> work only in .mdx',
  },
  'unknown component in plain Markdown': {
    content: '# A\n\nIt is <Glosary /> new.',
    message: ':3 unknown component <Glosary>',
  },
  'unknown kind of callout': {
    content: '# A\n\n> [!WARNIGN]\n> a',
    message: ':3 unknown kind of callout [!WARNIGN]',
  },
  'anchor that cannot be read': {
    content: '# A\n\n## B {#b c}',
    message: ':3 cannot read {#b c} in the heading',
  },
  'unknown component': mdx('# A\n\n<Calout />', ':3 unknown component <Calout>'),
  'unclosed tag': mdx('# A\n\n<Callout>', ':3 invalid MDX: Expected a closing tag for `<Callout>`'),
  'unclosed brace': mdx('# A\n\n{1', ':3 invalid MDX: Unexpected end of file in expression'),
  import: mdx('import a from "a"\n\n# A', ':1 pages cannot import modules'),
  'expression that throws': mdx(
    '# A\n\n{gravity.x}',
    ':3 rendering failed: gravity is not defined',
  ),
  'expression that throws null': mdx(
    '# A\n\n{(() => { throw null; })()}',
    ' rendering failed: null',
  ),
  'expression that throws an object without a text': mdx(
    '# A\n\n{(() => { throw Object.create(null); })()}',
    ' rendering failed: no reason given',
  ),
  'expression that never ends': {
    ...mdx('# A\n\n{(() => { for (;;); })()}', ` ${ENDLESS}`),
    isEndless: true,
  },
  'expression that ends the process': mdx(
    '# A\n\n{process.exit()}',
    ' rendering failed: it ends the process',
  ),
  'component that renders itself': {
    ...mdx('export function B() {\n  return <B />;\n}\n\n<B />', ' rendering failed: '),
    isEndless: true,
  },
  'list of 1,500 levels': {
    content: Array.from({ length: 1500 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
    message: ':101 lists or quotes are nested too deeply',
  },
  '160 KB of emphasis': {
    content: '*a_ '.repeat(40_000),
    message: ':1 a paragraph has more than 4000 asterisks, underscores, or tildes',
  },
  '20 MB of text': {
    content: 'word '.repeat(4_000_000),
    message: ' the page has 20000000 characters, and the maximum is 2000000',
  },
  'invalid formula': { content: '# A\n\n$\\frac{1$', message: ':3 invalid TeX formula' },
  'unknown language': {
    content: '# A\n\n```typscript\na\n```',
    message: ':3 unknown code block language "typscript"',
  },
  'unknown option of code': {
    content: '# A\n\n```ts tilte="a"\na\n```',
    message: ':3 unknown code block option tilte',
  },
};

const config = (code: string) => ({ 'site.config.ts': code, 'pages/index.md': '# A' });
const LIBRARY = {
  'site.config.ts': "export default { title: 'A', library: { package: 'planck' } };",
};
const scene = (before: string, body: string) => ({
  'scenes/a.ts': `import { defineScene } from '#scene';\n${before}\nexport default defineScene({\n  title: 'A',\n  description: 'A.',\n  create() { ${body} },\n});`,
  'pages/index.mdx': '# A\n\n<Scene id="a" />',
  ...LIBRARY,
});
/** Fails when it runs, not when its types are checked. */
const ANY = "JSON.parse('[]')";
const BODY =
  'const world = new World();\nconst view = { x: 0, y: 0, width: 9, height: 5 };\nreturn { world, view';
/** Returns a scene with a part of what it returns, in line 13, and a region above it, which readers don't see. */
const stage = (part: string, params = '{}') =>
  `import { World } from 'planck'; import { defineScene, range } from '#scene';\nexport default defineScene({\n  title: 'A',\n  description: 'A.',\n  params: ${params},\n  create() {\n// #region world\n${BODY},\n// #endregion\n\n${part}\n};\n},\n});`;
const experiment = (before: string, body: string) => ({
  'experiments/a.ts': `import { defineExperiment } from '#experiment';\n${before}\nexport default defineExperiment({ measure() { ${body} } });`,
  'pages/index.mdx': '# A\n\n<Measured by="a" />',
  ...LIBRARY,
});
const REFERENCE = {
  'site.config.ts':
    "export default { title: 'A', library: { package: 'tea', reference: { path: '/api', entry: 'src/index.ts' } } };",
  'node_modules/tea/package.json': '{ "name": "tea", "version": "1.0.0", "types": "src/index.ts" }',
};
/** Returns a small library with notes on it, and a page that links to one of their headings. */
const notes = (code: string, files: Record<string, string> = {}) => ({
  'node_modules/kettle/package.json': '{ "name": "kettle", "version": "1.0.0" }',
  'node_modules/kettle/src/main.ts':
    'export class Kettle {\n  /** Heats water. */\n  boil(seconds: number): void {}\n  /** Empties it. */\n  pour(): void {}\n}\n/** Holds what a kettle pours. */\nexport class Cup {}\n',
  'site.config.ts':
    "export default { title: 'A', library: { package: 'kettle', reference: { path: '/api', entry: 'src/main.ts' } } };",
  'reference.ts':
    "import { groups } from './reference/groups.ts';\nimport { Kettle } from './reference/Kettle.ts';\nexport default { topics: [{ title: 'Tea', text: 'T.', symbols: ['Kettle'] }], symbols: { Kettle }, groups };",
  'reference/groups.ts':
    "export const groups = {\n  Kettle: [{ title: 'Use', members: ['boil', 'pour', 'new'] }],\n};",
  'reference/Kettle.ts': `export const Kettle = {\n${code}\n};`,
  'pages/index.mdx': '# A\n\n[Use](/api/classes/Kettle#use), <Default of="Kettle.boil.seconds" />',
  'pages/api.mdx': '# API\n\n<ReferenceOverview />',
  ...files,
});
const SECONDS = 'parameters: { seconds: { default: { value: 3 } } }';
const INVALID_CONFIG = 'site.config.ts the file could not be loaded:';

/** Mistakes in other files, and in several files. */
export const BROKEN_SITES: Record<string, BrokenSite> = {
  'no pages': { files: { 'pages/notes.txt': '' }, messages: ['pages no pages found'] },
  'no page at the address of the site': {
    files: { 'pages/a.md': '# A' },
    messages: ['pages no page has the path /'],
  },
  'pages with other extensions': {
    files: {
      ...AROUND,
      'pages/a.markdown': '# A',
      'pages/guide/c.MDX': '# C',
      'pages/d.Md': '# D',
    },
    messages: [
      'pages/a.markdown pages end with .md or .mdx, in small letters',
      'pages/d.Md pages end with .md or .mdx, in small letters',
      'pages/guide/c.MDX pages end with .md or .mdx, in small letters',
    ],
  },
  'two pages with one path': {
    files: { ...AROUND, 'pages/a/index.md': '# A', 'pages/a.md': '# B' },
    messages: ['pages/a/index.md /a is already the path of pages/a.md'],
  },
  'alias that is the path of a page': {
    files: { ...AROUND, 'pages/b.md': '---\naliases: [/a]\n---\n# B', 'pages/a.md': '# A' },
    messages: ['pages/b.md /a is already the path of pages/a.md'],
  },
  'aliases of each other': {
    files: {
      ...AROUND,
      'pages/a.md': '---\naliases: [/b]\n---\n# A',
      'pages/b.md': '---\naliases: [/a]\n---\n# B',
    },
    messages: [
      'pages/a.md /b is already the path of pages/b.md',
      'pages/b.md /a is already the path of pages/a.md',
    ],
  },
  'public file in place of a page': {
    files: { ...AROUND, 'public/index.html': 'mine' },
    messages: ['public/index.html would replace the page pages/index.md'],
  },
  'link to a file next to its page': {
    files: { 'pages/index.md': '# A\n\n[b](./b.csv)', 'pages/b.csv': 'a,b' },
    messages: ['pages/index.md:3 dead link ./b.csv'],
  },
  'config with a language that does not exist': {
    files: { ...AROUND, 'site.config.ts': "export default { title: 'A', lang: 'jp' };" },
    messages: ['site.config.ts:1 "lang" must be a language tag such as "en", "ja", or "pt-BR"'],
  },
  'thousands of nested elements': {
    files: { ...AROUND, 'pages/b.md': `# B\n\n${'<b>'.repeat(5000)}` },
    messages: ['pages/b.md the page is nested too deeply to be compiled'],
  },
  'pipes in place of files': {
    files: {
      'pages/index.md': '# A\n\n![B](./b.svg)',
      'pages/b.svg': { isPipe: true },
      'pages/c.md': { isPipe: true },
      'pages/d.md': { link: '/dev/null' },
      'public/e.js': { isPipe: true },
      'public/.f': { isPipe: true },
      'scenes/g.ts': { isPipe: true },
    },
    messages: [
      'pages/b.svg is no file, nor a link to one',
      'pages/c.md is no file, nor a link to one',
      'pages/d.md is no file, nor a link to one',
      'pages/index.md:3 image not found',
      'public/e.js is no file, nor a link to one',
      'scenes/g.ts is no file, nor a link to one',
    ],
  },
  'name with a backslash': {
    files: { ...AROUND, 'pages/b\\c.md': '# B', 'public/d\\e.txt': '' },
    messages: [
      'pages/b\\c.md the name contains a backslash',
      'public/d\\e.txt the name contains a backslash',
    ],
  },
  'logo that is no drawing': {
    files: {
      ...AROUND,
      'public/logo.svg': 'no drawing',
      'site.config.ts': "export default { title: 'A', logoUrl: '/logo.svg' };",
    },
    messages: ["public/logo.svg the logo or icon isn't a picture"],
  },
  'config that is a folder': {
    files: { ...AROUND, 'site.config.ts/a.ts': '' },
    messages: ['site.config.ts the file could not be loaded: it is not a file'],
  },
  'link to itself': {
    files: { ...AROUND, 'pages/b.md': { link: 'b.md' } },
    messages: ['pages/b.md is no file, nor a link to one'],
  },
  'links to each other': {
    files: { ...AROUND, 'pages/b.md': { link: 'c.md' }, 'pages/c.md': { link: 'b.md' } },
    messages: [
      'pages/b.md is no file, nor a link to one',
      'pages/c.md is no file, nor a link to one',
    ],
  },
  'typo in the name of a symbol': {
    files: {
      ...REFERENCE,
      'node_modules/tea/src/index.ts':
        '/** Costs $5, not $6. */\nexport default class Kettle {\n  /** Boils.\n   *\n   * > [!NOTE]\n   * > Hot. */\n  boilWater() {}\n}',
      'pages/api.md': '# API',
      'pages/index.md': '# A\n\n`kettle.boilWater()`\n\n`kettle.boilWatre()`\n\n`Kettle#boilTea`',
    },
    messages: ['pages/index.md:5 unknown symbol "kettle.boilWatre()"'],
  },
  'link to a folder above': {
    files: { ...AROUND, 'pages/b': { link: '..' } },
    messages: ['pages/b is no file, nor a link to one'],
  },
  'config that is no TypeScript': {
    files: config('export default {'),
    messages: ['site.config.ts:1 the file could not be loaded: Expected `}` but found `EOF`'],
  },
  'config that throws': {
    files: config("export default {};\nthrow new Error('no luck');"),
    messages: ['site.config.ts:2 the file could not be loaded: no luck'],
  },
  'config that never ends': {
    isEndless: true,
    files: config('for (;;);\nexport default {};'),
    messages: [`${INVALID_CONFIG} it did not finish within`],
  },
  'config that awaits forever': {
    files: config('await new Promise(() => {});\nexport default {};'),
    messages: [`${INVALID_CONFIG} it ends the process, or awaits something that never happens`],
  },
  'config that ends the process': {
    files: config('process.exit();\nexport default {};'),
    messages: [`${INVALID_CONFIG} it ends the process, or awaits something that never happens`],
  },
  'config without an export': {
    files: config('const a = 1;'),
    messages: ['site.config.ts the file exports no config'],
  },
  'config that imports a missing file': {
    files: config("import './b.ts';\nexport default {};"),
    messages: ["site.config.ts:1 the file could not be loaded: Could not resolve './b.ts'"],
  },
  'config that imports a missing package': {
    files: config("import b from 'not-installed';\nexport default { title: b };"),
    messages: ["site.config.ts:1 the file could not be loaded: Could not resolve 'not-installed'"],
  },
  'config that contains itself': {
    files: config("const a = { title: 'A', socials: [] };\na.socials.push(a);\nexport default a;"),
    messages: [
      'site.config.ts:1 "socials[0].icon" is missing',
      'site.config.ts:1 "socials[0].link" is missing',
      'site.config.ts:1 unknown key "socials[0].socials"',
      'site.config.ts:1 unknown key "socials[0].title"',
    ],
  },
  'config with an unknown key': {
    files: config("export default {\n  title: 'A',\n  basepath: '/',\n};"),
    messages: ['site.config.ts:3 unknown key "basepath"'],
  },
  'config with a dead link': {
    files: config("export default { title: 'A', topNav: [{ text: 'B', link: '/b' }] };"),
    messages: ['site.config.ts:1 topNav: dead link /b'],
  },
  'library that is not installed': {
    files: config("export default { title: 'A', library: { package: 'not-installed' } };"),
    messages: ['site.config.ts:1 "library.package": the package "not-installed" is not installed'],
  },
  'scene that throws': {
    files: scene('', "throw new Error('no luck');"),
    messages: ['scenes/a.ts:6 the scene failed: no luck'],
  },
  'scene that throws in a step': {
    files: {
      ...scene('', ''),
      'scenes/a.ts': stage(`step() {\n${ANY}.a.b;\n},`),
    },
    messages: ['scenes/a.ts:14 the scene failed: Cannot read properties'],
  },
  'scene that throws while it draws': {
    files: { ...scene('', ''), 'scenes/a.ts': stage("draw() { throw new Error('no ink'); },") },
    messages: ['scenes/a.ts:13 the scene failed: no ink'],
  },
  'scene that throws in a call of the library': {
    files: {
      ...scene('', ''),
      'scenes/a.ts': stage(
        "step() {\nworld.createBody({ get position(): { x: number; y: number } { throw new Error('no place'); } });\n},",
      ),
    },
    messages: ['scenes/a.ts:14 the scene failed: no place'],
  },
  'scene that throws in its parameters': {
    files: { ...scene('', ''), 'scenes/a.ts': stage('', `{ a: ${ANY}.a.b }`) },
    messages: ['scenes/a.ts:5 the scene failed: Cannot read properties'],
  },
  'scene with a parameter of no kind': {
    files: { ...scene('', ''), 'scenes/a.ts': stage('', `{ a: ${ANY} }`) },
    messages: ['scenes/a.ts:5 "params.a" must be'],
  },
  'scene that throws outside of its function': {
    files: scene(`\nconst a = ${ANY}.a.b;\n`, ''),
    messages: ['scenes/a.ts:3 the scene failed: Cannot read properties'],
  },
  'scene with an unclosed region': {
    files: scene('// #region a', ''),
    messages: ['scenes/a.ts:2 the region "a" is never closed'],
  },
  'step of a tutorial that throws': {
    files: {
      ...scene('', ''),
      ...{
        'scenes/a.ts': stage(''),
        'learn/game/01-ball.ts': stage(`draw() { throw ${ANY}.a.b; },`),
      },
      'pages/learn.mdx': '# A\n\n<TutorialStep id="game/01-ball" />',
    },
    messages: ['learn/game/01-ball.ts:13 the scene failed: Cannot read properties'],
  },
  'step of a tutorial with an unclosed region': {
    files: {
      ...scene('', ''),
      ...{ 'scenes/a.ts': stage(''), 'learn/game/02-end.ts': stage('') },
      'learn/game/01-ball.ts': stage('// #region ball'),
      'pages/learn.mdx':
        '# A\n\n<TutorialStep id="game/01-ball" />\n\n<TutorialCode id="game/01-ball" lines="ball" />\n\n<TutorialStep id="game/02-end" />',
    },
    messages: ['learn/game/01-ball.ts:13 the region "ball" is never closed'],
  },
  'scene with a wrong type': {
    files: {
      ...scene('', ''),
      'scenes/a.ts': stage("step() {\nworld.step('1');\n},"),
      'pages/b.mdx': '# B\n\n<Scene id="a" />',
    },
    messages: [
      "scenes/a.ts:14 the scene does not compile: Argument of type 'string' is not assignable to parameter of type 'number'. (TS2345)",
    ],
  },
  'scene that calls what does not exist': {
    files: { ...scene('', ''), 'scenes/a.ts': stage('step() {\nworld.createBoddy();\n},') },
    messages: [
      "scenes/a.ts:14 the scene does not compile: Property 'createBoddy' does not exist on type 'World'. Did you mean 'createBody'?",
    ],
  },
  'scene that is no TypeScript': {
    files: scene('const a = ;', ''),
    messages: ['scenes/a.ts:2 the scene failed: Expression expected.'],
  },
  'scene that imports a missing module': {
    files: scene("import { a } from './b.ts';", ''),
    messages: ['scenes/a.ts:2 the scene failed: unknown module "./b.ts"'],
  },
  'step of a tutorial with a wrong type': {
    files: {
      ...scene('', ''),
      ...{ 'scenes/a.ts': stage(''), 'learn/game/01-ball.ts': stage('draw: 3,') },
      'pages/learn.mdx': '# A\n\n<TutorialStep id="game/01-ball" />',
    },
    messages: ['learn/game/01-ball.ts:6 the step does not compile: Type'],
  },
  'experiments with wrong types': {
    files: {
      ...experiment("import { drop } from './shared/drop.ts';", 'return drop(1);'),
      'experiments/shared/drop.ts':
        'export function drop(): number {\n  const height: string = 5;\n  return Number(height);\n}',
    },
    messages: [
      'experiments/a.ts:3 the experiment does not compile: Expected 0 arguments, but got 1.',
      "experiments/shared/drop.ts:2 the experiment does not compile: Type 'number' is not assignable to type 'string'.",
    ],
  },
  'scene that throws an object without a text': {
    files: scene('', 'throw Object.create(null);'),
    messages: ['scenes/a.ts the scene failed: no reason given'],
  },
  'scene that never ends': {
    isEndless: true,
    files: scene('', 'for (;;);'),
    messages: ['scenes/a.ts the scene failed: it did not finish within'],
  },
  'scene that awaits forever': {
    isEndless: true,
    files: scene('await new Promise(() => {});', ''),
    messages: ['scenes/a.ts the scene failed: it did not finish within'],
  },
  'experiment that never ends': {
    isEndless: true,
    files: {
      ...experiment('', 'for (;;);'),
      'experiments/a.ts':
        "import { defineExperiment } from '#experiment';\nexport default defineExperiment({ params: { n: 1 }, measure() { for (;;); } });",
      'pages/b.mdx': '# B\n\n<Measured by="a" n={2} /> and <Measured by="a" n={3} />',
    },
    messages: ['experiments/a.ts the experiment failed: it did not finish within 2 s'],
  },
  'experiment that calls what does not exist': {
    files: {
      ...experiment('', ''),
      'experiments/a.ts':
        "import { defineExperiment } from '#experiment';\nexport default defineExperiment({\nmeasure({ World }) {\nreturn new World().createBoddy().getMass();\n} });",
    },
    messages: [
      "experiments/a.ts:4 the experiment does not compile: Property 'createBoddy' does not exist on type 'World'.",
    ],
  },
  'experiment that throws': {
    files: {
      ...experiment("import { drop } from './shared/drop.ts';", 'return drop();'),
      'experiments/shared/drop.ts':
        "export function drop(): number {\n  throw new Error('no drop');\n}",
      'pages/b.mdx': '# B\n\n<Measured by="a" /> and <Measured by="a" unit="" />',
    },
    messages: ['experiments/shared/drop.ts:2 the experiment failed: no drop'],
  },
  'experiment with a parameter of no kind': {
    files: {
      ...experiment('', 'return 1;'),
      'experiments/a.ts':
        'export default {\n  params: {\n    a: null,\n  },\n  measure: () => 1,\n};',
    },
    messages: ['experiments/a.ts:3 "params.a" must be'],
  },
  'experiment that awaits forever': {
    files: experiment('await new Promise(() => {});', 'return 1;'),
    messages: [
      'experiments/a.ts the experiment could not be loaded: it ends the process, or awaits',
    ],
  },
  'note on a member that does not exist': {
    files: notes(
      `members: {\nboil: { ${SECONDS} },\nboill: { parameters: { seconds: 'S.' } },\n},`,
    ),
    messages: ['reference/Kettle.ts:4 the notes name "Kettle.boill"'],
  },
  'note on a parameter that does not exist': {
    files: notes(
      `members: {\nboil: {\n${SECONDS},\n},\npour: {\nparameters: {\nsecond: 'S.',\n},\n},\n},`,
    ),
    messages: ['reference/Kettle.ts:8 the notes name "Kettle.pour.second"'],
  },
  'note with unknown keys': {
    files: notes(
      `sumary: 'S.',\nmembers: {\nboil: {\n${SECONDS},\nretruns: 'S.',\n},\n},\nmember: {},`,
    ),
    messages: [
      'reference/Kettle.ts:2 unknown key "sumary" of "Kettle"',
      'reference/Kettle.ts:6 unknown key "retruns" of "Kettle.boil"',
      'reference/Kettle.ts:9 unknown key "member" of "Kettle"',
    ],
  },
  'note with a value of another type': {
    files: notes(`members: {\nboil: { ${SECONDS} },\n},\nsee: 'Cup',`),
    messages: ['reference/Kettle.ts:5 "see" of "Kettle" must be a list, not "Cup"'],
  },
  'note with dead links': {
    files: notes(
      `summary: '[Tea](/tea)',\nmembers: {\nboil: { ${SECONDS}, remarks: \`One.\n\n[A](/#tea)\` },\n},\nsee: [\n'Cupp',\n],`,
    ),
    messages: [
      'reference/Kettle.ts:2 dead link /tea',
      'reference/Kettle.ts:6 dead anchor /#tea',
      'reference/Kettle.ts:9 "see" of "Kettle" names "Cupp"',
    ],
  },
  'note with an example that does not compile': {
    files: notes(
      `members: {\nboil: { ${SECONDS} },\n},\nexample: \`\nimport 'kettle';\nconst a: string = 1;\`,`,
      { 'node_modules/kettle/index.d.ts': 'export {};' },
    ),
    messages: ['reference/Kettle.ts:7 the sample does not compile: Type'],
  },
  'note with an unclosed code block': {
    files: notes(
      `members: { boil: { ${SECONDS} } },\nremarks: \`A.\n\n\\\`\\\`\\\`ts\na\n\n[B](/gone)\`,`,
    ),
    messages: ['reference/Kettle.ts:3 the code block is never closed'],
  },
  'links to a page with an unclosed code block': {
    files: {
      'pages/index.md': '# A\n\n[B](/b#c)',
      'pages/b.md': '# B\n\n```ts\n\n## C',
    },
    messages: ['pages/b.md:3 the code block is never closed'],
  },
  'misspelled member in a group': {
    files: notes(`members: { boil: { ${SECONDS} } },`, {
      'reference/groups.ts':
        "export const groups = {\n  Kettle: [\n{ title: 'Use', members: ['boil', 'poor', 'new'] }],\n};",
    }),
    messages: ['reference/groups.ts:3 the group "Use" of "Kettle" has "poor"'],
  },
  'note that is no TypeScript': {
    files: notes(`members: { boil: { ${SECONDS} },\n},\n}`),
    messages: ['reference/Kettle.ts:5 the file could not be loaded:'],
  },
  'note that throws': {
    files: notes(`members: { boil: { ${SECONDS} } },\nsummary: [].kettle.name,`),
    messages: ['reference/Kettle.ts:3 the file could not be loaded: Cannot read properties'],
  },
  'experiment that measures nothing': {
    files: experiment('', 'return NaN;'),
    messages: ['pages/index.mdx:3 <Measured> received "NaN" from the experiment "a"'],
  },
};
