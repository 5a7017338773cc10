import { examplePath, scenePath, toHref } from '../../../address/address.ts';
import { PROGRAM } from '../../../article/attributes.ts';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import block from '../../blocks/Playground.module.css';
import type { ExampleData } from '../../model/exampleData.ts';
import { defaultValues } from '../../model/params.ts';
import type { SceneData, SceneSummary } from '../../model/sceneData.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import { fromHash } from '../code/share.ts';
import { fetchSamples, readSampleHash } from '../sample/fetchSamples.ts';
import type { Sketch } from './sketches.ts';

/** Code that a playground shows, with the values of its parameters. */
export interface PlaygroundItem extends OriginalCode {
  values: Record<string, unknown>;
  /** The site's summary of a scene, for the time before it runs. */
  scene?: SceneSummary & Pick<SceneData, 'info'>;
  /** The reader's sketch, if this is one. */
  sketch?: Sketch;
}

/** Returns the keys of the scenes and examples that the page lists without script: `scene=revolute-joint`. */
export function readKeys(container: HTMLElement): string[] {
  const listed = [...container.querySelectorAll(`[${PROGRAM}]`)];
  return listed.map((item) => item.getAttribute(PROGRAM) ?? '');
}

/** The first scene as the page displays it before script. */
export interface FirstView {
  title: string;
  /** The container of its controls, with its description. */
  controls: HTMLElement;
}

/** Reads the first view; undefined if the site has no scene. */
export function readFirst(container: HTMLElement): FirstView | undefined {
  const controls = container.querySelector(`.${block.description}`)?.parentElement;
  const title = container.querySelector<HTMLElement>(`.${block.title}`)?.dataset.text;
  return controls && title !== undefined ? { title, controls } : undefined;
}

/** Whether a hash names an item and not a heading of the page. */
export function isItemHash(hash: string): boolean {
  return /^#(?:scene|example|sample|code|sketch)=/.test(hash);
}

/**
 * Loads the item that a key names.
 * @param keys those of the site's scenes and examples
 * @throws with a fix when it can't be loaded
 */
export async function loadItem(
  key: string,
  keys: readonly string[],
  basePath: string,
): Promise<PlaygroundItem> {
  const hash = `#${key}`;
  const shared = await fromHash(hash);
  if (shared) {
    return {
      id: 'shared',
      key,
      title: 'Shared code',
      description: 'Code from a shared link.',
      ...shared,
      isTrusted: false,
    };
  }
  const sample = readSampleHash(hash);
  if (sample) return fetchSample(sample, key, basePath);
  if (!keys.includes(key))
    throw new Error(`“${key}” was not found. Choose a scene or an example from the gallery.`);
  const [kind, id = ''] = key.split('=');
  const item =
    kind === 'example'
      ? await fetchExample(toHref({ path: examplePath(id) }, basePath))
      : await fetchScene(toHref({ path: scenePath(id) }, basePath));
  return { ...item, key };
}

async function fetchScene(url: string): Promise<Omit<PlaygroundItem, 'key'>> {
  const scene = await fetchJson<Omit<SceneData, 'poster'>>(url, ['code', 'params']);
  return { ...scene, scene, values: defaultValues(scene.params), isTrusted: true, isScene: true };
}

/** Examples belong to the library, not to the site. */
async function fetchExample(url: string): Promise<Omit<PlaygroundItem, 'key'>> {
  const example = await fetchJson<ExampleData>(url, ['code']);
  return { ...example, values: {}, isTrusted: false };
}

/** Loads a sample. Its link names it instead of containing it, so nobody else can have written the code. */
async function fetchSample(
  { path, id }: { path: string; id: string },
  key: string,
  basePath: string,
): Promise<PlaygroundItem> {
  const { page, samples } = await fetchSamples(basePath, path);
  const sample = samples.find((one) => one.id === id);
  if (!sample) throw new Error(`The sample has changed. Open it again from the page “${page}”.`);
  const { title, source, code } = sample;
  const description = `A sample from the page “${page}”.`;
  return { id: 'sample', key, title, description, source, code, values: {}, isTrusted: true };
}
