import type { Comment, CommentDisplayPart, CommentTag, InlineTagDisplayPart } from 'typedoc';
import { capitalize } from '../../content/capitalize.ts';
import type { Docs } from '../model.ts';
import type { FindName } from './names.ts';

/** Returns the docs of all comments on one declaration. TypeDoc keeps some comments of a function separately. */
export function readDocs(comments: (Comment | undefined)[], findName: FindName): Docs {
  return comments
    .filter((comment) => comment !== undefined)
    .map((comment) => readComment(comment, findName))
    .reduce(mergeDocs, NO_DOCS);
}

/** Docs of a declaration without a comment. */
export const NO_DOCS: Docs = { summary: '', remarks: '', returns: '', examples: [], see: [] };

/** Converts parts of a comment to Markdown. */
export function toMarkdown(parts: CommentDisplayPart[], findName: FindName): string {
  return parts
    .map((part) => (part.kind === 'inline-tag' ? inlineTag(part, findName) : part.text))
    .join('')
    .trim();
}

/** Combines docs without repetitions, the first before the second. */
export function mergeDocs(first: Docs, second: Docs): Docs {
  const isSame = first.summary === second.summary;
  const summary = first.summary || second.summary;
  const rest = first.summary && !isSame ? second.summary : '';
  return {
    summary,
    remarks: paragraphs([first.remarks, rest, second.remarks]),
    returns: first.returns || second.returns,
    deprecated: first.deprecated ?? second.deprecated,
    examples: unique([...first.examples, ...second.examples]),
    see: unique([...first.see, ...second.see]),
  };
}

function readComment(comment: Comment, findName: FindName): Docs {
  const text = (tag: CommentTag) => toMarkdown(tag.content, findName);
  const tagged = (name: string) => comment.blockTags.filter(({ tag }) => tag === name).map(text);
  const { summary, remarks } = splitSummary(toMarkdown(comment.summary, findName));
  const others = comment.blockTags.filter(({ tag }) => !FIELD_TAGS.has(tag));
  const modifiers = [...comment.modifierTags].filter((tag) => !HIDDEN_MODIFIERS.has(tag));
  return {
    summary,
    remarks: paragraphs([
      remarks,
      ...tagged('@remarks'),
      ...others.map((tag) =>
        withTitle([tagTitle(tag.tag), tag.name].filter(Boolean).join(' '), text(tag)),
      ),
      ...modifiers.map((tag) => `**${tagTitle(tag)}**`),
    ]),
    returns: paragraphs(tagged('@returns')),
    deprecated: comment.hasModifier('@deprecated') ? '' : tagged('@deprecated')[0],
    examples: comment.blockTags
      .filter(({ tag }) => tag === '@example')
      .map((tag) => paragraphs([tag.name ?? '', text(tag)])),
    see: tagged('@see'),
  };
}

/** Tags that have separate fields. */
const FIELD_TAGS = new Set(['@deprecated', '@example', '@remarks', '@returns', '@see']);

/** Modifiers that are meant for tools, or that repeat the declaration. */
const HIDDEN_MODIFIERS = new Set([
  ...['@abstract', '@deprecated', '@event', '@eventProperty', '@override', '@public', '@readonly'],
  ...['@class', '@enum', '@function', '@interface', '@namespace', '@overload', '@useDeclaredType'],
  ...['@expand', '@inline', '@preventExpand', '@preventInline', '@reexport', '@primaryExport'],
]);

/** Splits off the first paragraph. Lists, code, and similar blocks end it even without an empty line. */
function splitSummary(text: string): Pick<Docs, 'summary' | 'remarks'> {
  const end = text.search(/\n[ \t]*(?=\n)|\n(?=[ \t]*(?:[-*+>|]\s|\d+[.)]\s|#{1,6}\s|```|~~~))/);
  if (end < 0) return { summary: text, remarks: '' };
  return {
    summary: text.slice(0, end).trim(),
    remarks: text
      .slice(end)
      .replace(/^\s*\n/, '')
      .trimEnd(),
  };
}

function inlineTag({ tag, text, target }: InlineTagDisplayPart, findName: FindName): string {
  if (!tag.startsWith('@link')) return text;
  if (typeof target === 'string') return `[${escapeBrackets(text)}](${target})`;
  const symbol = findName(target && 'kindOf' in target ? target : undefined);
  if (symbol !== undefined) return `[${escapeBrackets(text)}](symbol:${symbol})`;
  // A broken link becomes its words, or code if it consists only of a name.
  const [name = '', words] = text.split(/\s*\|\s*/);
  return words ?? (/^[\w$.#]+(\(\))?$/.test(name) ? `\`${name}\`` : name);
}

function escapeBrackets(text: string): string {
  return text.replace(/[[\]]/g, '\\$&');
}

/** Converts a tag to a title: `@throws` → `Throws`, `@sinceVersion` → `Since version`. */
function tagTitle(tag: string): string {
  const words = tag
    .slice(1)
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return capitalize(words);
}

function withTitle(title: string, text: string): string {
  if (text === '') return `**${title}**`;
  return /^(```|~~~|[-*+>|]\s)/.test(text) ? `**${title}**\n\n${text}` : `**${title}:** ${text}`;
}

function paragraphs(texts: string[]): string {
  return unique(texts.filter(Boolean)).join('\n\n');
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
