import { EditorView } from '@codemirror/view';

/** Colors of code: GitHub's, as in all code of the site. */
export const CODE = {
  keyword: 'light-dark(#c11c2c, #f47067)',
  string: 'light-dark(#032f62, #96d0ff)',
  number: 'light-dark(#005cc5, #6cb6ff)',
  type: 'light-dark(#6f42c1, #dcbdfb)',
  comment: 'light-dark(#5f6872, #909dab)',
};

/** The editor in the colors of the site's current theme. */
export const THEME = EditorView.theme({
  '&': {
    color: 'light-dark(var(--code-light), var(--code-dark))',
    fontSize: 'var(--size-small)',
    // The editor fills a container with a height; elsewhere, it is as high as the code.
    blockSize: 'var(--editor-height, auto)',
    maxBlockSize: 'var(--editor-height, 28rem)',
  },
  // An outline would be below the gutter.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    border: '2px solid var(--color-accent)',
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--color-text)', paddingBlock: 'var(--space-3)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--color-text)' },
  '.cm-gutters': {
    border: '0',
    paddingInlineEnd: 'var(--space-1)',
    // Long lines scroll below the numbers.
    background: 'light-dark(var(--code-light-background), var(--code-dark-background))',
    color: CODE.comment,
  },
  '.cm-gutter': { minInlineSize: '2.5rem' },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--color-text) 3%, transparent)' },
  '.cm-activeLineGutter': { background: 'none' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'color-mix(in srgb, var(--color-accent) 25%, transparent)' },
  '.cm-tooltip': {
    maxInlineSize: 'min(36rem, 90vw)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-raised)',
    color: 'var(--color-text)',
    boxShadow: 'var(--shadow-panel)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--color-accent-quiet)',
    color: 'var(--color-text)',
    // Visible where the system chooses the colors.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '.cm-info': { padding: 'var(--space-2) var(--space-3)', maxBlockSize: '16rem', overflow: 'auto' },
  '.cm-info code': { padding: '0', background: 'none', whiteSpace: 'pre-wrap' },
  '.cm-info p': { margin: 'var(--space-2) 0 0', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic': { padding: 'var(--space-2) var(--space-3)', fontFamily: 'var(--font-text)' },
  '.cm-panels': { background: 'var(--color-page)', color: 'inherit' },
  '.cm-panels-top': { borderBlockEnd: '1px solid var(--color-line)' },
  '.cm-panel.cm-search': { padding: 'var(--space-2)', font: 'inherit' },
  '.cm-panel.cm-search label': { fontSize: 'inherit', whiteSpace: 'nowrap' },
  '.cm-panel.cm-search [name=close]': {
    insetBlockStart: 'var(--space-1)',
    inlineSize: '2rem',
    blockSize: '2rem',
    color: 'var(--color-quiet)',
  },
  '.cm-textfield, .cm-button': {
    minBlockSize: '1.75rem',
    border: '1px solid var(--color-edge)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--color-page)',
    color: 'inherit',
    font: 'inherit',
  },
  '.cm-button:hover': { background: 'var(--color-accent-quiet)' },
  '.cm-searchMatch': { background: 'var(--color-match)' },
  '.cm-searchMatch-selected': { background: 'var(--color-match-current)' },
  // Marks invisible characters, and those that change the order of text.
  '.cm-specialChar': {
    color: 'var(--color-danger)',
    outline: '1px solid',
    fontWeight: 'var(--weight-strong)',
  },
  '.cm-selectionMatch': { background: 'var(--color-accent-quiet)' },
  '.tok-keyword, .tok-operator': { color: CODE.keyword },
  '.tok-string, .tok-string2': { color: CODE.string },
  '.tok-number, .tok-bool, .tok-literal, .tok-propertyName': {
    color: CODE.number,
  },
  '.tok-typeName, .tok-className, .tok-definition': { color: CODE.type },
  '.tok-comment': { color: CODE.comment },
});
