import { formatProblems, sortProblems } from '../../config/problem.ts';
import type { Count, ImportReport } from './importSite.ts';

/** The report as text, for a terminal. */
export function printReport(report: ImportReport): string {
  const { tool, pages, intact, problems, keys, remarks, config } = report;
  const carried = keys.filter(({ isCarried }) => isCarried).map(({ key }) => key);
  const others = keys.filter(({ isCarried }) => !isCarried);
  const found = sortProblems(problems).length;
  const kinds = new Set(problems.map(({ message, fix }) => `${message}${fix}`)).size;
  return [
    `${plural(pages, 'page')} for ${tool}: ${intact} can stay as they are, ${pages - intact} need changes.`,
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
      `Changes that are needed: ${kinds} kinds, in ${plural(found, 'place')}`,
      formatProblems(problems),
    ),
    ...section('Proposed site.config.ts', config.split('\n')),
  ].join('\n');
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
