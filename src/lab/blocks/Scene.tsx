import { createElement } from 'react';
import { z } from 'zod';
import { SCENE, WORLD_CHECK } from '../../article/attributes.ts';
import { flag, text } from '../../blocks/props.ts';
import { BlockError, defineBlock } from '../../content/block.ts';
import type { SceneData } from '../sceneData.ts';
import goalStyles from './Goal.module.css';
import { GoalText } from './GoalText.tsx';
import styles from './Scene.module.css';

/**
 * A scene of the site: its still picture, and space for its controls. Script makes it live when it is scrolled
 * near, with the world check if `check` is set.
 */
export const scene = (scenes: SceneData[]) =>
  defineBlock(z.strictObject({ id: idOf(scenes), check: flag.optional() }), ({ id, check }) => {
    const data = scenes.find((one) => one.id === id);
    if (!data)
      throw new BlockError(`refers to the unknown scene "${id}"`, `create scenes/${id}.ts`);
    const { title, description, params, controls, goal, poster } = data;
    return (
      <figure
        id={`scene-${id}`}
        className={styles.scene}
        {...{ [SCENE]: id, [WORLD_CHECK]: check ? '' : undefined }}
      >
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
        {/* As high as the controls, so that the layout doesn't shift. */}
        <div className={styles.panel}>
          {goal && (
            <div className={goalStyles.goal}>
              <GoalText text={goal.text} isReached={false}>
                <span className={goalStyles.action} />
              </GoalText>
            </div>
          )}
          <div className={styles.bar} />
          {controls.length > 0 && <div className={styles.bar} />}
          <div className={styles.params}>
            {Object.keys(params).map((name) => (
              <span key={name} className={styles.param} />
            ))}
          </div>
          <p className={styles.status} />
          {check && <div className={styles.findings} />}
        </div>
        <figcaption>{description}</figcaption>
      </figure>
    );
  });

/** The id of a scene. An error suggests the nearest one. */
export function idOf(scenes: SceneData[]) {
  return scenes.length > 0 ? z.enum(scenes.map(({ id }) => id)) : text;
}
