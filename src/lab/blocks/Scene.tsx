import { type CSSProperties, createElement } from 'react';
import { z } from 'zod';
import { SCENE, WORLD_CHECK } from '../../article/attributes.ts';
import { flag, text } from '../../blocks/props.ts';
import { BlockError, defineBlock } from '../../content/block.ts';
import { rowsOf } from '../paramGroups.ts';
import type { SceneData } from '../sceneData.ts';
import goalStyles from './Goal.module.css';
import { GoalText } from './GoalText.tsx';
import styles from './Scene.module.css';

/**
 * A scene of the site: its still picture, and space for its controls. Script makes it live when it is scrolled
 * near, with the world check if `check` is set. A `wide` picture is lower than others, for the top of a wide page.
 */
export const scene = (scenes: SceneData[]) =>
  defineBlock(schema(scenes), ({ id, check, wide }) => {
    const data = scenes.find((one) => one.id === id);
    if (!data)
      throw new BlockError(`refers to the unknown scene "${id}"`, `create scenes/${id}.ts`);
    const { title, description, goal, hasKeys, info, poster } = data;
    return (
      <figure
        id={`scene-${id}`}
        className={wide ? `${styles.scene} ${styles.wide}` : styles.scene}
        {...{ [SCENE]: id, [WORLD_CHECK]: check ? '' : undefined }}
      >
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
        <div className={styles.panel}>
          {goal && (
            <div className={goalStyles.goal}>
              <GoalText text={goal.text} isReached={false}>
                <span className={goalStyles.action} />
              </GoalText>
            </div>
          )}
          {hasKeys && <div className={styles.keys} />}
          <div className={styles.space} style={spaceFor(data)} />
          {info && <p className={`${styles.info} ${styles.infoSpace}`} data-text={info} />}
          {check && <div className={styles.findings} />}
        </div>
        <figcaption className={info && styles.short}>{description}</figcaption>
      </figure>
    );
  });

const schema = (scenes: SceneData[]) =>
  z.strictObject({ id: idOf(scenes), check: flag.optional(), wide: flag.optional() });

/** What the stylesheet reserves for controls, so that the layout doesn't shift when they are loaded. */
function spaceFor({ params, controls }: SceneData): CSSProperties {
  const { narrow, wide } = rowsOf(params);
  const own = controls.length > 0 ? 1 : 0;
  return { '--own': own, '--rows': narrow, '--wide-rows': wide } as CSSProperties;
}

/** The id of a scene or step. An error suggests the nearest one. */
export function idOf(scenes: { id: string }[]) {
  return scenes.length > 0 ? z.enum(scenes.map(({ id }) => id)) : text;
}
