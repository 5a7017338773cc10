import {
  dataPath,
  examplePath,
  samplesPath,
  scenePath,
  sidebarPath,
  sidecarPath,
  typesPath,
} from '../address/address.ts';
import type { Page } from '../content/page.ts';
import { feedFiles } from '../site/feeds.ts';
import type { Site } from '../site/site.ts';
import { typesOf } from '../site/types.ts';
import type { PageView } from '../site/view.ts';

/**
 * All text files except the pages' HTML, by path below the base path. The build writes all of them,
 * dev makes those that are requested.
 */
export function textFiles(site: Site, viewOf: (page: Page) => PageView): Map<string, () => string> {
  const pages = [...site.routes].flatMap(([path, page]): [string, () => string][] => [
    [dataPath(path), () => JSON.stringify(viewOf(page))],
    [sidecarPath(path, 'md'), () => page.markdown],
  ]);
  const types = site.pages.flatMap((page): [string, () => string][] =>
    page.types ? [[typesPath(page.path), () => JSON.stringify(typesOf(site, page))]] : [],
  );
  const samples = site.pages.flatMap(({ path, runs }): [string, () => string][] =>
    runs ? [[samplesPath(path), () => JSON.stringify(runs)]] : [],
  );
  const sidebars = site.sidebars.map(({ prefix, backLink, items }): [string, () => string] => [
    sidebarPath(prefix),
    () => JSON.stringify({ backLink, items }),
  ]);
  const scenes = site.scenes.map(({ poster: _, ...scene }): [string, () => string] => [
    scenePath(scene.id),
    () => JSON.stringify(scene),
  ]);
  const examples = site.examples.map((example): [string, () => string] => [
    examplePath(example.id),
    () => JSON.stringify(example),
  ]);
  return new Map([
    ...pages,
    ...types,
    ...samples,
    ...sidebars,
    ...scenes,
    ...examples,
    ...feedFiles(site),
  ]);
}
