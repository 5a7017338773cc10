import { z } from 'zod';
import { HIGHLIGHT, WIRED } from '../../article/attributes.ts';
import { type Block, BlockError } from '../../content/block.ts';
import { LAYERS } from '../draw/world.ts';
import type { SceneData } from '../sceneData.ts';
import { idOf } from './Scene.tsx';
import styles from './Wired.module.css';
import { wiredScene } from './wired.ts';

interface Props {
  scene: string;
  layer: string;
  children?: React.ReactNode;
}

/**
 * Words that point at a part of the picture: while a reader hovers over them, or after a click, the scene shows
 * that layer, or draws that part again. Without script, they are plain text.
 */
export const highlight = (scenes: SceneData[]): Block => ({
  props: ({ scene }) => {
    const own = scenes.find(({ id }) => id === scene)?.highlights ?? [];
    return z.strictObject({
      scene: idOf(scenes),
      layer: z.enum([...Object.keys(LAYERS), ...own]),
    });
  },
  render: ({ scene, layer, children }: Props) => {
    wiredScene(scenes, scene);
    if (children === undefined)
      throw new BlockError('has no text', 'write <Highlight …>the contact normal</Highlight>');
    return (
      <span className={styles.highlight} {...{ [WIRED]: scene, [HIGHLIGHT]: layer }}>
        {children}
      </span>
    );
  },
});
