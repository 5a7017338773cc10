import type { Pattern } from './foreignSite.ts';

/** What other tools have, and what works here without a change. */
export const CONVENTIONS: Pattern[] = [
  {
    name: 'titles of code: [world.ts], title="…", filename="…"',
    pattern: /^[ \t>]*(`{3,}|~{3,})\S.*(\[[^\]]+\]|(title|filename)=)/,
    within: 'code',
  },
  {
    name: 'highlighted lines: {1,3-5}',
    pattern: /^[ \t>]*(`{3,}|~{3,})\S*\s*.*\{[\d,\s-]+\}/,
    within: 'code',
  },
  {
    name: 'line numbers: showLineNumbers, :line-numbers',
    pattern: /^[ \t>]*(`{3,}|~{3,})\S.*(showLineNumbers|:line-numbers)/,
    within: 'code',
  },
  { name: 'twoslash', pattern: /^[ \t>]*(`{3,}|~{3,})\S.*\btwoslash\b/, within: 'code' },
  { name: 'notations in code: // [!code …]', pattern: /\[!code\s/, within: 'code' },
  {
    name: 'callouts: ::: tip Title',
    pattern: /^[ \t>]*:::+\s*(note|info|tip|success|warning|danger)\b/i,
    within: 'text',
  },
  { name: 'details: ::: details Title', pattern: /^[ \t>]*:::+\s*details\b/, within: 'text' },
  { name: 'code groups: ::: code-group', pattern: /^[ \t>]*:::+\s*code-group\b/, within: 'text' },
  { name: 'anchors of headings: {#anchor}', pattern: /^#{1,6} .*\{#[^}]+\}\s*$/, within: 'text' },
  { name: 'outline in the frontmatter', pattern: /^outline:/, within: 'text' },
  {
    name: 'links to files of pages: ./world.md',
    pattern: /\]\((?![a-z]+:)[^)\s]*\.mdx?[)#?]/,
    within: 'text',
  },
];
