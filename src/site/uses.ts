import { isBelow, isInside } from '../address/address.ts';
import type { Page } from '../content/page.ts';
import { createSymbolFinder, type FindSymbol } from '../content/symbolLinks.ts';
import { isListed } from './listed.ts';
import type { Site } from './site.ts';

/** A section of a guide that uses a symbol, or a guide as a whole. */
export interface Use {
  path: string;
  /** Anchor of the section; empty for the page itself. */
  hash: string;
  pageTitle: string;
  /** Undefined for the page itself. */
  sectionTitle?: string;
  /** What the scene is called, where a scene uses it. */
  sceneTitle?: string;
}

/** More than this is no help: what uses the symbol most is shown. */
const MOST_USES = 12;

/**
 * For each page of the reference, where in the guides its symbol is used: linked, named by checked
 * code, or by the code of a scene. In the order of the guides and of their sections.
 * @param guides in reading order; those that are part of the reference don't count
 */
export function usesOf(
  guides: Page[],
  reference: string | undefined,
  { routes, symbols, scenes }: Pick<Site, 'routes' | 'symbols' | 'scenes'>,
): Map<string, Use[]> {
  const uses = new Map<string, { use: Use; count: number }[]>();
  if (reference === undefined) return new Map();
  const sceneUses = createSceneUses(scenes, createSymbolFinder(symbols));
  for (const guide of guides) {
    if (!isListed(guide) || isBelow(guide.path, reference)) continue;
    const places = placesIn(guide, { routes, symbols }).filter(({ to }) => isInside(to, reference));
    for (const [to, counts] of countBySection(places)) {
      const found = sectionsOf(guide).flatMap((use) => {
        const count = counts.get(use.hash);
        return count === undefined ? [] : [{ use, count }];
      });
      uses.set(to, [...(uses.get(to) ?? []), ...found]);
    }
    for (const { to, use, count } of sceneUses(guide))
      uses.set(to, [...(uses.get(to) ?? []), { use, count }]);
  }
  return new Map([...uses].map(([path, found]) => [path, mostUsed(found)]));
}

/** Every place of a guide that leads to a page, with its section. */
function placesIn(
  { links, mentions = [] }: Page,
  { routes, symbols }: Pick<Site, 'routes' | 'symbols'>,
): { to: string; section: string }[] {
  return [
    ...links.map(({ path, section }) => ({ to: routes.get(path)?.path, section })),
    ...mentions.map(({ symbol, section }) => ({ to: symbols.get(symbol)?.path, section })),
  ].flatMap(({ to, section = '' }) => (to === undefined ? [] : [{ to, section }]));
}

/** Tells of each scene of a guide which pages its code has to do with, and how much. */
function createSceneUses(scenes: Site['scenes'], find: FindSymbol) {
  const known = new Map(scenes.map((scene) => [scene.id, scene]));
  return ({ path, title, scenes = [] }: Page) =>
    scenes.flatMap((id) => {
      const scene = known.get(id);
      if (!scene) return [];
      const counts = new Map<string, number>();
      for (const name of namesIn(scene.source)) {
        const to = find(name)?.path;
        if (to !== undefined) counts.set(to, (counts.get(to) ?? 0) + 1);
      }
      const use = { path, hash: `scene-${id}`, pageTitle: title, sceneTitle: scene.title };
      return [...counts].map(([to, count]) => ({ to, use, count }));
    });
}

/** What code makes and calls, as a writer would name it in a page: `new World`, `createBody()`. */
function namesIn(source: string): Set<string> {
  const made = [...source.matchAll(/\bnew\s+[A-Z]\w*/g)].map(([name]) => name);
  const called = [...source.matchAll(/\.(\w+)\(/g)].map(([, name]) => `${name}()`);
  return new Set([...made, ...called]);
}

/** How often each page is led to, by section. */
function countBySection(places: { to: string; section: string }[]) {
  const pages = new Map<string, Map<string, number>>();
  for (const { to, section } of places) {
    const counts = pages.get(to) ?? new Map<string, number>();
    counts.set(section, (counts.get(section) ?? 0) + 1);
    pages.set(to, counts);
  }
  return pages;
}

/** All sections of a guide as uses. */
function sectionsOf({ path, title, sections }: Page): Use[] {
  return sections.map(({ id, title: sectionTitle }) => ({
    path,
    hash: id ?? '',
    pageTitle: title,
    sectionTitle: id === undefined ? undefined : sectionTitle,
  }));
}

/** The uses that count most, in the order in which they were. */
function mostUsed(found: { use: Use; count: number }[]): Use[] {
  const kept = new Set([...found].sort((a, b) => b.count - a.count).slice(0, MOST_USES));
  return found.filter((one) => kept.has(one)).map(({ use }) => use);
}
