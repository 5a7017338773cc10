import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A check of the page: an expression, and the value that confirms the cause. */
export interface Check {
  expression: string;
  /** Source of the value; undefined if the page describes it in words. */
  value: string | undefined;
  /** Whether every other value confirms the cause. */
  isNegated: boolean;
}

const FILE = join(import.meta.dirname, '../../../docs/pages/troubleshooting.mdx');
/** In a paragraph: Check: `body.getType()` is `'static'`. */
const CHECK = /Check: `(?<expression>[^`]+)`(?: (?<verb>is|isn't) `(?<value>[^`]+)`)?/g;

/** Returns the checks of each symptom by its heading. */
export function readChecks(): Map<string, Check[]> {
  const [, ...sections] = readFileSync(FILE, 'utf8').split(/^### /m);
  return new Map(sections.map((section) => [readTitle(section), parseChecks(section)]));
}

function readTitle(section: string): string {
  return (section.split('\n', 1)[0] ?? '').replace(/ \\\{.*/, '');
}

function parseChecks(section: string): Check[] {
  return [...section.matchAll(CHECK)].map(({ groups = {} }) => ({
    expression: groups.expression ?? '',
    value: groups.value,
    isNegated: groups.verb === "isn't",
  }));
}
