import { isBelow, linkedPath } from '../address/address.ts';
import type { SidebarItem } from '../config/schema.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';
import type { Gallery, GalleryGroup, GalleryItem } from '../lab/model/gallery.ts';
import { SYMBOL_KINDS } from '../reference/model.ts';
import { groupBy } from './groupBy.ts';
import { sidebarFor } from './sidebar.ts';
import type { Site } from './site.ts';

/** Maximum number of typical symbols of an item, and of each class among them. */
const MAX_SYMBOLS = 4;
const MAX_SYMBOLS_PER_CLASS = 2;
/** Maximum fraction of the items that can use a symbol. A more frequent symbol is typical of none. */
const MAX_SHARE = 1 / 3;

/** An item without the fields that depend on all other items. */
type Draft = Omit<GalleryItem, 'symbols' | 'words'> & { names: string[] };

/**
 * Creates the gallery of the playground: the scenes by the guides that show them, and the examples by the topics of the
 * site's notes. Omits empty groups.
 */
export function createGallery(site: Site): Gallery {
  const findTopic = createTopics(site);
  // Topics of the sidebar in its order, then all others.
  const topics = site.sidebars.flatMap(({ items }) => items.map(({ text }) => text));
  const order = (topic: string) =>
    topics.includes(topic) ? topics.lastIndexOf(topic) : topics.length;
  const findFolder = createFolders(site);
  const scenes = site.scenes.map(({ id, title, description }) => ({
    key: `scene=${id}`,
    ...{ title, description, topic: findTopic(id), folder: findFolder(id) },
    names: site.sceneNames.get(id) ?? [],
    picture: `scene-${id}`,
  }));
  const groups = [
    ...[...groupBy(scenes, ({ folder }) => folder)].map(([folder, drafts]) => ({
      title: folder ?? 'Scenes from the guides',
      drafts: drafts.map(({ folder: _, ...draft }) => draft),
    })),
    {
      title: 'Examples from the library',
      drafts: site.examples.map(({ id, title, description, topic = OTHER_TOPIC }) => ({
        key: `example=${id}`,
        ...{ title, description, topic },
        names: site.exampleNames.get(id) ?? [],
        picture: site.examplePosters.has(id) ? `example-${id}` : undefined,
      })),
    },
  ].filter(({ drafts }) => drafts.length > 0);
  const finish = createFinisher(
    groups.flatMap(({ drafts }) => drafts),
    site.symbols,
  );
  return {
    groups: groups.map(
      ({ title, drafts }): GalleryGroup => ({
        title,
        items: drafts.map(finish).sort((a, b) => order(a.topic) - order(b.topic)),
      }),
    ),
    showpieces: site.config.showpieces.map((id) => `scene=${id}`),
  };
}

const OTHER_TOPIC = 'Other';

/**
 * Returns a function that finds the title of the sidebar whose pages show a scene; undefined for the main sidebar,
 * which comes first.
 */
function createFolders({ pages, sidebars }: Site): (scene: string) => string | undefined {
  const folders = new Map<string, string | undefined>();
  for (const { path, scenes = [] } of pages) {
    const sidebar = sidebarFor(sidebars, path);
    const title = sidebar?.prefix === '/' ? undefined : sidebar?.items[0]?.text;
    for (const scene of scenes)
      if (!folders.has(scene) || title === undefined) folders.set(scene, title);
  }
  return (scene) => folders.get(scene);
}

/**
 * Returns a function that finds the topic of a scene: the title of the part of the sidebar whose page shows it; of
 * several parts, the one with the most scenes.
 */
function createTopics({ pages, sidebars }: Site): (scene: string) => string {
  const parts = sidebars.flatMap(({ items }) => items);
  const sceneUses = pages.flatMap(({ path, scenes = [] }) =>
    scenes.map((scene) => ({ scene, topic: findPart(path, parts)?.text ?? OTHER_TOPIC })),
  );
  const counts = new Map(
    [...groupBy(sceneUses, ({ topic }) => topic)].map(([topic, uses]) => [topic, uses.length]),
  );
  const byScene = groupBy(sceneUses, ({ scene }) => scene);
  return (scene) => {
    const topics = (byScene.get(scene) ?? []).map(({ topic }) => topic);
    const [first] = topics.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    return first ?? OTHER_TOPIC;
  };
}

/** Returns the part of a sidebar that contains the page, or else its nearest parent. */
function findPart(path: string, parts: SidebarItem[]): SidebarItem | undefined {
  const links = parts.flatMap((part) => linksIn(part).map((link) => ({ part, link })));
  return links
    .filter(({ link }) => isBelow(path, link))
    .sort((a, b) => b.link.length - a.link.length)[0]?.part;
}

function linksIn({ link, items = [] }: SidebarItem): string[] {
  const own = link && linkedPath(link);
  return [...(own ? [own] : []), ...items.flatMap(linksIn)];
}

/** Returns a function that adds the symbols, rarest first, because these distinguish items. */
function createFinisher(drafts: Draft[], places: Map<string, SymbolPlace>) {
  const listNames = ({ names }: Draft) =>
    [...new Set(names)].filter((name) => isClassOrMethod(name, places));
  const counts = new Map(
    [...groupBy(drafts.flatMap(listNames), (name) => name)].map(([name, uses]) => [
      name,
      uses.length,
    ]),
  );
  const countUses = (name: string) => counts.get(name) ?? 0;
  return ({ names, ...item }: Draft): GalleryItem => {
    const used = listNames({ names, ...item });
    const rare = used
      .filter((name) => countUses(name) <= drafts.length * MAX_SHARE)
      .sort((a, b) => countUses(a) - countUses(b) || a.length - b.length);
    const symbols = rare.filter((name, index) => {
      const before = rare.slice(0, index).filter((other) => ownerName(other) === ownerName(name));
      return before.length < MAX_SYMBOLS_PER_CLASS;
    });
    const [description, rest] = splitSentences(item.description);
    return {
      ...item,
      description,
      symbols: symbols.slice(0, MAX_SYMBOLS),
      words: [rest, ...used].filter(Boolean).join(' '),
    };
  };
}

function splitSentences(text: string): [first: string, rest: string] {
  const [first = text] = /^.*?[.!?](?=\s)/s.exec(text) ?? [];
  return [first, text.slice(first.length).trim()];
}

/** Returns whether a name is a class or a method of one, not an option or a callback. */
function isClassOrMethod(name: string, places: Map<string, SymbolPlace>): boolean {
  const { path = '', hash, isMethod } = places.get(name) ?? {};
  return path.includes(`/${SYMBOL_KINDS.class.folder}/`) && (hash === '' || isMethod === true);
}

function ownerName(name: string): string {
  return name.replace(/\..*/, '');
}
