import { z } from 'zod';
import { TUNE, WIRED } from '../../article/attributes.ts';
import { number, text } from '../../blocks/props.ts';
import { didYouMean } from '../../config/nearest.ts';
import { type Block, BlockError } from '../../content/block.ts';
import type { Lookup } from '../../content/lookup.ts';
import type { Range } from '../model/scene.ts';
import type { SceneData } from '../model/sceneData.ts';
import { formatNumber, unitText } from './quantity.ts';
import { sceneIn } from './Scene.tsx';
import styles from './Wired.module.css';
import { numberSchema, sceneNamed } from './wired.ts';

interface Props {
  scene: SceneData;
  param: string;
  value?: number;
  unit?: '';
}

/**
 * A number in a sentence that is a parameter of a scene: readers drag it, type it, or change it with the arrow
 * keys, and the scene follows. Without script, it is the plain number.
 */
export const tune = (scenes: Lookup<SceneData>): Block => {
  const rangesOf = (scene: SceneData | undefined): Record<string, Range> =>
    Object.fromEntries(
      Object.entries(scene?.params ?? {}).filter(
        (entry): entry is [string, Range] => entry[1].kind === 'range',
      ),
    );
  return {
    props: (given) => {
      const ranges = rangesOf(sceneNamed(scenes, given.scene));
      const range = ranges[String(given.param)];
      return z.strictObject({
        scene: sceneIn(scenes),
        param: text,
        value: (range ? numberSchema(range) : number).optional(),
        unit: z.literal('').optional(),
      });
    },
    render: ({ scene, param, value, unit: shownUnit }: Props) => {
      const range = rangesOf(scene)[param];
      if (!range)
        throw new BlockError(
          `refers to the scene "${scene.id}", which has no number "${param}"`,
          didYouMean(
            param,
            Object.keys(rangesOf(scene)),
            `add a range "${param}" to scenes/${scene.id}.ts, or use <Preset>`,
          ),
        );
      const shown = value ?? range.value;
      return (
        <>
          <data className={styles.tune} value={shown} {...{ [WIRED]: scene.id, [TUNE]: param }}>
            {formatNumber(shown)}
          </data>
          {unitText(shownUnit ?? range.unit ?? '')}
        </>
      );
    },
  };
};
