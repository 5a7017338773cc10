import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CONFIG_FILE } from '../../config/load.ts';
import type { Problem } from '../../config/problem.ts';
import { moduleFiles } from '../cache/moduleFiles.ts';
import { displayPath } from '../terminal/displayPath.ts';

/**
 * Adds the lines to problems of what the config contains, such as a dead link of the sidebar. The line can be in a file
 * that the config imports. Requires TypeScript, so it is loaded only if there are such problems.
 */
export async function locateConfigProblems(problems: Problem[], root: string): Promise<Problem[]> {
  const path = join(root, CONFIG_FILE);
  const file = displayPath(path);
  const isUnlocated = (problem: Problem) => problem.file === file && problem.line === undefined;
  if (!problems.some(isUnlocated)) return problems;
  const { keyLines } = await import('./keyLines.ts');
  const findKey = keyLines(readFileSync(path, 'utf8'));
  // Without the files of the site engine, which configs import as well.
  const files = moduleFiles(path)
    .filter((one) => one.startsWith(root + sep))
    .map((one) => ({ file: displayPath(one), lines: readFileSync(one, 'utf8').split('\n') }));
  return problems.map((problem) =>
    isUnlocated(problem) ? { ...problem, ...findLine(problem.message, files, findKey) } : problem,
  );
}

interface ConfigFile {
  file: string;
  lines: string[];
}

/**
 * Finds the key that a message begins with, or a text that it quotes or ends with: in the value of the key, in another
 * file, or anywhere in the config.
 */
function findLine(
  message: string,
  [config = { file: '', lines: [] }, ...imported]: ConfigFile[],
  findKey: (path: string[]) => number | undefined,
): Pick<Problem, 'file' | 'line'> | undefined {
  const [, quote, key] = /^("?)([\w.]+)"?:/.exec(message) ?? [];
  const line = key === undefined ? undefined : findKey(key.split('.'));
  const ofKey = line === undefined ? undefined : { file: config.file, line };
  if (quote) return ofKey;
  const [from, to] = line === undefined ? [0, 0] : rangeOfValue(config.lines, line - 1);
  const places = [
    { ...config, from, to },
    ...[...imported, config].map((one) => ({ ...one, from: 0, to: Infinity })),
  ];
  const texts = [...message.matchAll(/"([^"]+)"|(\S+)$/g)].map(
    ([, quoted, last]) => quoted ?? last,
  );
  for (const { file, lines, from, to } of places) {
    for (const text of texts) {
      const at = lines.findIndex((one, at) => at >= from && at < to && contains(one, `${text}`));
      if (at >= 0) return { file, line: at + 1 };
    }
  }
  return ofKey;
}

/** Returns the first line of a key's value and the one after its last: that of the next key with the same indentation. */
function rangeOfValue(lines: string[], from: number): [from: number, to: number] {
  const indentation = lines[from]?.search(/\S/) ?? 0;
  const isNext = (line: string) => line.search(/\S/) <= indentation && /^\s*[\w'"]/.test(line);
  const to = lines.findIndex((line, at) => at > from && isNext(line));
  return [from, to < 0 ? Infinity : to];
}

/** Returns whether a line has a text as a string, but not as a key, or as the address of a link in Markdown. */
function contains(line: string, text: string): boolean {
  const strings = [`'${text}'`, `"${text}"`, `\`${text}\``, `(${text})`];
  return strings.some((one) => {
    const at = line.indexOf(one);
    return at >= 0 && !/^\s*:/.test(line.slice(at + one.length));
  });
}
