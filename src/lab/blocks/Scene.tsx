import { z } from 'zod';
import { HERO, SCENE, WORLD_CHECK } from '../../article/attributes.ts';
import { flag } from '../../blocks/props.ts';
import { defineBlock } from '../../content/block.ts';
import { itemIn, type Lookup } from '../../content/lookup.ts';
import type { Project } from '../model/projects.ts';
import type { SceneData } from '../model/sceneData.ts';
import type { Step } from '../model/steps.ts';
import { ControlsSpace } from './ControlsSpace.tsx';
import { ProjectLink } from './Download.tsx';
import goalStyles from './Goal.module.css';
import { GoalText } from './GoalText.tsx';
import styles from './Scene.module.css';
import { StillPicture } from './StillPicture.tsx';

/**
 * A scene of the site: its still picture, and space for its controls. Script starts the live scene when it is about
 * to scroll into view, with the world check if `check` is set. A `hero` is lower, for the top of a page, and shows only
 * its picture until the reader points at it or presses a key in it.
 */
export const scene = (scenes: Pick<Lookup<SceneData>, 'get' | 'keys'>) => {
  const schema = z.strictObject({
    id: sceneRef(scenes),
    check: flag.optional(),
    hero: flag.optional(),
  });
  return defineBlock(schema, ({ id: data, check, hero }) => {
    const { id, description, goal, info } = data;
    return (
      <figure
        id={`scene-${id}`}
        className={styles.scene}
        {...{ [SCENE]: id, [WORLD_CHECK]: check ? '' : undefined, [HERO]: hero ? '' : undefined }}
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
          <ControlsSpace {...data} />
          {check && <div className={styles.findings} />}
        </div>
        <figcaption className={info && styles.short}>{description}</figcaption>
      </figure>
    );
  });
};

/** A scene that is a step of a tutorial, and a link to it as a project if it is a game. */
export const tutorialStep = (
  scenes: Lookup<SceneData>,
  steps: Lookup<Step>,
  projects: Lookup<Project>,
) => {
  const step = scene({ get: (id) => steps.get(id) && scenes.get(id), keys: () => steps.keys() });
  return {
    ...step,
    render: (props: { id: SceneData }) => {
      const project = projects.get(props.id.id);
      return (
        <>
          {step.render(props)}
          {project && <ProjectLink {...project} label="Download this step as a project" />}
        </>
      );
    },
  };
};

/** Returns a schema for the id of a scene, whose output is the scene. */
export function sceneRef(scenes: Pick<Lookup<SceneData>, 'get' | 'keys'>) {
  return itemIn(scenes, 'the id of a scene', (id) => `create scenes/${id}.ts`);
}
