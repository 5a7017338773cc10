import {
  dataPath,
  downloadPath,
  examplePath,
  GALLERY_PATH,
  galleryPicturePath,
  LICENSES_FILE,
  MEMBER_NAMES_PATH,
  PLAYGROUND_PATH,
  scenePath,
  sidebarPath,
  sidecarPath,
} from '../../address/address.ts';
import type { Page } from '../../content/page.ts';
import type { Poster } from '../../lab/model/poster.ts';
import { thumbnailSvg } from '../../lab/posters/thumbnail.ts';
import { feedFiles } from '../../site/feeds.ts';
import { createGallery } from '../../site/gallery.ts';
import { licensesText } from '../../site/licenses.ts';
import { memberNames } from '../../site/memberNames.ts';
import type { Site } from '../../site/site.ts';
import { createTypes } from '../../site/types.ts';
import { type PageView, sidebarView } from '../../site/view.ts';
import { THEMES, themeColors } from '../document/themeColors.ts';

/** A file's path below the base path, and a function that creates its content. */
type GeneratedFile = [path: string, make: () => string | Uint8Array];

/**
 * Creates all files except the pages' HTML, by path below the base path. The build writes all of them; dev creates
 * those that are requested.
 */
export function generatedFiles(
  site: Site,
  toView: (page: Page) => PageView,
): Map<string, GeneratedFile[1]> {
  const pages = [...site.routes].flatMap(([path, page]): GeneratedFile[] => [
    [dataPath(path), () => JSON.stringify(toView(page))],
    [sidecarPath(path, 'md'), () => page.markdown],
  ]);
  return new Map<string, GeneratedFile[1]>([
    ...pages,
    ...partFiles(site),
    ...feedFiles(site),
    ...licenseFile(site),
  ]);
}

/** Files that the app requests next to those of pages. */
export function partFiles(site: Site): GeneratedFile[] {
  const types = site.pages.flatMap((page): GeneratedFile[] =>
    page.types
      ? [[sidecarPath(page.path, 'types.json'), () => JSON.stringify(createTypes(site, page))]]
      : [],
  );
  const samples = site.pages.flatMap(({ path, runs }): GeneratedFile[] =>
    runs ? [[sidecarPath(path, 'samples.json'), () => JSON.stringify(runs)]] : [],
  );
  const sidebars = site.sidebars.map(
    (sidebar): GeneratedFile => [
      sidebarPath(sidebar.prefix),
      () => JSON.stringify(sidebarView(sidebar)),
    ],
  );
  const scenes = site.scenes.map(
    ({ poster: _, regions: __, ...scene }): GeneratedFile => [
      scenePath(scene.id),
      () => JSON.stringify(scene),
    ],
  );
  const examples = site.examples.map(
    (example): GeneratedFile => [examplePath(example.id), () => JSON.stringify(example)],
  );
  const projects = site.projects.map(
    ({ name, zip }): GeneratedFile => [downloadPath(name), () => zip],
  );
  return [
    ...[types, samples, sidebars, scenes, examples, projects],
    ...[galleryFiles(site), memberFiles(site)],
  ].flat();
}

/** Returns the licenses that copies of the app must include; none in dev. */
function licenseFile({ licenses }: Site): GeneratedFile[] {
  return licenses ? [[LICENSES_FILE, () => licensesText(licenses)]] : [];
}

/** Returns the names of all members, on a site with a list that offers them. */
function memberFiles(site: Site): GeneratedFile[] {
  const names = memberNames(site);
  return names ? [[MEMBER_NAMES_PATH, () => JSON.stringify(names)]] : [];
}

/** Returns the gallery of the playground, and its pictures in both themes; none on a site without a playground. */
function galleryFiles(site: Site): GeneratedFile[] {
  if (!site.routes.has(PLAYGROUND_PATH)) return [];
  const posters: [string, Poster][] = [
    ...site.scenes.map(({ id, poster }): [string, Poster] => [`scene-${id}`, poster]),
    ...[...site.examplePosters].map(([id, poster]): [string, Poster] => [`example-${id}`, poster]),
  ];
  const pictures = THEMES.flatMap((theme) => {
    const colors = themeColors(theme);
    return posters.map(
      ([name, poster]): GeneratedFile => [
        galleryPicturePath(name, theme),
        () => thumbnailSvg(poster, colors),
      ],
    );
  });
  return [[GALLERY_PATH, () => JSON.stringify(createGallery(site))], ...pictures];
}
