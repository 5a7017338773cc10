import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Problem, ProblemsError } from '../../config/problem.ts';
import { pathOfFile } from '../../content/paths.ts';
import { buildApp } from '../app.ts';
import { CACHE_FOLDER } from '../bundle.js';
import { openCache } from '../cache.ts';
import { displayPath } from '../displayPath.ts';
import { createSiteLoader, type LoadOptions } from '../load.ts';
import { createTasks } from '../tasks.ts';
import { findPatterns } from './adaptPage.ts';
import { CONVENTIONS } from './conventions.ts';
import { readDocusaurus } from './docusaurus.ts';
import type { ForeignSite, KeyUse, ReadForeignSite } from './foreignSite.ts';
import { readVitePress } from './vitepress.ts';
import { readVocs } from './vocs.ts';
import { printValue, type WrittenPage, writeSite } from './writeSite.ts';

/** The tools whose documentation can be read. */
export const TOOLS: Record<string, ReadForeignSite> = {
  vitepress: readVitePress,
  vocs: readVocs,
  docusaurus: readDocusaurus,
};

/** Something that occurs in pages, and how often. */
export interface Count {
  name: string;
  count: number;
  pages: number;
}

/** What moving documentation to this tool needs. */
export interface ImportReport {
  tool: string;
  pages: number;
  /** Number of pages without a problem. */
  intact: number;
  /** What is understood as it is. */
  conventions: Count[];
  /** Keys of the frontmatter that were translated, with what becomes of them. */
  frontmatter: (Count & { use: string })[];
  keys: KeyUse[];
  /** What has to change, at the places in the original files. */
  problems: Problem[];
  remarks: string[];
  /** The proposed config, as code. */
  config: string;
}

export interface ImportOptions {
  /** Where to write the site; it is written to a temporary folder otherwise. */
  out?: string;
  /** Renders pages; by default as a build does. */
  pageBlocks?: LoadOptions['pageBlocks'];
}

/**
 * Translates documentation that was written for another tool, builds it, and reports what is missing. The
 * documentation itself does not change.
 * @throws ProblemsError if there are no pages, or the output is not empty
 */
export async function importSite(
  read: ReadForeignSite,
  folder: string,
  {
    out,
    pageBlocks = async () => (await (await buildApp()).prerender()).loadPageBlocks(),
  }: ImportOptions = {},
): Promise<ImportReport> {
  const { site, problems } = await read(resolve(folder));
  if (site.pages.length === 0) throw noPages(site);
  if (out !== undefined && existsSync(out) && readdirSync(out).length > 0) throw notEmpty(out);
  const target = out === undefined ? join(CACHE_FOLDER, `import-${process.pid}`) : resolve(out);
  try {
    if (out === undefined) rmSync(target, { recursive: true, force: true });
    const pages = writeSite(site, target);
    const load = createSiteLoader({
      root: target,
      cache: openCache(),
      tasks: createTasks(),
      pageBlocks,
    });
    const { problems: found } = await load();
    return reportOn(site, pages, [...problems, ...found.map(originalPlace(site, pages, target))]);
  } finally {
    if (out === undefined) rmSync(target, { recursive: true, force: true });
  }
}

function reportOn(site: ForeignSite, pages: WrittenPage[], built: Problem[]): ImportReport {
  const fileOf = ({ source }: WrittenPage) => displayPath(join(site.contentFolder, source));
  const unsupported = pages.flatMap((page) =>
    findPatterns(page.text, site.unsupported).map(
      ({ name, line, pattern }): Problem => ({
        file: fileOf(page),
        line,
        message: `${name} is not supported`,
        fix: pattern.fix ?? '',
      }),
    ),
  );
  const problems = [...unsupported, ...withoutConsequences(built, unsupported, pages, fileOf)];
  const faulty = new Set(problems.map(({ file }) => file));
  return {
    tool: site.tool,
    pages: pages.length,
    intact: pages.filter((page) => !faulty.has(fileOf(page))).length,
    conventions: count(pages, ({ text }) => findPatterns(text, CONVENTIONS)),
    frontmatter: count(pages, ({ keys }) => keys).map((key) => {
      const rule = site.frontmatter[key.name];
      return { ...key, use: rule && 'as' in rule ? `is called ${rule.as}` : (rule?.use ?? '') };
    }),
    keys: site.keys,
    problems,
    remarks: site.remarks,
    config: printValue(site.config),
  };
}

/**
 * Removes problems that disappear with others: those at a line that has one already, and dead anchors on pages
 * that could not be rendered.
 */
function withoutConsequences(
  built: Problem[],
  unsupported: Problem[],
  pages: WrittenPage[],
  fileOf: (page: WrittenPage) => string,
): Problem[] {
  const places = new Set(unsupported.map(({ file, line }) => `${file}:${line}`));
  const faulty = new Set([...unsupported, ...built].map(({ file }) => file));
  const incomplete = pages
    .filter((page) => faulty.has(fileOf(page)))
    .map(({ filePath }) => `dead anchor ${pathOfFile(filePath)}#`);
  return built.filter(
    ({ file, line, message }) =>
      !places.has(`${file}:${line}`) && !incomplete.some((start) => message.includes(start)),
  );
}

/** Returns how often each name was found, the most frequent first. */
function count(pages: WrittenPage[], find: (page: WrittenPage) => { name: string }[]): Count[] {
  const counts = new Map<string, Count>();
  for (const page of pages) {
    const names = find(page).map(({ name }) => name);
    for (const name of new Set(names)) {
      const { count, pages } = counts.get(name) ?? { count: 0, pages: 0 };
      const own = names.filter((other) => other === name).length;
      counts.set(name, { name, count: count + own, pages: pages + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Problems are at places of the site that was written; writers know those of the original files. */
function originalPlace(site: ForeignSite, pages: WrittenPage[], target: string) {
  const sources = new Map(
    pages.map(({ filePath, source }) => [
      displayPath(join(target, 'pages', filePath)),
      displayPath(join(site.contentFolder, source)),
    ]),
  );
  const ours = displayPath(target);
  return (problem: Problem): Problem => ({
    ...problem,
    file: sources.get(problem.file) ?? (relative(ours, problem.file) || problem.file),
    fix: problem.fix.replaceAll(`${ours}/`, ''),
  });
}

function noPages({ contentFolder }: ForeignSite): ProblemsError {
  const message = 'no pages found';
  const fix = 'name the folder that contains the config of the documentation';
  return new ProblemsError([{ file: displayPath(contentFolder), message, fix }]);
}

function notEmpty(out: string): ProblemsError {
  const message = 'the folder is not empty';
  return new ProblemsError([
    { file: displayPath(out), message, fix: 'choose another folder with --out' },
  ]);
}
