import { merge } from 'node-diff3';
import { hrefOf, scenePath } from '../../../address/address.ts';
import { fetchJson } from '../../../fetch/fetchFile.ts';
import type { SceneData } from '../../model/sceneData.ts';
import type { PageContext } from '../context.ts';
import { draftKey, type OriginalCode } from './originalCode.ts';

/** What a reader wrote in an earlier step of a tutorial. */
export interface EarlierDraft {
  /** Title of that step. */
  title: string;
  source: string;
  /** The code of this step with the reader's changes; undefined if both change the same lines. */
  merged?: string;
}

/**
 * Finds the code that the reader wrote in the nearest earlier step; undefined if there is none, if this step
 * has a draft already, or if the reader has seen it here.
 * @throws with a URL when the earlier step can't be fetched
 */
export async function findEarlierDraft(
  original: Pick<OriginalCode, 'key' | 'source' | 'earlier'>,
  { basePath, recall }: Pick<PageContext, 'basePath' | 'recall'>,
): Promise<EarlierDraft | undefined> {
  if (recall(draftKey(original))) return undefined;
  const [found] = (original.earlier ?? []).flatMap((id) => {
    const source = recall(draftKey({ key: `scene=${id}` }));
    return source ? [{ id, source }] : [];
  });
  if (!found || recall(seenKey(original)) === found.source) return undefined;
  const before = await fetchJson<SceneData>(hrefOf({ path: scenePath(found.id) }, basePath), [
    'source',
    'title',
  ]);
  return {
    title: before.title,
    source: found.source,
    merged: mergeLines(found.source, before.source, original.source),
  };
}

/** Remembers that the reader has seen an earlier draft in a step, so that it isn't merged again. */
export function rememberEarlierDraft(
  original: Pick<OriginalCode, 'key'>,
  { source }: Pick<EarlierDraft, 'source'>,
  { remember }: Pick<PageContext, 'remember'>,
): void {
  remember(seenKey(original), source, 'that your earlier changes were merged');
}

function seenKey({ key }: Pick<OriginalCode, 'key'>): string {
  return `merged:${key}`;
}

/** Applies two sets of changes to the same text; undefined if they change the same lines. */
function mergeLines(mine: string, base: string, theirs: string): string | undefined {
  const { conflict, result } = merge(mine, base, theirs, { stringSeparator: '\n' });
  return conflict ? undefined : result.join('\n');
}
