import { isBelow, isInside } from '../address/address.ts';
import type { Page } from '../content/page.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';
import { isListed } from './listed.ts';

/** Where in the guides a symbol is used. */
export interface Uses {
  sections: Ranked<SectionUse>;
  scenes: Ranked<SceneUse>;
}

/** What uses a symbol most, and all the rest: both in the order of the guides. */
export interface Ranked<Use> {
  most: Use[];
  more: Use[];
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

/** A scene, where the guides show it first. */
export interface SceneUse {
  path: string;
  hash: string;
  pageTitle: string;
  sceneTitle: string;
}

/** So many can be taken in at a glance; more would push the reference's own text away. */
const MOST = { sections: 12, scenes: 4 };

/** What leads from guides and scenes to symbols. */
export interface LinkedSite {
  /** Every path that answers, aliases too, with the page it shows. */
  routes: Map<string, Page>;
  /** What the reference describes, and where. */
  symbols: Map<string, SymbolPlace>;
  /** The physics that pages show. */
  scenes: { id: string; title: string }[];
  /** What the code of each scene uses of the library, as often as it does, by the scene's id. */
  sceneNames: Map<string, string[]>;
}

type Counted<Use> = { use: Use; count: number };

/**
 * For each page of the reference, where in the guides its symbol is used: linked, named by checked
 * code, or by the code of a scene.
 * @param guides in reading order; those that are part of the reference don't count
 */
export function usesOf(
  guides: Page[],
  reference: string | undefined,
  site: LinkedSite,
): Map<string, Uses> {
  if (reference === undefined) return new Map();
  const counted = guides.filter((guide) => isListed(guide) && !isBelow(guide.path, reference));
  const isReference = ({ to }: { to: string }) => isInside(to, reference);
  const sections = byTarget(
    counted.flatMap((guide) => sectionUses(guide, site)).filter(isReference),
  );
  const scenes = byTarget(sceneUses(counted, site).filter(isReference));
  return new Map(
    [...new Set([...sections.keys(), ...scenes.keys()])].map((path) => [
      path,
      {
        sections: ranked(sections.get(path) ?? [], MOST.sections),
        scenes: ranked(scenes.get(path) ?? [], MOST.scenes),
      },
    ]),
  );
}

/** For each section of a guide, in order, the pages that it leads to, and how often. */
function sectionUses(
  guide: Page,
  { routes, symbols }: Pick<LinkedSite, 'routes' | 'symbols'>,
): (Counted<SectionUse> & { to: string })[] {
  const { path, title: pageTitle, links, mentions = [] } = guide;
  const places = [
    ...links.map((link) => ({ to: routes.get(link.path)?.path, section: link.section })),
    ...mentions.map(({ symbol, section }) => ({ to: symbols.get(symbol)?.path, section })),
  ];
  return guide.sections.flatMap(({ id, title }) => {
    const sectionTitle = id === undefined ? undefined : title;
    const use: SectionUse = { path, hash: id ?? '', pageTitle, sectionTitle };
    const targets = places.flatMap(({ to, section }) => (section === id && to ? [to] : []));
    return [...countEach(targets)].map(([to, count]) => ({ to, use, count }));
  });
}

/** For each scene, where it is shown first, the pages that its code has to do with, and how much. */
function sceneUses(
  guides: Page[],
  { symbols, scenes, sceneNames }: Pick<LinkedSite, 'symbols' | 'scenes' | 'sceneNames'>,
): (Counted<SceneUse> & { to: string })[] {
  const titles = new Map(scenes.map(({ id, title }) => [id, title]));
  const shown = new Map<string, SceneUse>();
  for (const { path, title: pageTitle, scenes: ids = [] } of guides) {
    for (const id of ids) {
      const sceneTitle = titles.get(id);
      if (sceneTitle === undefined || shown.has(id)) continue;
      shown.set(id, { path, hash: `scene-${id}`, pageTitle, sceneTitle });
    }
  }
  return [...shown].flatMap(([id, use]) => {
    const targets = (sceneNames.get(id) ?? []).flatMap((name) => symbols.get(name)?.path ?? []);
    return [...countEach(targets)].map(([to, count]) => ({ to, use, count }));
  });
}

function countEach(targets: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const to of targets) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}

function byTarget<Use>(found: (Counted<Use> & { to: string })[]): Map<string, Counted<Use>[]> {
  const targets = new Map<string, Counted<Use>[]>();
  for (const one of found) {
    const list = targets.get(one.to);
    if (list) list.push(one);
    else targets.set(one.to, [one]);
  }
  return targets;
}

/** One more than fits is no rest worth a click. */
function ranked<Use>(found: Counted<Use>[], most: number): Ranked<Use> {
  const limit = found.length === most + 1 ? found.length : most;
  const first = new Set([...found].sort((a, b) => b.count - a.count).slice(0, limit));
  const usesThat = (isFirst: boolean) =>
    found.filter((one) => first.has(one) === isFirst).map(({ use }) => use);
  return { most: usesThat(true), more: usesThat(false) };
}
