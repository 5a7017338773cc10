import { examplePath, scenePath, toHref } from '../../../address/address.ts';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import type { ExampleData } from '../../model/exampleData.ts';
import { FIRST_PROGRAM } from '../../model/firstProgram.ts';
import { defaultValues } from '../../model/params.ts';
import type { SceneData } from '../../model/sceneData.ts';
import { wrapProgram } from '../../typescript/programWrapper.ts';
import type { OriginalCode } from '../code/originalCode.ts';

/** The code of a scene or an example of the site, or of its first program. */
export interface SiteCode extends OriginalCode {
  values: Record<string, unknown>;
  /** The site's summary of a scene. */
  scene?: Omit<SceneData, 'poster'>;
}

const KEY = /^(program|scene|example)=([\w-]+(?:\/[\w-]+)*)$/;

/** Whether a key names code of the site: `scene=revolute-joint`. */
export function isSiteKey(key: string): boolean {
  return KEY.test(key);
}

/** Returns the base name of the still pictures of a scene or an example: `scene-revolute-joint`. Programs have none. */
export function findPicture(key: string | undefined): string | undefined {
  const [, kind, id] = KEY.exec(key ?? '') ?? [];
  return kind === undefined || kind === 'program' ? undefined : `${kind}-${id}`;
}

/**
 * Fetches the code that a key names.
 * @throws when it can't be loaded
 */
export async function fetchSiteCode(key: string, basePath: string): Promise<SiteCode> {
  const [, kind, id = ''] = KEY.exec(key) ?? [];
  if (kind === 'program') return { ...firstProgram(), key };
  if (kind === 'example') {
    const url = toHref({ path: examplePath(id) }, basePath);
    const example = await fetchJson<ExampleData>(url, ['code']);
    // Examples belong to the library, not to the site.
    return { ...example, key, values: {}, isTrusted: false };
  }
  const url = toHref({ path: scenePath(id) }, basePath);
  const scene = await fetchJson<Omit<SceneData, 'poster'>>(url, ['code', 'params']);
  const values = defaultValues(scene.params);
  return { ...scene, key, scene, values, isTrusted: true, isScene: !scene.isGame };
}

/** Returns the program that the playground opens with. It is simple enough to compile without TypeScript. */
export function firstProgram(): Omit<SiteCode, 'key'> & { code: string } {
  const { source } = FIRST_PROGRAM;
  const code = source.replace(/^import (.*) from 'planck';/, 'const $1 = modules["planck"];');
  return { ...FIRST_PROGRAM, code: wrapProgram(code, false), values: {}, isTrusted: true };
}
