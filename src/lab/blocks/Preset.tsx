import { z } from 'zod';
import { PRESET, WIRED } from '../../article/attributes.ts';
import { type Block, BlockError } from '../../content/block.ts';
import type { Lookup } from '../../content/lookup.ts';
import type { SceneData } from '../model/sceneData.ts';
import { sceneIn } from './Scene.tsx';
import styles from './Wired.module.css';
import { sceneNamed, valueSchema } from './wired.ts';

interface Props {
  scene: SceneData;
  values: Record<string, unknown>;
  children?: React.ReactNode;
}

/**
 * A button in a sentence: the scene starts over with these values, and the defaults for all others, so that it
 * shows what the sentence says. Without script, it is plain text.
 */
export const preset = (scenes: Lookup<SceneData>): Block => ({
  props: (given) => {
    const params = sceneNamed(scenes, given.scene)?.params;
    const values = Object.entries(params ?? {}).map(([name, param]) => [
      name,
      valueSchema(param).optional(),
    ]);
    return z.strictObject({
      scene: sceneIn(scenes),
      values: params ? z.strictObject(Object.fromEntries(values)) : z.looseObject({}),
    });
  },
  render: ({ scene, values, children }: Props) => {
    if (children === undefined)
      throw new BlockError('has no text', 'write <Preset …>one iteration</Preset>');
    return (
      <span className={styles.preset} {...{ [WIRED]: scene.id, [PRESET]: JSON.stringify(values) }}>
        {children}
      </span>
    );
  },
});
