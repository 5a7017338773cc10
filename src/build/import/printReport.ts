import { type Problem, sortProblems } from '../../config/problem.ts';
import type { Count, ImportReport } from './importSite.ts';

/** The report as text, for a terminal. */
export function printReport(report: ImportReport): string {
  const { tool, pages, intact, keys, remarks, config } = report;
  const problems = sortProblems(report.problems);
  const kinds = [...groupByKind(problems)].sort(([, a], [, b]) => b.length - a.length);
  const carried = keys.filter(({ isCarried }) => isCarried).map(({ key }) => key);
  const others = keys.filter(({ isCarried }) => !isCarried);
  return [
    `${plural(pages, 'page')} for ${tool}: ${intact} without a change, ${pages - intact} with changes that are needed.`,
    ...section('Understood as it is', report.conventions.map(counted)),
    ...section(
      'Frontmatter that is translated',
      report.frontmatter.map((key) => `${counted(key)}: ${key.use}`),
    ),
    ...section('Carried over from the config', carried.length > 0 ? [carried.join(', ')] : []),
    ...section(
      'Not carried over from the config',
      others.map(({ key, use }) => `${key}: ${use}`),
    ),
    ...section('Remarks', remarks),
    ...section(
      `Changes that are needed: ${plural(kinds.length, 'kind')}, in ${plural(problems.length, 'place')}`,
      kinds.flatMap(([kind, places]) => [kind, `  ${printPlaces(places)}`]),
    ),
    ...section('Proposed site.config.ts', config.split('\n')),
  ].join('\n');
}

/** Longer fixes are lists, such as of all components, whose first words are enough here. */
const MAX_FIX = 160;

/** Places by their mistake and its fix, as text. */
function groupByKind(problems: Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { message, fix } = problem;
    const shown = fix.length <= MAX_FIX ? fix : `${fix.slice(0, MAX_FIX).replace(/[^,]*$/, '')} …`;
    const kind = `${message} — ${shown}`;
    groups.set(kind, [...(groups.get(kind) ?? []), problem]);
  }
  return groups;
}

const MAX_PLACES = 3;

function printPlaces(places: Problem[]): string {
  const shown = places
    .slice(0, MAX_PLACES)
    .map(({ file, line }) => (line === undefined ? file : `${file}:${line}`))
    .join(', ');
  return places.length > MAX_PLACES ? `${places.length} places: ${shown}, …` : shown;
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function counted({ name, count, pages }: Count): string {
  return `${name} (${count}, on ${plural(pages, 'page')})`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
