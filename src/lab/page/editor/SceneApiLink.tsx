import { SCENE_API_PATH, toHref } from '../../../address/address.ts';
import type { PageContext } from '../context.ts';

interface SceneApiLinkProps {
  source: string;
  context: PageContext;
}

/** A link to the documentation of scenes, next to the code of one. */
export function SceneApiLink({ source, context }: SceneApiLinkProps) {
  if (!context.labPages?.includes(SCENE_API_PATH) || !source.includes("'#scene'")) return null;
  return <a href={toHref({ path: SCENE_API_PATH }, context.basePath)}>Scene API</a>;
}
