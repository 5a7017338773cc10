import { isBelow, isInside } from '../address/address.ts';
import type { Page } from '../content/page.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';
import { groupBy } from './groupBy.ts';
import { isListed } from './listed.ts';

/** Uses of a symbol in the guides. */
export interface Uses {
  sections: Ranked<SectionUse>;
  scenes: Ranked<SceneUse>;
}

/** The most frequent uses of a symbol, and the next ones, both in the order of the guides. */
export interface Ranked<Use> {
  top: Use[];
  rest: Use[];
}

/** A section of a guide, or a guide as a whole. */
export interface SectionUse {
  path: string;
  /** Anchor of the section; empty for the page itself. */
  hash: string;
  pageTitle: string;
  /** Undefined for the page itself. */
  sectionTitle?: string;
}

/** A scene, at the first position where the guides show it. */
export interface SceneUse {
  /** Id of the scene. */
  scene: string;
  path: string;
  hash: string;
  pageTitle: string;
  sceneTitle: string;
}

/** Maximum number of uses that are visible, because readers can scan these at a glance; the next ones are folded. */
const MAX_TOP_USES = { sections: 12, scenes: 4 };

/**
 * Maximum number of uses that are listed. Nobody reads the 259 sections that use `World`, which took a third of its
 * page; search finds them.
 */
const MAX_USES = { sections: 36, scenes: 16 };

/** The parts of a site that link guides and scenes to symbols. */
export interface LinkedSite {
  /** Pages by path, aliases included. */
  routes: Map<string, Page>;
  /** Place where the reference describes each symbol, by name. */
  symbols: Map<string, SymbolPlace>;
  /** Scenes that pages can show. */
  scenes: { id: string; title: string }[];
  /** Names of the library's symbols in the code of each scene, once per use, by the scene's id. */
  sceneNames: Map<string, string[]>;
}

/** A use with the page of the reference that it refers to, and how often. */
type Counted<Use> = { to: string; use: Use; count: number };

/**
 * Finds where the guides use each symbol of the reference: in links, in checked code, and in the code of scenes.
 * Returns the uses by the path of the symbol's page.
 * @param guides in reading order; pages of the reference are ignored
 */
export function collectUses(
  guides: Page[],
  reference: string | undefined,
  site: LinkedSite,
): Map<string, Uses> {
  if (reference === undefined) return new Map();
  const counted = guides.filter((guide) => isListed(guide) && !isBelow(guide.path, reference));
  const byTarget = <Use>(uses: Counted<Use>[]) =>
    groupBy(
      uses.filter(({ to }) => isInside(to, reference)),
      ({ to }) => to,
    );
  const sections = byTarget(counted.flatMap((guide) => sectionUses(guide, site)));
  const scenes = byTarget(sceneUses(counted, site));
  return new Map(
    [...new Set([...sections.keys(), ...scenes.keys()])].map((path) => [
      path,
      {
        sections: ranked(sections.get(path) ?? [], 'sections'),
        scenes: ranked(scenes.get(path) ?? [], 'scenes'),
      },
    ]),
  );
}

/** Returns, for each section of a guide in order, the pages that it refers to, and how often. */
function sectionUses(
  guide: Page,
  { routes, symbols }: Pick<LinkedSite, 'routes' | 'symbols'>,
): Counted<SectionUse>[] {
  const { path, title: pageTitle, links, mentions = [] } = guide;
  const places = [
    ...links
      .filter(({ isLookup }) => !isLookup)
      .map((link) => ({ to: routes.get(link.path)?.path, section: link.section })),
    ...mentions.map(({ symbol, section }) => ({ to: symbols.get(symbol)?.path, section })),
  ];
  return guide.sections.flatMap(({ id, title }) => {
    const sectionTitle = id === undefined ? undefined : title;
    const use: SectionUse = { path, hash: id ?? '', pageTitle, sectionTitle };
    const targets = places.flatMap(({ to, section }) => (section === id && to ? [to] : []));
    return countedUses(targets, use);
  });
}

/** Returns, for each scene at its first position in the guides, the pages of the symbols that its code uses. */
function sceneUses(
  guides: Page[],
  { symbols, scenes, sceneNames }: Pick<LinkedSite, 'symbols' | 'scenes' | 'sceneNames'>,
): Counted<SceneUse>[] {
  const titles = new Map(scenes.map(({ id, title }) => [id, title]));
  const firstUses = new Map<string, SceneUse>();
  for (const { path, title: pageTitle, scenes: ids = [] } of guides) {
    for (const id of ids) {
      const sceneTitle = titles.get(id);
      if (sceneTitle === undefined || firstUses.has(id)) continue;
      firstUses.set(id, { scene: id, path, hash: `scene-${id}`, pageTitle, sceneTitle });
    }
  }
  return [...firstUses].flatMap(([id, use]) => {
    const targets = (sceneNames.get(id) ?? []).flatMap((name) => symbols.get(name)?.path ?? []);
    return countedUses(targets, use);
  });
}

function countedUses<Use>(targets: string[], use: Use): Counted<Use>[] {
  return [...groupBy(targets, (to) => to)].map(([to, { length }]) => ({ to, use, count: length }));
}

/** Separates the most frequent uses from the rest. A rest of one is not worth folding. */
function ranked<Use>(counted: Counted<Use>[], kind: keyof typeof MAX_USES): Ranked<Use> {
  const isOneTooMany = counted.length === MAX_TOP_USES[kind] + 1;
  const maxTop = isOneTooMany ? counted.length : MAX_TOP_USES[kind];
  const mostFrequent = [...counted].sort((a, b) => b.count - a.count).slice(0, MAX_USES[kind]);
  const inOrder = (some: Counted<Use>[]) => {
    const chosen = new Set(some);
    return counted.filter((one) => chosen.has(one)).map(({ use }) => use);
  };
  return { top: inOrder(mostFrequent.slice(0, maxTop)), rest: inOrder(mostFrequent.slice(maxTop)) };
}
