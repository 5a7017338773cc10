import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_FILE } from '../../config/load.ts';
import type { Problem } from '../../config/problem.ts';
import { moduleFiles } from '../cache/moduleFiles.ts';
import { displayPath } from '../terminal/displayPath.ts';

/**
 * Adds the lines to problems of what the config contains, such as a dead link of the sidebar. The line can be in a file
 * that the config imports.
 */
export function locateConfigProblems(problems: Problem[], root: string): Problem[] {
  const path = join(root, CONFIG_FILE);
  const file = displayPath(path);
  const isUnlocated = (problem: Problem) => problem.file === file && problem.line === undefined;
  if (!problems.some(isUnlocated)) return problems;
  // Without the files of the site engine, which configs import as well.
  const ownFiles = moduleFiles(path).filter((one) => one.startsWith(root));
  const files = ownFiles.map((one) => ({
    file: displayPath(one),
    lines: readFileSync(one, 'utf8').split('\n'),
  }));
  return problems.map((problem) =>
    isUnlocated(problem) ? { ...problem, ...findLine(problem.message, files) } : problem,
  );
}

interface ConfigFile {
  file: string;
  lines: string[];
}

/** Finds a text that a message quotes or ends with, preferably below the key that it begins with, or else that key. */
function findLine(
  message: string,
  [config = { file: '', lines: [] }, ...imported]: ConfigFile[],
): Pick<Problem, 'file' | 'line'> | undefined {
  const [, key] = /^"?(?:\w+\.)*(\w+)"?:/.exec(message) ?? [];
  const isKey = new RegExp(`^\\s*${key}['"]?\\s*[:,]`);
  const start = config.lines.findIndex((line) => isKey.test(line));
  const places = [
    { ...config, from: start },
    ...imported.map((one) => ({ ...one, from: 0 })),
    { ...config, from: 0 },
  ];
  for (const [, quoted, last = ''] of message.matchAll(/"([^"]+)"|(\S+)$/g)) {
    for (const { file, lines, from } of places) {
      const index = lines.findIndex((line, at) => at >= from && contains(line, quoted ?? last));
      if (index >= 0) return { file, line: index + 1 };
    }
  }
  return start < 0 ? undefined : { file: config.file, line: start + 1 };
}

/** Returns whether a line has a text as a string, or as the address of a link in Markdown. */
function contains(line: string, text: string): boolean {
  return [`'${text}'`, `"${text}"`, `\`${text}\``, `(${text})`].some((one) => line.includes(one));
}
