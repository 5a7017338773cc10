import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG_FILE } from '../../config/load.ts';
import type { Problem } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import type { SiteFonts } from '../../site/copiedFiles.ts';
import { displayPath } from '../terminal/displayPath.ts';
import { isFile } from './filesBelow.ts';
import { hashedPath } from './hashedPath.ts';

/** Reads the site's own fonts: for text, and for code. */
export async function readFonts(
  { font = {} }: Pick<Config, 'font'>,
  root: string,
): Promise<{ fonts: SiteFonts; problems: Problem[] }> {
  const fonts: SiteFonts = {};
  const problems: Problem[] = [];
  for (const [use, name] of [
    ['text', font.default?.file],
    ['code', font.mono?.file],
  ] as const) {
    if (name === undefined) continue;
    const source = join(root, name);
    if (isFile(source)) {
      fonts[use] = { source, output: hashedPath(source, await readFile(source)) };
    } else {
      problems.push({
        file: displayPath(join(root, CONFIG_FILE)),
        message: `font: file not found: ${name}`,
        fix: 'use the path of a WOFF2 file, relative to the folder of the config',
      });
    }
  }
  return { fonts, problems };
}
