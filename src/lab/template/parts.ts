/** Files that all exported projects share, and where they are below the folder of the site engine. */
export const PROJECT_FILES = {
  'index.html': 'src/lab/template/index.html',
  'src/main.ts': 'src/lab/template/main.ts',
  'src/draw.ts': 'src/lab/template/draw.ts',
  'src/speaker.ts': 'src/lab/template/speaker.ts',
  'src/scene.ts': 'src/lab/model/scene.ts',
  'src/pen.ts': 'src/lab/model/pen.ts',
};

/** Packages that exported projects use, in the versions that the site engine uses. */
export const PROJECT_PACKAGES = ['planck', 'typescript', 'vite'] as const;

/** The texts of the shared files by path, and the versions of the packages. */
export interface ProjectParts {
  files: Record<string, string>;
  versions: Record<(typeof PROJECT_PACKAGES)[number], string>;
}
