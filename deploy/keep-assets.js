// Adds the assets of the last three deploys to a build, so that tabs that readers still have open find
// theirs:
//
//   npm run build -- --url https://example.org/docs
//   node deploy/keep-assets.js https://example.org/docs dist
//
// Run it after each build, and before you copy dist/ to the host. It downloads what the current deploy has
// and the build lacks. `kept-assets.json` lists the assets of each deploy, the newest first; the next run
// reads that list from the host. The next build into the same folder removes all of them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {Record<string, string>} Hashes The hash of each file, by its name below the base path. */

const MAX_DEPLOYS = 3;
const LIST = 'kept-assets.json';
const HASHES = 'assets/manifest.json';
/** Status codes of a file that the host doesn't have. */
const MISSING = [404, 410];
/** Tabs of any build load the index and pictures of the current one. */
const KEPT = /^assets\/(?!search-|manifest\.json$).*\.(?:js|css|json|html)$/;
/**
 * Allows only files in the folder itself: the list comes from the host, and the files that it names are
 * written here.
 */
const ASSET_NAME = /^assets\/[\w-]+(?:\.[\w-]+)+$/;

const [address = '', out = 'dist'] = process.argv.slice(2);
if (!isTrusted(address)) {
  console.error('Usage: node deploy/keep-assets.js https://example.org/docs dist');
  console.error('The address starts with https://, because readers run what is downloaded from it.');
  process.exit(2);
}
const site = address.replace(/\/*$/, '/');

const built = assetsIn(JSON.parse(readFileSync(join(out, HASHES), 'utf8')));
const current = await fetchJson(HASHES);
if (!current) {
  console.log(`There is no site at ${site} yet, so there are no assets to keep.`);
  process.exit(0);
}
const lists = /** @type {Hashes[]} */ ((await fetchJson(LIST))?.deploys ?? []);
const earlier = lists.map((files) => assetsIn({ files }));
const deployed = assetsIn(current);
// Deploying the same build again is not a new deploy.
const isSame = Object.keys(deployed).every((name) => name in built);
const deploys = (isSame ? earlier : [deployed, ...earlier]).slice(0, MAX_DEPLOYS);

/** @type {Hashes} */
const missing = Object.fromEntries(
  deploys.flatMap((hashes) => Object.entries(hashes)).filter(([name]) => !(name in built)),
);
const kept = [];
for (const [name, hash] of Object.entries(missing)) {
  const content = await download(name);
  if (!content || computeHash(content) !== hash) {
    console.warn(`${site}${name} is missing or damaged, so it could not be kept.`);
    continue;
  }
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), content);
  kept.push(name);
}
writeFileSync(join(out, LIST), `${JSON.stringify({ deploys }, null, 1)}\n`);
listInManifest([...kept, LIST]);
console.log(`Kept ${kept.length} assets of earlier deploys.`);

/**
 * @param {{ files: Hashes }} list
 * @returns {Hashes}
 */
function assetsIn({ files }) {
  const kept = Object.entries(files).filter(([name]) => KEPT.test(name));
  for (const [name] of kept.filter(([name]) => !ASSET_NAME.test(name)))
    console.warn(`${JSON.stringify(name)} isn't the name of an asset, so it was not kept.`);
  return Object.fromEntries(kept.filter(([name]) => ASSET_NAME.test(name)));
}

/**
 * Returns whether a response from an address can't have been changed on its way. Tests use localhost.
 * @param {string} address
 */
function isTrusted(address) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
}

/**
 * Requests a file from the host. Redirects aren't followed, because they can lead through addresses without
 * https to any host.
 * @param {string} name
 */
function request(name) {
  return fetch(site + name, { cache: 'no-store', redirect: 'manual' });
}

/** @param {string} name */
async function download(name) {
  const response = await request(name);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}

/** @param {string} name */
async function fetchJson(name) {
  const response = await request(name);
  const target = response.headers.get('location');
  if (target !== null) {
    console.error(`${site}${name} redirects to ${target}. Run this with the address of the site there.`);
    process.exit(1);
  }
  if (MISSING.includes(response.status)) return undefined;
  if (response.ok) return response.json();
  console.error(`${site}${name} could not be loaded: the host answered with status ${response.status}.`);
  console.error('Run this again when the host works; otherwise, tabs that are still open lose their assets.');
  process.exit(1);
}

/** @param {Buffer} content */
function computeHash(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Adds files to the list of what the build wrote.
 * @param {string[]} names
 */
function listInManifest(names) {
  const path = join(out, '.site-manifest.json');
  if (!existsSync(path)) return;
  const { files } = /** @type {{ files: string[] }} */ (JSON.parse(readFileSync(path, 'utf8')));
  const all = [...new Set([...files, ...names])].sort();
  writeFileSync(path, `${JSON.stringify({ files: all }, null, 1)}\n`);
}
