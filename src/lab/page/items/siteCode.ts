import { examplePath, scenePath, toHref } from '../../../address/address.ts';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import type { ExampleData } from '../../model/exampleData.ts';
import { defaultValues } from '../../model/params.ts';
import type { SceneData } from '../../model/sceneData.ts';
import type { OriginalCode } from '../code/originalCode.ts';

/** The code of a scene or an example of the site. */
export interface SiteCode extends OriginalCode {
  values: Record<string, unknown>;
  /** The site's summary of a scene. */
  scene?: Omit<SceneData, 'poster'>;
}

const KEY = /^(scene|example)=([\w-]+(?:\/[\w-]+)*)$/;

/** Whether a key names a scene or an example: `scene=revolute-joint`. */
export function isSiteKey(key: string): boolean {
  return KEY.test(key);
}

/**
 * Fetches the code that a key names.
 * @throws when it can't be loaded
 */
export async function fetchSiteCode(key: string, basePath: string): Promise<SiteCode> {
  const [, kind, id = ''] = KEY.exec(key) ?? [];
  const item =
    kind === 'example'
      ? await fetchExample(toHref({ path: examplePath(id) }, basePath))
      : await fetchScene(toHref({ path: scenePath(id) }, basePath));
  return { ...item, key };
}

async function fetchScene(url: string): Promise<Omit<SiteCode, 'key'>> {
  const scene = await fetchJson<Omit<SceneData, 'poster'>>(url, ['code', 'params']);
  return { ...scene, scene, values: defaultValues(scene.params), isTrusted: true, isScene: true };
}

/** Examples belong to the library, not to the site. */
async function fetchExample(url: string): Promise<Omit<SiteCode, 'key'>> {
  const example = await fetchJson<ExampleData>(url, ['code']);
  return { ...example, values: {}, isTrusted: false };
}
