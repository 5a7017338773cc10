import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '../../content/escape.ts';
import type { ProjectParts } from './parts.ts';

/** Texts of files, by path. */
type Files = Record<string, string>;

/** Code to export, with the values of its parameters. */
export interface ExportedCode {
  title: string;
  source: string;
  values: Record<string, unknown>;
}

/** What distinguishes a project from others. */
export interface ProjectContent {
  /** Name of its package, and of its folder. */
  name: string;
  title: string;
  /** Its page, and its sources in `src/`. */
  files: Files;
}

/** Matches code that exports a scene; the functions that other code exports are programs. */
const HAS_SCENE =
  /\bexport\s+default\b(?!\s*(?:async\b|function\b|class\b|\(|\w+\s*=>)).*\bcreate\b|\bdefineScene\b.*\bexport\s+default\b/s;
/** Matches code that is a game. Code that is neither starts without a loop of the project. */
const HAS_GAME = /\bexport\s+function\s+createGame\b/;

/** Returns whether code is a game, which a project runs with the loop of the tutorials. */
export function isGame(source: string): boolean {
  return HAS_GAME.test(source);
}

/** Returns the files of a Vite project that runs the code outside the site, by path. */
export function projectFiles(code: ExportedCode, parts: ProjectParts): Files {
  const { title } = code;
  const content = { name: projectName(title), title, files: codeFiles(code, parts) };
  return completeProject(content, parts.versions);
}

/**
 * Returns the files with the code, and those around it. A scene gets a loop and a drawing that a game can start from; a
 * game gets the loop that the tutorials explain; a program is the project's script, as it is.
 */
export function codeFiles(
  { title, source, values }: ExportedCode,
  { files, gameFiles }: Pick<ProjectParts, 'files' | 'gameFiles'>,
): Files {
  const { 'index.html': page = '', ...runtime } = isGame(source) ? gameFiles : files;
  const named = { 'index.html': page.replace(/(?<=<title>)[^<]*/, () => escapeHtml(title)) };
  if (isGame(source)) return { ...named, ...runtime, 'src/game.ts': source };
  if (!HAS_SCENE.test(source)) return { ...named, 'src/main.ts': source };
  const settings = JSON.stringify(values, null, 2);
  return {
    ...named,
    ...runtime,
    'src/code.ts': source,
    'src/values.ts': `/** Values of the parameters; those that are missing have their default. */\nexport default ${settings};\n`,
  };
}

/** Returns the name of a project's package and folder: `brick-breaker` for "Brick breaker". */
export function projectName(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['planck', 'project'];
  return words.join('-');
}

/** Matches the name of a package in an import: `@scope/name` of `@scope/name/part`. */
const IMPORTED_PACKAGE =
  /\b(?:from|import) ?\(?['"]((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[\w./-]+)?['"]/g;

/** Plugins of Vite for frameworks, with the statement that imports each, by the framework's package. */
const PLUGINS: Record<string, { plugin: string; package: string; statement: string }> = {
  react: plugin('react', '@vitejs/plugin-react'),
  vue: plugin('vue', '@vitejs/plugin-vue'),
  svelte: plugin('{ svelte }', '@sveltejs/vite-plugin-svelte'),
};

function plugin(imported: string, name: string) {
  const statement = `import ${imported} from '${name}';`;
  return { plugin: imported.replace(/[{} ]/g, ''), package: name, statement };
}

/**
 * Adds the files that make sources a project: its settings, and how to start it.
 * @param versions ranges of versions by package, for everything that the sources import; with the types of a package if
 * it needs them
 */
export function completeProject({ name, title, files }: ProjectContent, versions: Files): Files {
  const packages = importedPackages(files).filter((one) => versions[one] !== undefined);
  const plugins = packages.flatMap((one) => PLUGINS[one] ?? []);
  const types = packages.map((one) => `@types/${one}`).filter((one) => versions[one]);
  const tools = [...types, ...plugins.map((one) => one.package), 'typescript', 'vite'];
  const hasServer = 'src/start.ts' in files;
  const project = {
    name,
    private: true,
    type: 'module',
    scripts: {
      ...{ dev: 'vite', build: 'vite build', preview: 'vite preview' },
      ...(hasServer && { start: 'node src/start.ts' }),
    },
    // Scenes import defineScene from this name.
    ...('src/model/scene.ts' in files && { imports: { '#scene': './src/model/scene.ts' } }),
    dependencies: pick(versions, packages),
    devDependencies: pick(versions, tools),
  };
  return {
    'README.md': readme(title, hasServer),
    'package.json': printJson(project),
    'tsconfig.json': printJson(TYPESCRIPT_SETTINGS),
    ...(plugins.length > 0 && { 'vite.config.ts': viteSettings(plugins) }),
    ...files,
  };
}

/** Returns the packages that sources import, sorted. */
function importedPackages(files: Files): string[] {
  const names = Object.values(files).flatMap((text) =>
    [...text.matchAll(IMPORTED_PACKAGE)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

function pick(versions: Files, names: string[]): Files {
  return Object.fromEntries(names.sort().map((name) => [name, versions[name] ?? '*']));
}

function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The settings of Vite's templates for TypeScript. Those for JSX only matter where it is used. */
const TYPESCRIPT_SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

function viteSettings(plugins: { plugin: string; statement: string }[]): string {
  return `${plugins.map(({ statement }) => statement).join('\n')}
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [${plugins.map(({ plugin }) => `${plugin}()`).join(', ')}] });
`;
}

function readme(title: string, hasServer: boolean): string {
  const server = `
Start the server in another terminal, with Node.js 22.18 or newer:

\`\`\`bash
npm start
\`\`\`
`;
  return `# ${title}

Physics with Planck.js, exported from its documentation.

\`\`\`bash
npm install
npm run dev
\`\`\`
${hasServer ? server : ''}`;
}

/** The date of packed files. A fixed one makes the same files the same archive; DOS dates, which ZIP uses, begin here. */
const PACKED_AT = new Date(1980, 0, 1);

/** Packs files into a ZIP archive, in a folder with the name of the project. */
export function zipProject(name: string, files: Files): Uint8Array<ArrayBuffer> {
  const packed = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(packed), { mtime: PACKED_AT }) as Uint8Array<ArrayBuffer>;
}
