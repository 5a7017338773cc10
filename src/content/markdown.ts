import type { Root as Hast } from 'hast';
import type { Code, Html, Root as Mdast } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options as RemarkRehypeOptions } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { quotesToCallouts } from './callouts.ts';
import { splitInfo } from './fence.ts';
import { parseFormulas } from './formulaSyntax.ts';
import { forbidUnclosedFence } from './unclosedFence.ts';

/** Plugins that `.md` and `.mdx` share, so that the same Markdown means the same in both. */
export const remarkPlugins = [
  remarkGfm,
  parseFormulas,
  quotesToCallouts,
  keepCodeMeta,
  repairRawHtml,
];

/** Footnotes keep the ids of their writer. Without user content, ids need no prefix. */
export const remarkRehypeOptions: RemarkRehypeOptions = {
  allowDangerousHtml: true,
  clobberPrefix: '',
};

const parser = unified().use(remarkParse).use(remarkPlugins).freeze();
const toHast = unified().use(remarkRehype, remarkRehypeOptions).freeze();
const parseRawHtml = unified().use(rehypeRaw).freeze();

/**
 * Renders GitHub-flavored Markdown to an HTML tree whose nodes have their line in the source.
 * @throws UnclosedFenceError if a code block has no closing fence, which Markdown allows
 */
export function renderMarkdown(
  body: string,
  { forbidsUnclosedFence = false }: { forbidsUnclosedFence?: boolean } = {},
): Hast {
  const parsed = parser.parse(body);
  if (forbidsUnclosedFence) forbidUnclosedFence(parsed, body);
  const mdast = parser.runSync(parsed, body) as Mdast;
  const hast = toHast.runSync(mdast) as Hast;
  // Parsing HTML again is slow, so it is done only for pages with raw HTML.
  return hasRawHtml(hast) ? (parseRawHtml.runSync(hast) as Hast) : hast;
}

/** Carries the text after a fence's language into HTML: ```` ```ts title="a.ts" ````. */
function keepCodeMeta() {
  return (tree: Mdast) => {
    visit(tree, 'code', (node: Code) => {
      const { language, meta } = splitInfo(node.lang ?? '', node.meta ?? '');
      node.lang = language || null;
      if (meta) node.data = { ...node.data, hProperties: { dataMeta: meta } };
    });
  };
}

/**
 * Repairs raw HTML to mean what its writer intended: in HTML, `<a id="b" />` and the `<T>` of `Array<T>` would open an
 * element that contains the rest of the paragraph.
 */
function repairRawHtml() {
  return (tree: Mdast) => {
    visit(tree, 'html', (node: Html) => {
      node.value = node.value
        .replace(/<(?=\/?[A-Z])/g, '&lt;')
        .replace(SELF_CLOSING, '<$<name>$<attributes>></$<name>>');
    });
  };
}

/** Excludes `<br/>`, because `</br>` is another line break. Other end tags without content are ignored. */
const SELF_CLOSING =
  /<(?!br\b)(?<name>[a-z][\w-]*)(?<attributes>(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+(?=[\s>])))?)*)\s*\/>/g;

function hasRawHtml(tree: Hast): boolean {
  let found = false;
  visit(tree, 'raw', () => {
    found = true;
    return false;
  });
  return found;
}
