import { hrefOf } from '../address/address.ts';
import { escapeHtml } from '../content/escape.ts';
import type { Page } from '../content/page.ts';
import type { Use } from './uses.ts';

const HEADING = { level: 2, id: 'in-the-guides', text: 'In the guides' };

/**
 * A page of the reference with a last section that leads to the guides. Only in what readers see:
 * search and twin hold what the page itself has to say.
 */
export function withUses(
  { html, outline, anchors }: Pick<Page, 'html' | 'outline' | 'anchors'>,
  uses: Use[],
  basePath: string,
): Pick<Page, 'html' | 'outline'> {
  // A writer who has a section of that name needs no second one.
  if (uses.length === 0 || anchors.includes(HEADING.id)) return { html, outline };
  const { id, text } = HEADING;
  const heading = `<h2 id="${id}"><a class="anchor" href="#${id}">${text}</a></h2>`;
  const items = groupByPage(uses).map((group) => guideItem(group, basePath));
  return {
    html: `${html}\n${heading}\n<ul>\n${items.join('\n')}\n</ul>`,
    outline: [...outline, HEADING],
  };
}

/** A guide, and below it those of its sections and scenes that use the symbol. */
function guideItem(uses: [Use, ...Use[]], basePath: string): string {
  const linkTo = (use: Pick<Use, 'path' | 'hash'>, text: string) =>
    `<a href="${escapeHtml(hrefOf(use, basePath))}">${escapeHtml(text)}</a>`;
  const [{ path, pageTitle }] = uses;
  const sections = uses.flatMap((use) => {
    const text = use.sceneTitle === undefined ? use.sectionTitle : `Scene: ${use.sceneTitle}`;
    return text === undefined ? [] : [`<li>${linkTo(use, text)}</li>`];
  });
  const list = sections.length > 0 ? `\n<ul>\n${sections.join('\n')}\n</ul>\n` : '';
  return `<li>${linkTo({ path, hash: '' }, pageTitle)}${list}</li>`;
}

function groupByPage(uses: Use[]): [Use, ...Use[]][] {
  const groups = new Map<string, [Use, ...Use[]]>();
  for (const use of uses) {
    const group = groups.get(use.path);
    if (group) group.push(use);
    else groups.set(use.path, [use]);
  }
  return [...groups.values()];
}
