import { PROGRAM } from '../../../article/attributes.ts';
import block from '../../blocks/Playground.module.css';
import type { SceneData, SceneSummary } from '../../model/sceneData.ts';
import { type Change, changeCode, fromItemHash } from '../code/itemLink.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import { fromHash } from '../code/share.ts';
import { fetchSamples, readSampleHash } from '../sample/fetchSamples.ts';
import { fetchSiteCode, type SiteCode } from './siteCode.ts';
import type { Sketch } from './sketches.ts';

/** Code that a playground shows, with the values of its parameters. */
export interface PlaygroundItem extends OriginalCode {
  values: Record<string, unknown>;
  /** The site's summary of a scene, for the time before it runs. */
  scene?: SceneSummary & Pick<SceneData, 'info'>;
  /** The reader's sketch, if this is one. */
  sketch?: Sketch;
  /** What to know before running code from a link. */
  notice?: string;
}

/** The link's change no longer fits the code that it names. */
export class OutdatedLink extends Error {
  constructor(
    title: string,
    /** Key of the current code. */
    readonly key: string,
  ) {
    super(
      `“${title}” has changed since this link was created, and the changes in the link no longer fit.`,
    );
  }
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
  return /^#(?:program|scene|example|sample|code|sketch)=/.test(hash);
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
      key,
      title: 'Shared code',
      description: 'Code from a shared link.',
      ...shared,
      isTrusted: false,
    };
  }
  const sample = readSampleHash(hash);
  if (sample) return fetchSample(sample, key, basePath);
  const link = await fromItemHash(hash);
  const named = link?.key ?? key;
  if (!keys.includes(named))
    throw new Error(`“${named}” was not found. Choose a scene or an example from the gallery.`);
  const item = await fetchSiteCode(named, basePath);
  return link ? { ...(await changeItem(item, link.change)), key } : item;
}

/**
 * Changes an item as a link says. Only if its code stays the same, it is still the site's.
 * @throws OutdatedLink if the item has changed since
 */
async function changeItem(item: SiteCode, change: Change): Promise<PlaygroundItem> {
  const changed = await changeCode(item, change);
  if (!changed) throw new OutdatedLink(item.title, item.key);
  const { isOutdated, ...code } = changed;
  if (!change.lines) return { ...item, ...code };
  const { key, title } = item;
  return {
    ...{ key, title, origin: key, ...code },
    description: `A changed version of “${title}”, from a shared link.`,
    isTrusted: false,
    notice: isOutdated ? OUTDATED : undefined,
  };
}

const OUTDATED =
  'The original has changed since this link was created. Here, the link’s changes are applied to its current code.';

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
  return { key, title, description, source, code, values: {}, isTrusted: true };
}
