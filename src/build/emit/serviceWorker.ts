import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pMap from 'p-map';
import { OFFLINE_PATH, siteHref } from '../../address/address.ts';
import { compareText } from '../../address/naturalOrder.ts';
import { findDirection } from '../../config/language.ts';
import { lightPicture } from '../../config/pictures.ts';
import type { Config } from '../../config/schema.ts';
import type { WorkerBuild } from '../../shell/offline/protocol.ts';
import {
  isAsset,
  isSaved,
  SAVED_SIZE,
  type SavedSize,
  SERVICE_WORKER,
  storedPath,
} from '../../shell/offline/savedFiles.ts';
import { iconType } from '../../site/head.ts';
import type { App } from '../app/app.ts';
import { EMBED_NAME } from '../app/lab.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { hash } from '../cache/cache.ts';
import { type FileHashes, printHashes } from '../hosts/fileHashes.ts';
import type { Output } from '../output/output.ts';

/** The service worker of a site that doesn't work offline: it removes itself. */
const REMOVER = join(PROJECT_FOLDER, 'deploy/sw.js');

const CONCURRENCY = 8;

const compress = promisify(gzip);

/** Matches nginx's default level. A higher one would take half a second of each build. */
const GZIP_OPTIONS = { level: 1 };

/**
 * Writes the service worker and the size of what a browser can save. Call it last, because both depend on all other
 * files.
 * @param styles names of the files with the styles of all pages
 */
export async function emitOffline(
  { offline }: Config,
  app: Pick<App, 'shell' | 'worker'>,
  styles: string[],
  output: Output,
): Promise<void> {
  if (!offline) {
    await output.write(SERVICE_WORKER.slice(1), await readFile(REMOVER));
    return;
  }
  const hashes = output.hashes();
  const id = hash(printHashes(hashes)).slice(0, 12);
  const shell = [...new Set([`${OFFLINE_PATH.slice(1)}.html`, ...app.shell, ...styles])];
  const build: WorkerBuild = { id, shell, hashes: hashesToCompare(hashes) };
  const size: SavedSize = { build: id, download: await downloadSize(hashes, output) };
  await output.write(
    SERVICE_WORKER.slice(1),
    `const BUILD=${JSON.stringify(build)};\n${app.worker}`,
  );
  await output.write(SAVED_SIZE.slice(1), JSON.stringify(size));
}

/**
 * Length of the part of a hash that the worker compares, in characters: enough to detect a host's mistakes, with a
 * quarter of the bytes.
 */
const HASH_LENGTH = 'sha256-'.length + 12;

/** Returns the shortened hashes of assets, and of the only document that isn't a page, by path. */
function hashesToCompare(hashes: FileHashes): WorkerBuild['hashes'] {
  const names = [...hashes]
    .filter(([name]) => isAsset(name) || name === EMBED_NAME)
    .sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(
    names.map(([name, value]) => [storedPath(name), value.slice(0, HASH_LENGTH)]),
  );
}

/**
 * Returns the compressed size of all files that a complete copy needs, in bytes. Files with the same content are
 * downloaded once.
 */
async function downloadSize(hashes: FileHashes, output: Output): Promise<number> {
  const names = new Map([...hashes.keys()].filter(isSaved).map((name) => [hashes.get(name), name]));
  const sizes = await pMap(
    names.values(),
    async (name) => (await compress(await output.read(name), GZIP_OPTIONS)).length,
    { concurrency: CONCURRENCY },
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Prints the web app manifest: https://www.w3.org/TR/appmanifest/. */
export function webManifest(config: Config): string {
  const { title, description, lang, basePath, iconUrl, appIcons } = config;
  const toIcon = (src: string | undefined, sizes: string, purpose?: 'maskable') =>
    src === undefined
      ? []
      : [{ src: siteHref(src, basePath), type: iconType(src), sizes, ...(purpose && { purpose }) }];
  const manifest = {
    name: title,
    short_name: title,
    description: description || undefined,
    lang,
    dir: findDirection(lang),
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    // Shows the browser's buttons, because pages link to each other and to other sites.
    display: 'minimal-ui',
    icons: [
      ...toIcon(lightPicture(iconUrl), 'any'),
      ...toIcon(appIcons?.[192], '192x192'),
      ...toIcon(appIcons?.[512], '512x512'),
      ...toIcon(appIcons?.maskable, '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
