import { createElement } from 'react';
import { z } from 'zod';
import { blockError, defineBlock } from '../../blocks/define.ts';
import { text } from '../../blocks/props.ts';
import type { SceneData } from '../sceneData.ts';
import styles from './Scene.module.css';

/**
 * A scene of the site: its picture, which is all there is without script, and the place that its
 * live version takes. What moves is put in by the lab when the reader comes near.
 */
export const scene = (scenes: SceneData[]) =>
  defineBlock(z.strictObject({ id: idOf(scenes) }), ({ id }) => {
    const data = scenes.find((one) => one.id === id);
    if (!data) throw blockError(`knows no scene "${id}"`, `write scenes/${id}.ts`);
    const { title, description, params, controls, poster } = data;
    return (
      <figure id={`scene-${id}`} className={styles.scene} data-scene={id}>
        <div className={styles.picture}>
          <svg
            role="img"
            aria-label={title}
            viewBox={`0 0 ${poster.width} ${poster.height}`}
            width={poster.width}
            height={poster.height}
          >
            {poster.elements.map(({ name, attributes, text }, index) =>
              createElement(name, { ...attributes, key: index }, text),
            )}
          </svg>
        </div>
        {/* As high as what the lab puts into it. */}
        <div className={styles.panel}>
          <div className={styles.bar} />
          {controls.length > 0 && <div className={styles.bar} />}
          <div className={styles.params}>
            {Object.keys(params).map((name) => (
              <span key={name} className={styles.param} />
            ))}
          </div>
          <p className={styles.status} />
        </div>
        <figcaption>{description}</figcaption>
      </figure>
    );
  });

/** With names to choose from, a wrong one is told with the nearest. */
export function idOf(scenes: SceneData[]) {
  return scenes.length > 0 ? z.enum(scenes.map(({ id }) => id)) : text;
}
