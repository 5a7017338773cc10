import { createElement } from 'react';
import type { SceneData } from '../model/sceneData.ts';

/** The picture of a scene before it runs. */
export function StillPicture({ title, poster }: Pick<SceneData, 'title' | 'poster'>) {
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${poster.width} ${poster.height}`}
      preserveAspectRatio="xMidYMax"
      width={poster.width}
      height={poster.height}
    >
      {poster.elements.map(({ name, attributes, text }, index) =>
        createElement(name, { ...attributes, key: index }, text),
      )}
    </svg>
  );
}
