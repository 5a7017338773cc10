import { SCENE_API_PATH, toHref } from '../../../address/address.ts';
import type { PageContext } from '../context.ts';

interface PageLinksProps {
  /** A message that can name pages by their paths: "… /recipes/react". */
  text: string;
  context: Pick<PageContext, 'basePath' | 'labPages'>;
}

/** Links to the pages that a message names. They come after it, because a message can be part of a button. */
export function PageLinks({ text, context: { basePath, labPages = [] } }: PageLinksProps) {
  const named = labPages.filter((path) => text.includes(path));
  return named.map((path) => (
    <span key={path}>
      {' '}
      <a href={toHref({ path }, basePath)}>{`Open ${path}`}</a>
    </span>
  ));
}

/** A link to the documentation of scenes, next to the code of one. */
export function SceneApiLink({ source, context }: { source: string; context: PageContext }) {
  if (!context.labPages?.includes(SCENE_API_PATH) || !source.includes("'#scene'")) return null;
  return <a href={toHref({ path: SCENE_API_PATH }, context.basePath)}>Scene API</a>;
}
