import { scenePicturePath, toHref } from '../address/address.ts';
import { escapeHtml, htmlLink } from '../content/escape.ts';
import type { OutlineItem, Page } from '../content/page.ts';
import { groupBy } from './groupBy.ts';
import type { Ranked, SceneUse, SectionUse, Uses } from './uses.ts';

const HEADING = { level: 2, id: 'in-the-guides', text: 'In the guides' };
const SCENES_HEADING = { level: 3, id: 'in-the-guides-scenes', text: 'Scenes' };

/**
 * Appends a section with links to the guides to a page of the reference. It is added only to the view, so that search
 * and the Markdown twin contain just the page's own content.
 * @param hasPictures whether the site has pictures of its scenes
 */
export function appendUses(
  { html, outline, anchors }: Pick<Page, 'html' | 'outline' | 'anchors'>,
  uses: Uses | undefined,
  { basePath, hasPictures }: { basePath: string; hasPictures: boolean },
): Pick<Page, 'html' | 'outline'> {
  // A page can have its own section with that name.
  const isTaken = [HEADING, SCENES_HEADING].some(({ id }) => anchors.includes(id));
  if (uses === undefined || isTaken) return { html, outline };
  const { sections, scenes } = uses;
  const headings = scenes.top.length > 0 ? [HEADING, SCENES_HEADING] : [HEADING];
  const parts = [
    headingHtml(HEADING),
    ...createList(sections, 'sections', (some) => guideItems(some, basePath)),
    ...(scenes.top.length > 0 ? [headingHtml(SCENES_HEADING)] : []),
    ...createList(
      scenes,
      'scenes',
      (some) => some.map((scene) => sceneItem(scene, basePath, hasPictures)),
      hasPictures ? ' class="scene-uses"' : '',
    ),
  ];
  return { html: [html, ...parts].join('\n'), outline: [...outline, ...headings] };
}

function headingHtml({ level, id, text }: OutlineItem): string {
  const label = `aria-labelledby="${id}"`;
  return `<h${level} id="${id}" ${label}>${text}<a class="anchor" href="#${id}" ${label}></a></h${level}>`;
}

/** Renders the top uses, and the others folded. */
function createList<Use>(
  { top, rest }: Ranked<Use>,
  kind: string,
  listItems: (uses: Use[]) => string[],
  attributes = '',
): string[] {
  const list = (uses: Use[]) => `<ul${attributes}>\n${listItems(uses).join('\n')}\n</ul>`;
  if (top.length === 0) return [];
  if (rest.length === 0) return [list(top)];
  const summary = `<summary>${rest.length} more ${kind}</summary>`;
  return [list(top), `<details class="more">${summary}\n${list(rest)}\n</details>`];
}

/** Renders the guides, each with its sections that use the symbol. */
function guideItems(uses: SectionUse[], basePath: string): string[] {
  return [...groupBy(uses, ({ path }) => path).values()].map((group) => {
    const [{ path, pageTitle }] = group;
    const sections = group.flatMap((use) =>
      use.sectionTitle === undefined ? [] : [`<li>${linkTo(use, use.sectionTitle, basePath)}</li>`],
    );
    const list = sections.length > 0 ? `\n<ul>\n${sections.join('\n')}\n</ul>\n` : '';
    return `<li>${linkTo({ path, hash: '' }, pageTitle, basePath)}${list}</li>`;
  });
}

/** Renders a scene with its picture, and the guide that shows it. */
function sceneItem(use: SceneUse, basePath: string, hasPicture: boolean): string {
  const pictures = hasPicture
    ? (['light', 'dark'] as const).map((theme) => {
        const source = escapeHtml(toHref({ path: scenePicturePath(use.scene, theme) }, basePath));
        return `<img data-theme="${theme}" src="${source}" alt="" width="3" height="2" loading="lazy">`;
      })
    : [];
  const text = `${linkTo(use, use.sceneTitle, basePath)} (${escapeHtml(use.pageTitle)})`;
  return `<li>${pictures.join('')}${text}</li>`;
}

function linkTo(to: Pick<SectionUse, 'path' | 'hash'>, text: string, basePath: string): string {
  return htmlLink(text, toHref(to, basePath));
}
