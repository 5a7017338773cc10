import { escapeHtml } from '../content/escape.ts';
import { INLINE_DATA_ID, type InlineData } from '../shell/data/firstView.ts';
import { TOP_BAR_ID } from '../shell/navigation/ids.ts';
import type { HeadTag } from '../site/head.ts';
import type { ShellConfig } from '../site/shellConfig.ts';
import { LAYER_ORDER } from '../styles/layers.ts';

/** What a page's document is made of. */
export interface DocumentParts {
  head: HeadTag[];
  /** HTML of `#root`. */
  shell: string;
  data: InlineData;
  app: DocumentApp;
}

/** How the app comes into the document; build and dev fill it in their own ways. */
export interface DocumentApp {
  inline: { head: string; start: string };
  /** Address of the app's entry, and of the chunks it needs at once. */
  entry: string;
  chunks: string[];
  /** Styles that stay. */
  css: string;
  /** More elements for the head, complete. */
  headHtml: string;
}

/**
 * The whole HTML file. Nothing in it waits for another file before the first paint, but that waits
 * for the whole top bar: painted in halves, as it may arrive, its parts would move. Firefox, Chrome
 * before 124 and Safari before 18.2 ignore `rel="expect"` and may paint it in halves.
 */
export function renderDocument({ head, shell, data, app }: DocumentParts): string {
  const { theme, banner } = data.config;
  // Inside a script element only "<" can end it; JSON may write it as an escape.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<!doctype html>
<html lang="en"${printAttributes(rootAttributes(theme.colorScheme))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="expect" href="#${TOP_BAR_ID}" blocking="render">
<script${printAttributes({ 'data-scheme': theme.colorScheme, 'data-banner': banner?.id })}>${app.inline.head}</script>
${head.map(printTag).join('\n')}
<style>${LAYER_ORDER}${app.css}</style>
${app.headHtml}
</head>
<body>
<div id="root">${shell}</div>
<script type="application/json" id="${INLINE_DATA_ID}">${json}</script>
<script data-app="${app.entry}" data-chunks="${app.chunks.join(' ')}">${app.inline.start}</script>
</body>
</html>
`;
}

/** A site of one theme has it without script too. */
function rootAttributes(colorScheme: ShellConfig['theme']['colorScheme']): HeadTag['attributes'] {
  if (colorScheme === 'system') return {};
  return { class: colorScheme === 'dark' ? 'dark' : undefined, 'data-theme': colorScheme };
}

function printTag({ tag, attributes, text = '' }: HeadTag): string {
  const start = `<${tag}${printAttributes(attributes)}>`;
  if (tag === 'meta' || tag === 'link') return start;
  return `${start}${tag === 'style' ? text : escapeHtml(text)}</${tag}>`;
}

function printAttributes(attributes: HeadTag['attributes']): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeHtml(value as string)}"`,
    )
    .join('');
}
