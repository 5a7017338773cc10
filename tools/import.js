// Reports what moving documentation to this site engine needs. The documentation itself does not change.
//
//   npm run import -- vitepress|vocs|docusaurus FOLDER [--out DIR]
//
// FOLDER has the tool's config, such as .vitepress/config.ts or docusaurus.config.ts. With --out, the translated
// site is written to a new folder, for `npm run dev -- --root DIR`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE_FOLDER, importTypeScript, PROJECT_FOLDER } from '../src/build/bundle.js';
import { describeSystemError } from '../src/build/systemError.js';

/** @param {string} path */
const load = (path) =>
  importTypeScript(join(PROJECT_FOLDER, 'src/build', path), join(CACHE_FOLDER, 'import'), {
    reuse: false,
  });

// As for a build: React renders pages twice as fast.
process.env.NODE_ENV = 'production';
/** @type {typeof import('../src/build/import/index.ts')} */
const { importSite, printReport, TOOLS } = /** @type {any} */ (await load('import/index.ts'));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const [tool = '', folder] = positionals;
const read = Object.hasOwn(TOOLS, tool) ? TOOLS[tool] : undefined;
if (!read || folder === undefined) {
  console.error(`Usage: npm run import -- ${Object.keys(TOOLS).join('|')} FOLDER [--out DIR]`);
  process.exit(2);
}
try {
  console.log(printReport(await importSite(read, folder, { out: values.out })));
  if (values.out) console.log(`\nWritten: npm run dev -- --root ${values.out}`);
} catch (error) {
  console.error(describeSystemError(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
// A timer of a page would keep the process running forever.
process.exit();
