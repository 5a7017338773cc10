import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as planck from 'planck';
import { expect, it } from 'vitest';
import config from '../../docs/site.config.ts';
import { memberAddress } from '../../src/address/address.ts';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { openCache } from '../../src/build/cache/cache.ts';
import { contentKey } from '../../src/build/compile/siteLoader.ts';
import { readLibrary } from '../../src/build/read/reference.ts';
import { siteSchema } from '../../src/config/schema.ts';
import { BODY_ROWS, FIXTURE_ROWS, ROWS_BY_TYPE } from '../../src/lab/inspect/rows.ts';
import { findPlaces } from '../../src/reference/anchors.ts';
import { extractLibrary } from '../../src/reference/extraction/extract.ts';

// The inspector links names to the reference without a table of its members, so every name is checked here.

const ROOT = '/api';
const FOLDER = join(PROJECT_FOLDER, 'src/lab/inspect');
/** Texts of the files that name members. */
const SOURCES = readdirSync(FOLDER)
  .filter((name) => !name.includes('.test.') && name !== 'inspected.ts')
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

const { library } = await readLibrary(siteSchema.parse(config), join(PROJECT_FOLDER, 'docs'), {
  cache: openCache(),
  builderKey: contentKey(),
  tasks: { extractLibrary },
});
const places = findPlaces(library ?? { package: '', version: '', symbols: [] }, ROOT);

/** Every member that the source names. */
const members = new Set(
  SOURCES.flatMap((text) => text.match(/'\w+#\w+'/g) ?? []).map((member) => member.slice(1, -1)),
);

it('leads to the place of each member in the reference', () => {
  expect(members.size).toBeGreaterThan(80);
  const wrong = [...members].filter((member) => {
    const { path, hash } = places.get(member.replace('#', '.')) ?? {};
    const address = memberAddress(ROOT, member);
    return address.path !== path || address.hash !== hash;
  });
  expect(wrong).toEqual([]);
});

it('names all members as they are, not through a template', () => {
  const templates = SOURCES.filter((text) => /`[^`]*\$\{[^`]*#|#\$\{/.test(text));
  expect(templates).toEqual([]);
});

it('reads methods that the classes have', () => {
  // Shape is abstract, so the library exports only its type.
  const rows = [...BODY_ROWS, ...FIXTURE_ROWS, ...Object.values(ROWS_BY_TYPE).flat()];
  const methods = rows.flatMap(({ member, onlyIf }) => [
    member,
    ...(onlyIf === undefined ? [] : [member.replace(/#.*/, `#${onlyIf}`)]),
  ]);
  const missing = methods.filter((member) => {
    const [name = '', method = ''] = member.split('#');
    const { prototype } = (planck as unknown as Record<string, { prototype: object }>)[name] ?? {};
    return typeof (prototype as Record<string, unknown> | undefined)?.[method] !== 'function';
  });
  expect(missing).toEqual([]);
});
