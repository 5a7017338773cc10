import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { check } from './check.ts';
import type { Problem } from './problem.ts';

const cssLength = z.string().min(1, { error: 'a CSS length such as "2rem"' });

const frontmatterSchema = z.strictObject({
  title: z.string().min(1, { error: 'a text that is not empty' }).optional(),
  description: z.string().optional(),
  layout: z.enum(['docs', 'minimal', 'landing']).default('docs'),
  content: z
    .strictObject({
      horizontalPadding: cssLength.optional(),
      verticalPadding: cssLength.optional(),
      width: cssLength.optional(),
    })
    .optional(),
  authors: z
    .union([z.string(), z.array(z.string())], { error: 'a name, or a list of names' })
    .transform((authors) => (typeof authors === 'string' ? [authors] : authors))
    .optional(),
  date: z.iso.date({ error: 'a date such as 2026-11-21' }).optional(),
  showLogo: z.boolean().optional(),
  showOutline: z
    .union([z.boolean(), z.int().min(2).max(6)], {
      error: 'true, false, or the deepest heading level from 2 to 6',
    })
    .optional(),
  showSidebar: z.boolean().optional(),
  showTopNav: z.boolean().optional(),
  /** Other paths that show this page, such as the one it had before it moved. */
  aliases: z
    .array(z.string().regex(/^\/(?!\/)/, { error: 'a path that starts with "/"' }))
    .default([]),
});

/** The checked block of YAML at the top of a page, with defaults filled in. */
export type Frontmatter = z.output<typeof frontmatterSchema>;

const FRONTMATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n|^)---[ \t]*(?:\r?\n|$)/;

/**
 * Splits a page into frontmatter and body. The body keeps as many line breaks as the
 * frontmatter had, so that every line number in it is the file's own.
 */
export function parseFrontmatter(
  source: string,
  file: string,
): { frontmatter: Frontmatter; body: string; problems: Problem[] } {
  const match = FRONTMATTER.exec(source);
  const yaml = match?.[1] ?? '';
  const body = match ? '\n'.repeat(lineCount(match[0])) + source.slice(match[0].length) : source;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The YAML starts on the file's second line.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      message: `the frontmatter is not YAML: ${error.message.split('\n')[0]?.replace(/ at line.*/, '')}`,
      fix: 'write "key: value" lines between the "---" lines; quote values that hold a colon',
    }));
    return { frontmatter: defaults(), body, problems };
  }
  const lineOf = (path: PropertyKey[]) => {
    for (let end = path.length; end > 0; end--) {
      const node = document.getIn(path.slice(0, end), true) as { range?: [number] } | undefined;
      if (node?.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const { value, problems } = check(frontmatterSchema, document.toJS() ?? {}, { file, lineOf });
  return { frontmatter: value ?? defaults(), body, problems };
}

function defaults(): Frontmatter {
  return frontmatterSchema.parse({});
}

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}
