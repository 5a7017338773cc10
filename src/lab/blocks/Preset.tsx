import { z } from 'zod';
import { PRESET, WIRED } from '../../article/attributes.ts';
import { type Block, BlockError } from '../../content/block.ts';
import type { SceneData } from '../sceneData.ts';
import { idOf } from './Scene.tsx';
import styles from './Wired.module.css';
import { valueSchema, wiredScene } from './wired.ts';

interface Props {
  scene: string;
  values: Record<string, unknown>;
  children?: React.ReactNode;
}

/**
 * A button in a sentence: the scene starts over with these values, and the defaults for all others, so that it
 * shows what the sentence says. Without script, it is plain text.
 */
export const preset = (scenes: SceneData[]): Block => ({
  props: (given) => {
    const params = scenes.find(({ id }) => id === given.scene)?.params ?? {};
    const values = Object.entries(params).map(([name, param]) => [
      name,
      valueSchema(param).optional(),
    ]);
    return z.strictObject({
      scene: idOf(scenes),
      values: z.strictObject(Object.fromEntries(values)),
    });
  },
  render: ({ scene, values, children }: Props) => {
    wiredScene(scenes, scene);
    if (children === undefined)
      throw new BlockError('has no text', 'write <Preset …>one iteration</Preset>');
    return (
      <span className={styles.preset} {...{ [WIRED]: scene, [PRESET]: JSON.stringify(values) }}>
        {children}
      </span>
    );
  },
});
