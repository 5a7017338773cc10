import { z } from 'zod';
import { HIGHLIGHT, WIRED } from '../../article/attributes.ts';
import { text } from '../../blocks/props.ts';
import { type Block, BlockError } from '../../content/block.ts';
import type { Lookup } from '../../content/lookup.ts';
import { LAYERS } from '../draw/world.ts';
import type { SceneData } from '../model/sceneData.ts';
import { sceneIn } from './Scene.tsx';
import styles from './Wired.module.css';
import { sceneNamed } from './wired.ts';

interface Props {
  scene: SceneData;
  layer: string;
  children?: React.ReactNode;
}

/**
 * Words that point at a part of the picture: while a reader hovers over them, or after a click, the scene shows
 * that layer, or draws that part again. Without script, they are plain text.
 */
export const highlight = (scenes: Lookup<SceneData>): Block => ({
  props: ({ scene }) => {
    const named = sceneNamed(scenes, scene);
    return z.strictObject({
      scene: sceneIn(scenes),
      layer: named ? z.enum([...Object.keys(LAYERS), ...(named.highlights ?? [])]) : text,
    });
  },
  render: ({ scene, layer, children }: Props) => {
    if (children === undefined)
      throw new BlockError('has no text', 'write <Highlight …>the contact normal</Highlight>');
    return (
      <span className={styles.highlight} {...{ [WIRED]: scene.id, [HIGHLIGHT]: layer }}>
        {children}
      </span>
    );
  },
});
