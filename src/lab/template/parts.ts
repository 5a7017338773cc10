/** Paths of the files that all exported scenes share, with their sources below the site engine's folder. */
export const PROJECT_FILES: Record<string, string> = {
  'index.html': 'src/lab/template/index.html',
  'src/main.ts': 'src/lab/template/main.ts',
  'src/draw.ts': 'src/lab/template/draw.ts',
  'src/speaker.ts': 'src/lab/template/speaker.ts',
  ...mapFiles('draw', ['camera', 'canvasPen', 'createPen', 'outline', 'world']),
  ...mapFiles('model', ['keys', 'pen', 'scene']),
};

/** Paths of the files around an exported game, which the tutorials explain. */
export const GAME_FILES: Record<string, string> = {
  'index.html': 'src/lab/template/game/index.html',
  'src/main.ts': 'src/lab/template/game/main.ts',
  'src/touch.ts': 'src/lab/template/game/touch.ts',
  'src/sound.ts': 'src/lab/template/game/sound.ts',
};

/** Maps files of the site itself, with which exported projects draw like its pages. */
function mapFiles(folder: string, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [`src/${folder}/${name}.ts`, `src/lab/${folder}/${name}.ts`]),
  );
}

/** Packages that readers' code and its project use. */
export const PROJECT_PACKAGES = ['planck', 'typescript', 'vite'];

/** What exported projects share. */
export interface ProjectParts {
  /** Texts of the files around a scene, by path. */
  files: Record<string, string>;
  /** Texts of the files around a game, by path. */
  gameFiles: Record<string, string>;
  /** Ranges of versions, by package. */
  versions: Record<string, string>;
}
