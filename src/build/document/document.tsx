import '../../shell/styles.ts';

import { renderToString } from 'react-dom/server';
import { encodePath, toHref } from '../../address/address.ts';
import { findDirection } from '../../config/language.ts';
import { escapeHtml } from '../../content/escape.ts';
import { styleRules, stylesIn } from '../../content/styles.ts';
import { App } from '../../shell/App.tsx';
import { INLINE_DATA_ID, type InlineData } from '../../shell/data/firstView.ts';
import { ROOT_ID, TOP_BAR_ID } from '../../shell/data/ids.ts';
import { BROWSER_KEY } from '../../shell/router/location.ts';
import { createRouter } from '../../shell/router/router.ts';
import type { HeadTag } from '../../site/head.ts';
import type { ShellConfig } from '../../site/shellConfig.ts';
import type { PageView, SidebarView } from '../../site/view.ts';
import { LAYER_ORDER } from '../../styles/layers.ts';
import type { DocumentData } from './documentData.ts';
import { type DocumentStyles, policyTag } from './policy.ts';

/** Renders what a page shows as a complete HTML document. */
export function renderPage(data: DocumentData, app: DocumentApp): string {
  const { config, view, sidebar, ...parts } = data;
  // The browser reads both back from the document.
  const { html, outline: _outline, ...inlineView } = view;
  const inlineData = {
    config: view.showLogo ? { ...config, logoUrl: undefined } : config,
    view: inlineView,
    sidebar: sidebar && { ...sidebar, items: undefined },
  };
  const shell = renderShell(config, view, sidebar);
  return renderDocument({ ...parts, article: html, shell, data: inlineData, app });
}

/** Renders the content of the browser's root for a page, identical to the browser's first render. */
export function renderShell(
  config: ShellConfig,
  view: PageView,
  sidebar: SidebarView | undefined,
): string {
  const { basePath } = config;
  const { path } = view;
  const href = toHref({ path }, basePath);
  const location = { href, path: encodePath(path), hash: '', key: BROWSER_KEY };
  const load = () => Promise.resolve(view);
  const router = createRouter({ basePath, first: { location, view }, load });
  return renderToString(<App router={router} config={config} sidebar={() => sidebar} />);
}

/** The parts of a page's document. */
export interface DocumentParts extends Omit<DocumentData, 'config' | 'view' | 'sidebar'> {
  /** HTML of the page, which the shell contains. */
  article: string;
  /** HTML of the browser's root. */
  shell: string;
  data: InlineData;
  app: DocumentApp;
}

/** How a document loads the app. Build and dev differ in this. */
export interface DocumentApp {
  inline: { head: string; start: string };
  /**
   * Returns the content security policy of a document with these styles. Undefined in dev, where only a header has it.
   */
  policy?: (styles: DocumentStyles) => string;
  /** Addresses of the app's entry and of the chunks that a first view needs. */
  entry: string;
  chunks: string[];
  /** Returns the inline styles of a page with this HTML. */
  css: (html: string) => string;
  /** Address of the styles that load with the app. Undefined in dev, where the app loads its styles itself. */
  stylesheet?: string;
  /** Additional HTML for the head. */
  headHtml: string;
}

/**
 * Renders a complete HTML document. No other file blocks its first paint, which waits only until the whole top bar has
 * arrived, so that its parts don't move. Firefox, Chrome before 124, and Safari before 18.2 ignore `rel="expect"` and
 * can paint half of it.
 */
export function renderDocument(parts: DocumentParts): string {
  const { lang, head, fonts, styles, article, shell, data, app } = parts;
  const { theme, banner } = data.config;
  const rules = styleRules(styles);
  const css = `${LAYER_ORDER}${fonts}${app.css(shell + rules)}${rules}`;
  const policy = app.policy?.({
    element: css,
    // Those of the shell, such as of a banner. Articles have none.
    attributes: stylesIn(shell.replace(article, ''), 'style'),
  });
  // Only "<" can end a script element, and JSON can escape it.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<!doctype html>
<html${printAttributes({ ...languageAttributes(lang), ...rootAttributes(data.config) })}>
<head>
<meta charset="utf-8">${policy ? `\n${policyTag(policy)}` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="expect" href="#${TOP_BAR_ID}" blocking="render">
<script${printAttributes({ 'data-scheme': theme.colorScheme, 'data-banner': banner?.id })}>${app.inline.head}</script>
${head.map(printTag).join('\n')}
<style>${css}</style>${printStyles(app.stylesheet)}
${app.headHtml}
</head>
<body>
<div id="${ROOT_ID}">${shell}</div>
<script type="application/json" id="${INLINE_DATA_ID}">${json}</script>
<script${printAttributes({ 'data-app': app.entry, 'data-chunks': app.chunks.join(' '), 'data-styles': app.stylesheet })}>${app.inline.start}</script>
</body>
</html>
`;
}

/** Returns the link to the print styles, for pages without script: pages have no inline print styles. */
function printStyles(stylesheet: string | undefined): string {
  if (stylesheet === undefined) return '';
  const attributes = { rel: 'stylesheet', media: 'print', href: stylesheet };
  return `\n<noscript><link${printAttributes(attributes)}></noscript>`;
}

function languageAttributes(lang: string): HeadTag['attributes'] {
  const dir = findDirection(lang);
  return { lang, dir: dir === 'rtl' ? dir : undefined };
}

/**
 * Returns the attributes of the root element: the prefix of the site's storage keys, and the theme of a site with a
 * single theme, so that it applies without JavaScript.
 */
function rootAttributes({ basePath, theme }: ShellConfig): HeadTag['attributes'] {
  const site = { 'data-site': `${basePath}/` };
  if (theme.colorScheme === 'system') return site;
  const isDark = theme.colorScheme === 'dark';
  return { ...site, class: isDark ? 'dark' : undefined, 'data-theme': theme.colorScheme };
}

function printTag({ tag, attributes, text = '' }: HeadTag): string {
  const start = `<${tag}${printAttributes(attributes)}>`;
  return tag === 'title' ? `${start}${escapeHtml(text)}</${tag}>` : start;
}

function printAttributes(attributes: HeadTag['attributes']): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escapeHtml(value as string)}"`,
    )
    .join('');
}
