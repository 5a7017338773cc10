import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { check } from './check.ts';
import type { Problem } from './problem.ts';

const cssLength = z.string().min(1, { error: 'a CSS length such as "2rem"' });

const OUTLINE_LEVEL = { error: 'true, false, or the deepest heading level from 2 to 6' };

const OUTLINE_RANGE = { error: 'false, "deep", a heading level from 2 to 6, or two such levels' };

const headingLevel = z.int().min(2, OUTLINE_RANGE).max(6, OUTLINE_RANGE);

/** VitePress's `outline` key, converted to `showOutline`. Our outlines start at level 2. */
const vitePressOutline = z
  .union(
    [z.boolean(), z.literal('deep'), headingLevel, z.tuple([headingLevel, headingLevel])],
    OUTLINE_RANGE,
  )
  .transform((range) => {
    if (range === 'deep') return 6;
    return Array.isArray(range) ? range[1] : range;
  });

const keysSchema = z.strictObject({
  title: z.string().min(1, { error: 'non-empty text' }).optional(),
  description: z.string().optional(),
  layout: z.enum(['docs', 'minimal', 'landing', 'window']).default('docs'),
  content: z
    .strictObject({
      horizontalPadding: cssLength.optional(),
      verticalPadding: cssLength.optional(),
      width: cssLength.optional(),
    })
    .optional(),
  /** Symbols of the reference that the page is about. Bare member names link to their members. */
  about: z.array(z.string()).optional(),
  /** The first tag is the page's group in lists of tagged pages, such as recipes. */
  tags: z.array(z.string().min(1, { error: 'non-empty text' })).optional(),
  /** One or two words that replace the picture of a tagged page, such as the name of a library that draws it. */
  mark: z.string().min(1, { error: 'non-empty text' }).optional(),
  authors: z
    .union([z.string(), z.array(z.string())], { error: 'a name, or a list of names' })
    .transform((authors) => (typeof authors === 'string' ? [authors] : authors))
    .optional(),
  date: z.iso.date({ error: 'a date such as 2026-11-21' }).optional(),
  showLogo: z.boolean().optional(),
  showOutline: z
    .union([z.boolean(), z.int().min(2, OUTLINE_LEVEL).max(6, OUTLINE_LEVEL)], OUTLINE_LEVEL)
    .optional(),
  showSidebar: z.boolean().optional(),
  showTopNav: z.boolean().optional(),
  /** If false, the page is served but omitted from lists, search, and search engines. */
  listed: z.boolean().optional(),
  /** Additional paths of this page, such as its path before it was moved. */
  aliases: z
    .array(z.string().regex(/^\/(?!\/)/, { error: 'a path that starts with "/"' }))
    .default([]),
  outline: vitePressOutline.optional(),
});

const frontmatterSchema = keysSchema.transform(({ outline, ...keys }) => ({
  ...keys,
  ...(outline !== undefined && keys.showOutline === undefined && { showOutline: outline }),
}));

/** The checked YAML block at the top of a page, with defaults filled in. */
export type Frontmatter = z.output<typeof frontmatterSchema>;

const FRONTMATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Matches an unclosed block. Text or an empty line after the dashes would make them a thematic break instead. */
const UNCLOSED = /^---[ \t]*\n[ \t]*[\w-]+:(?:\s|$)/;

/**
 * Maximum length of the YAML, in UTF-16 code units. Parsing time grows with the square of the number of keys; at this
 * length, it is about two seconds.
 */
const MAX_LENGTH = 20_000;

/** A page, split into frontmatter and body. */
interface ParsedPage {
  frontmatter: Frontmatter;
  /** Starts with as many line breaks as the frontmatter has, so that its line numbers match the file. */
  body: string;
  /** Returns the line of a key in the frontmatter. */
  findLine?: (path: PropertyKey[]) => number | undefined;
  problems: Problem[];
}

/** Splits a page into frontmatter and body. */
export function parseFrontmatter(source: string, file: string): ParsedPage {
  const text = normalize(source);
  const [block = '', yaml = ''] = FRONTMATTER.exec(text) ?? [];
  const body = block.replace(/[^\n]/g, '') + text.slice(block.length);
  const failed = (problems: Problem[]) => ({ frontmatter: defaults(), body, problems });
  if (block === '' && UNCLOSED.test(text)) {
    const message = 'the frontmatter is never closed';
    return failed([{ file, line: 1, message, fix: 'end it with a line "---"' }]);
  }
  if (yaml.length > MAX_LENGTH) {
    const message = `the frontmatter has ${yaml.length} characters, and the maximum is ${MAX_LENGTH}`;
    const fix = 'shorten it, or put data in a file in public/';
    return failed([{ file, line: 1, message, fix }]);
  }
  const { value, findLine, problems } = parseYaml(yaml, file);
  if (problems.length > 0) return failed(problems);
  const checked = check(frontmatterSchema, value ?? {}, {
    file,
    findLine,
    guide: 'WRITING.md, "Set the frontmatter"',
  });
  return { frontmatter: checked.value ?? defaults(), body, findLine, problems: checked.problems };
}

/** Removes a byte order mark and Windows line endings. */
function normalize(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function parseYaml(yaml: string, file: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  // The YAML starts on the second line of the file.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const findLine = (path: PropertyKey[]) => lineAt(findOffset(document, path));
  const notYaml = (reason: string, line: number): Problem => ({
    file,
    line,
    message: `invalid YAML in the frontmatter: ${reason}`,
    fix: 'write "key: value" lines between the "---" lines; quote values that contain a colon or start with a special character',
  });
  const problems = document.errors.map((error) => {
    const [reason = ''] = error.message.split('\n');
    return notYaml(reason.replace(/ at line.*/, ''), lineAt(error.pos[0]));
  });
  if (problems.length > 0) return { value: undefined, findLine, problems };
  try {
    return { value: document.toJS() as unknown, findLine, problems };
  } catch (error) {
    // An alias (`*name`) without an anchor is detected only by the conversion.
    const reason =
      error instanceof Error ? error.message.replace(/ at line.*/s, '') : String(error);
    return { value: undefined, findLine, problems: [notYaml(reason, 2)] };
  }
}

/** Returns the offset of a key in the YAML, or of its closest ancestor. */
function findOffset(document: Document.Parsed, path: PropertyKey[]): number {
  for (let end = path.length; end > 0; end--) {
    const key = path[end - 1];
    const parent = end === 1 ? document.contents : document.getIn(path.slice(0, end - 1), true);
    const node = isMap(parent)
      ? parent.items.find((pair) => String(pair.key) === String(key))?.key
      : document.getIn(path.slice(0, end), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function defaults(): Frontmatter {
  return frontmatterSchema.parse({});
}
