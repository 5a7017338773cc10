import { z } from 'zod';
import { SCENE, WORLD_CHECK } from '../../article/attributes.ts';
import { flag, text } from '../../blocks/props.ts';
import { BlockError, defineBlock } from '../../content/block.ts';
import type { SceneData } from '../sceneData.ts';
import { ControlsSpace } from './ControlsSpace.tsx';
import goalStyles from './Goal.module.css';
import { GoalText } from './GoalText.tsx';
import styles from './Scene.module.css';
import { StillPicture } from './StillPicture.tsx';

/**
 * A scene of the site: its still picture, and space for its controls. Script makes it live when it is scrolled
 * near, with the world check if `check` is set. A `wide` picture is lower than others, for the top of a wide page.
 */
export const scene = (scenes: SceneData[]) =>
  defineBlock(schema(scenes), ({ id, check, wide }) => {
    const data = scenes.find((one) => one.id === id);
    if (!data)
      throw new BlockError(`refers to the unknown scene "${id}"`, `create scenes/${id}.ts`);
    const { description, goal, hasKeys, info } = data;
    return (
      <figure
        id={`scene-${id}`}
        className={wide ? `${styles.scene} ${styles.wide}` : styles.scene}
        {...{ [SCENE]: id, [WORLD_CHECK]: check ? '' : undefined }}
      >
        <div className={styles.picture}>
          <StillPicture {...data} />
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
          <ControlsSpace {...data} />
          {check && <div className={styles.findings} />}
        </div>
        <figcaption className={info && styles.short}>{description}</figcaption>
      </figure>
    );
  });

const schema = (scenes: SceneData[]) =>
  z.strictObject({ id: idOf(scenes), check: flag.optional(), wide: flag.optional() });

/** The id of a scene or step. An error suggests the nearest one. */
export function idOf(scenes: { id: string }[]) {
  return scenes.length > 0 ? z.enum(scenes.map(({ id }) => id)) : text;
}
