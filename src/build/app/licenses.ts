import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { compareText } from '../../address/naturalOrder.ts';
import type { PackageLicense } from '../../site/licenses.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';

/** Ids of the modules that bundles contain: paths of files, or names of a bundler's own modules. */
export type Modules = Set<string>;

/** Records the modules of a bundle, except those that tree shaking removed. */
export function recordModules(modules: Modules): Rolldown.Plugin {
  return {
    name: 'record-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
      }
    },
  };
}

/** Matches modules that a bundler adds, such as `\0vite/preload-helper.js`: they are code of its package. */
const BUNDLER_MODULE = /^\0(vite|rolldown)\//;
const LICENSE_FILE = /^(license|licence|copying|notice|third.?party.?notice)/i;
/** Starts the list of licenses of packages inside Vite itself, which no bundle contains. */
const BUNDLED_IN_PACKAGE = /^# Licenses of bundled dependencies/m;

/** Returns the packages that modules belong to, by name, with their licenses. */
export function packageLicenses(modules: Iterable<string>): PackageLicense[] {
  const found = [...modules].flatMap((id) => packageFolder(id) ?? []);
  // A package's folder can be a link, which bundlers resolve in only some of the paths.
  const folders = new Set(found.map((folder) => realpathSync(folder)));
  return [...folders]
    .map(readLicense)
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.version, b.version));
}

/** Returns the folder of a module's package; undefined for modules of this project. */
function packageFolder(id: string): string | undefined {
  const bundler = BUNDLER_MODULE.exec(id)?.[1];
  if (bundler) return join(PROJECT_FOLDER, 'node_modules', bundler);
  // Take the last match, because packages can contain others.
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return folder;
}

function readLicense(folder: string): PackageLicense {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const {
    name,
    version,
    license = 'unknown',
  } = JSON.parse(manifest) as Partial<PackageLicense> & Pick<PackageLicense, 'name' | 'version'>;
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'));
  const text = texts.map((one) => one.split(BUNDLED_IN_PACKAGE)[0]?.trim()).join('\n\n');
  return { name, version, license, text };
}
