import { type CSSProperties, createElement } from 'react';
import { z } from 'zod';
import { SCENE } from '../../article/attributes.ts';
import { text } from '../../blocks/props.ts';
import { BlockError, defineBlock } from '../../content/block.ts';
import { rowsOf } from '../paramGroups.ts';
import type { SceneData } from '../sceneData.ts';
import styles from './Scene.module.css';

/**
 * A scene of the site: its still picture, and space for its controls. Script makes it live when it is scrolled
 * near.
 */
export const scene = (scenes: SceneData[]) =>
  defineBlock(z.strictObject({ id: idOf(scenes) }), ({ id }) => {
    const data = scenes.find((one) => one.id === id);
    if (!data)
      throw new BlockError(`refers to the unknown scene "${id}"`, `create scenes/${id}.ts`);
    const { title, description, poster } = data;
    return (
      <figure id={`scene-${id}`} className={styles.scene} {...{ [SCENE]: id }}>
        <div className={styles.picture}>
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
        </div>
        <div className={styles.panel} style={spaceFor(data)} />
        <figcaption>{description}</figcaption>
      </figure>
    );
  });

/** What the stylesheet reserves for controls, so that the layout doesn't shift when they are loaded. */
function spaceFor({ params, controls }: SceneData): CSSProperties {
  const { narrow, wide } = rowsOf(params);
  const own = controls.length > 0 ? 1 : 0;
  return { '--own': own, '--rows': narrow, '--wide-rows': wide } as CSSProperties;
}

/** The id of a scene. An error suggests the nearest one. */
export function idOf(scenes: SceneData[]) {
  return scenes.length > 0 ? z.enum(scenes.map(({ id }) => id)) : text;
}
