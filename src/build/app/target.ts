import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../cache/bundle.js';

/** Matches an entry of `browserslist`: a browser and its oldest supported version. */
const QUERY = /^(chrome|edge|firefox|safari|ios_saf) >= ([\d.]+)$/;

/**
 * The oldest browsers that scripts and stylesheets are built for, in the form that Vite and Rolldown
 * expect: `chrome131`. Their versions are in `browserslist` of package.json.
 */
export const BROWSER_TARGET = readTarget(join(PROJECT_FOLDER, 'package.json'));

function readTarget(file: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  return browserslist.map((query) => {
    const [, browser, version] = QUERY.exec(query) ?? [];
    if (browser === undefined)
      throw new Error(
        `${file}: unsupported browserslist query "${query}": write it as "chrome >= 131"`,
      );
    return `${browser.replace('ios_saf', 'ios')}${version}`;
  });
}
