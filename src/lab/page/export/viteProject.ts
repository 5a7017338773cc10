import { strToU8, zipSync } from 'fflate';
import type { ProjectParts } from '../../template/parts.ts';

/** Code to export, with the values of its parameters. */
export interface ExportedCode {
  title: string;
  source: string;
  values: Record<string, unknown>;
}

/** Matches code that defines a scene. */
const HAS_SCENE = /\bexport\s+default\s+defineScene\b/;
/** Matches code that is a game. Code that is neither starts without a loop of the project. */
const HAS_GAME = /\bexport\s+function\s+createGame\b/;

/** Returns the files of a Vite project that runs the code outside the site, by path. */
export function projectFiles(code: ExportedCode, parts: ProjectParts): Record<string, string> {
  const { title, source } = code;
  const { planck, typescript, vite } = parts.versions;
  const project = {
    name: projectName(title),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    // Scenes import defineScene from this name.
    ...(HAS_SCENE.test(source) && { imports: { '#scene': './src/model/scene.ts' } }),
    dependencies: { planck: `^${planck}` },
    devDependencies: { typescript: `^${typescript}`, vite: `^${vite}` },
  };
  return {
    'package.json': `${JSON.stringify(project, null, 2)}\n`,
    'README.md': readme(title),
    ...codeFiles(code, parts),
  };
}

/**
 * Returns the files with the code, and those around it. A scene gets a loop and a drawing that a game can start from; a
 * game gets the loop that the tutorials explain; a program is the project's script, as it is.
 */
function codeFiles(
  { title, source, values }: ExportedCode,
  { files, gameFiles }: ProjectParts,
): Record<string, string> {
  const isGame = HAS_GAME.test(source);
  const { 'index.html': page = '', ...runtime } = isGame ? gameFiles : files;
  const named = { 'index.html': page.replace(/(?<=<title>)[^<]*/, escapeText(title)) };
  if (isGame) return { ...named, ...runtime, 'src/game.ts': source };
  if (!HAS_SCENE.test(source)) return { ...named, 'src/main.ts': source };
  const settings = JSON.stringify(values, null, 2);
  return {
    ...named,
    ...runtime,
    'src/code.ts': source,
    'src/values.ts': `/** Values of the parameters. */\nexport default ${settings};\n`,
  };
}

/** Returns the name of a project's package and folder: `brick-breaker` for "Brick breaker". */
export function projectName(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['planck', 'project'];
  return words.join('-');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Packs files into a ZIP archive, in a folder with the name of the project. */
export function zipProject(name: string, files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const packed = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(packed)) as Uint8Array<ArrayBuffer>;
}

function readme(title: string): string {
  return `# ${title}

Physics with Planck.js, exported from its documentation.

\`\`\`bash
npm install
npm run dev
\`\`\`
`;
}
