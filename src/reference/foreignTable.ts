import type { Element, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { z } from 'zod';
import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import { renderMarkdown } from '../content/markdown.ts';
import type { FindSymbol } from '../content/symbolLinks.ts';

const text = z.string().min(1, { error: 'non-empty text' });

const row = z.strictObject({
  /** Names in the other engine as its users write them: `AddForce`. */
  theirs: z.array(text).min(1, { error: 'at least one name' }),
  /**
   * What to use here, in Markdown. Its code names symbols of the reference (`body.applyForce()`), and its links lead to
   * sections of guides.
   */
  here: text,
  /** Difference that users must know, in Markdown. Search ignores its links. */
  note: text.optional(),
});

/** Names of another engine, with what to use here: a file of `comingFrom/`. */
export const foreignTableSchema = z.strictObject({
  /** Name of the engine, as in headings of tables: `Unity`. */
  engine: text,
  /** Release that the names are from: `2D physics of Unity 6`. */
  version: text,
  /** Rows grouped by the reader's task. */
  tasks: z
    .array(
      z.strictObject({ title: text, rows: z.array(row).min(1, { error: 'at least one row' }) }),
    )
    .min(1, { error: 'at least one task' }),
});

/** Names of another engine, as a file of `comingFrom/` exports them. */
export type ForeignTable = z.input<typeof foreignTableSchema>;
export type ForeignRow = z.output<typeof row>;

/** A table with the data that its block and its problems refer to. */
export interface SiteForeignTable extends z.output<typeof foreignTableSchema> {
  /** Name of its file, which is the engine's in `<ForeignNames engine="unity-2d" />`. */
  id: string;
  /** Path in problems. */
  file: string;
  /** Source of the file, for lines in problems. */
  source: string;
}

/**
 * Returns a problem for each name that a table contains twice, for each row without a link, and for code in `here` that
 * isn't a symbol.
 */
export function checkForeignTable(
  { tasks, file, source }: SiteForeignTable,
  { findSymbol, names }: { findSymbol: FindSymbol; names: Iterable<string> },
): Problem[] {
  const lines = source.split('\n');
  const findLine = (quoted: string) =>
    lines.findIndex((line) => line.includes(quoted)) + 1 || undefined;
  const rows = tasks.flatMap(({ rows }) => rows);
  const all = rows.flatMap(({ theirs }) => theirs);
  const twice = all.filter((name, index) => all.indexOf(name) < index);
  const existing = [...names];
  return [
    ...twice.map((name) => ({
      ...{ file, line: findLine(`'${name}'`), message: `the table has "${name}" twice` },
      fix: 'merge the two rows, or name the arguments that differ',
    })),
    ...rows
      .filter(({ here }) => unlinkedCode(here).length === 0 && !/\]\(\//.test(here))
      .map(({ theirs: [first = ''] }) => ({
        ...{ file, line: findLine(`'${first}'`), message: `"here" of "${first}" leads nowhere` },
        fix: 'name a symbol as code, or link a section that says what to do instead',
      })),
    ...rows.flatMap(({ theirs: [first = ''], here }) =>
      unlinkedCode(here)
        .filter((code) => findSymbol(code) === undefined)
        .map((code) => ({
          ...{ file, line: findLine(`'${first}'`) },
          message: `"here" of "${first}" has the unknown symbol "${code}"`,
          fix: didYouMean(
            code.replace(/\(.*/s, ''),
            existing,
            'move it to "note", or link a section',
          ),
        })),
    ),
  ];
}

/** Returns the code in a text, except the code of links. */
function unlinkedCode(markdown: string): string[] {
  const found: string[] = [];
  visit(renderMarkdown(markdown) as Root, 'element', (node: Element) => {
    if (node.tagName === 'a') return SKIP;
    if (node.tagName === 'code') found.push(toText(node));
  });
  return found;
}
