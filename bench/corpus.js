// Writes the pages to build: copies of those in planck's package.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT_FOLDER } from '../src/build/cache/bundle.js';

/** Outside the checkout. VitePress is installed here, so that the sites below find it. */
export const BENCH_FOLDER = join(realpathSync(tmpdir()), 'planck-docs-bench');

const SOURCE = join(PROJECT_FOLDER, 'node_modules/planck/docs/pages');

/** @typedef {{ path: string, title: string }} PageEntry */
/**
 * @typedef {object} Site
 * @property {number} size number of pages
 * @property {string} root its pages are in `pages/` below
 * @property {PageEntry[]} pages
 * @property {string} editedPage the one that gets a new line, below `pages/`, without `.md`
 */

/**
 * Writes `size` pages: complete copies in `copy-001`, `copy-002` …, and a partial one at the end.
 * @param {number} size
 * @returns {Site}
 */
export function writeSite(size) {
  const root = join(BENCH_FOLDER, 'sites', String(size));
  rmSync(root, { recursive: true, force: true });
  const sources = readSources();
  /** @type {PageEntry[]} */
  const pages = [];
  for (let copy = 1; pages.length < size; copy++) {
    const name = `copy-${String(copy).padStart(3, '0')}`;
    const folder = join(root, 'pages', name);
    cpSync(join(SOURCE, 'images'), join(folder, 'images'), { recursive: true });
    for (const { file, text, title } of sources.slice(0, size - pages.length)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), addNumber(text, copy));
      pages.push({ path: `/${name}/${file}`.replace(/(index)?\.md$/, ''), title });
    }
  }
  const [first] = sources;
  if (!first) throw new Error(`There is no page in ${SOURCE}`);
  return { size, root, pages, editedPage: `copy-001/${first.file.slice(0, -'.md'.length)}` };
}

/**
 * Reads the pages of planck, those with links to others last, so that a partial copy has no dead links.
 */
function readSources() {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(SOURCE, file), 'utf8');
      return { file: file.replaceAll('\\', '/'), text, title: /^#+ (.+)/m.exec(text)?.[1] ?? file };
    });
  const linksToPages = (/** @type {{ text: string }} */ { text }) =>
    /[^!]\[[^\]]*\]\(\./.test(text);
  return [
    ...sources.filter((source) => !linksToPages(source)),
    ...sources.filter((source) => linksToPages(source)),
  ];
}

/**
 * Adds the number of the copy to the end of the text and as a comment to each block of code.
 * @param {string} text
 * @param {number} copy
 * @returns {string}
 */
function addNumber(text, copy) {
  const withComments = text.replace(
    /^```(\w*)\n([\s\S]*?)^```$/gm,
    (_block, language, code) =>
      `\`\`\`${language}\n${createComment(language, copy)}\n${code}\`\`\``,
  );
  return `${withComments}\n\nThis is copy ${copy}.\n`;
}

/**
 * @param {string} language
 * @param {number} copy
 * @returns {string}
 */
function createComment(language, copy) {
  if (language === 'html') return `<!-- Copy ${copy} -->`;
  return language === 'js' || language === 'ts' ? `// Copy ${copy}` : `# Copy ${copy}`;
}
