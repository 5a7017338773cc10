import type { PageFile } from '../../content/compilePage.ts';
import { pathOfFile } from '../../content/paths.ts';
import type { CanWait } from '../sources/tools.ts';

/** Matches blocks that show scenes without naming them. */
const SHOWS_OTHERS = /<(?:Playground|Recipes)\b|::recipes\b/;

/**
 * Returns which scenes can wait: those that are shown only by pages that can wait themselves. As with pages, the
 * answer can change during a load, when a request or a save ends it early.
 */
export function scenesCanWait(files: PageFile[], pageCanWait: CanWait): CanWait {
  return (id) =>
    !files.some(
      ({ filePath, text }) =>
        !pageCanWait(pathOfFile(filePath)) && (text.includes(id) || SHOWS_OTHERS.test(text)),
    );
}
