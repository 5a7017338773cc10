import { strToU8, zipSync } from 'fflate';
import type { ProjectParts } from '../../template/parts.ts';

/** Code to export, with the values of its parameters. */
export interface ExportedCode {
  /** Name of the project. */
  id: string;
  title: string;
  source: string;
  values: Record<string, unknown>;
}

/** Matches code that defines a scene; all other code starts without a loop of the project. */
const HAS_SCENE = /\bexport\s+default\s+defineScene\b/;

/**
 * Returns the files of a Vite project that runs the code outside the site, by path. A scene gets a loop
 * and a drawing that a game can start from; a program is the project's script, as it is.
 */
export function projectFiles(
  { id, title, source, values }: ExportedCode,
  { files, versions }: ProjectParts,
): Record<string, string> {
  const isScene = HAS_SCENE.test(source);
  const { 'index.html': page = '', ...runtime } = files;
  const project = {
    name: id.toLowerCase(),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    // Scenes import defineScene from this name.
    ...(isScene && { imports: { '#scene': './src/model/scene.ts' } }),
    dependencies: { planck: `^${versions.planck}` },
    devDependencies: { typescript: `^${versions.typescript}`, vite: `^${versions.vite}` },
  };
  return {
    'package.json': `${JSON.stringify(project, null, 2)}\n`,
    'README.md': readme(title),
    'index.html': page,
    ...(isScene
      ? {
          ...runtime,
          'src/code.ts': source,
          'src/values.ts': `/** Values of the parameters. */\nexport default ${JSON.stringify(values, null, 2)};\n`,
        }
      : { 'src/main.ts': source }),
  };
}

/** Packs files into a ZIP archive, in a folder with the name of the project. */
export function zipProject(id: string, files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const packed = Object.entries(files).map(([path, text]) => [`${id}/${path}`, strToU8(text)]);
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
