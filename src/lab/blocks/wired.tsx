import type { ReactNode } from 'react';
import { z } from 'zod';
import { HIGHLIGHT, PRESET, TUNE, WIRED } from '../../article/attributes.ts';
import { flag, numberThat, text } from '../../blocks/props.ts';
import { didYouMean } from '../../config/nearest.ts';
import { type Block, BlockError, defineBlock } from '../../content/block.ts';
import type { Lookup } from '../../content/lookup.ts';
import { LAYERS } from '../draw/world.ts';
import { snapToStep } from '../model/params.ts';
import type { Param } from '../model/scene.ts';
import type { SceneData } from '../model/sceneData.ts';
import { formatNumber, unitText } from './quantity.ts';
import { sceneRef } from './Scene.tsx';
import styles from './Wired.module.css';

// Text that controls a scene of the same page. Without script, it is plain text.

/**
 * A number in a sentence that is a parameter of a scene: readers drag it, type it, or change it with the arrow
 * keys, and the scene follows.
 */
export const tune = (scenes: Lookup<SceneData>) =>
  defineBlock(
    z.strictObject({ scene: sceneRef(scenes), param: text, unit: z.literal('').optional() }),
    ({ scene: { id, params }, param, unit }) => {
      const range = params[param];
      if (range?.kind !== 'range') {
        const ranges = Object.keys(params).filter((name) => params[name]?.kind === 'range');
        const otherwise = `add a range "${param}" to scenes/${id}.ts, or use <Preset>`;
        throw new BlockError(
          `refers to the scene "${id}", which has no number "${param}"`,
          didYouMean(param, ranges, otherwise),
        );
      }
      return (
        <>
          <data className={styles.tune} value={range.value} {...{ [WIRED]: id, [TUNE]: param }}>
            {formatNumber(range.value)}
          </data>
          {unitText(unit ?? range.unit ?? '')}
        </>
      );
    },
  );

interface PresetProps {
  scene: SceneData;
  values: Record<string, unknown>;
  children?: ReactNode;
}

/**
 * A button in a sentence: the scene starts over with these values, and the defaults for all others, so that it
 * shows what the sentence says.
 */
export const preset = (scenes: Lookup<SceneData>): Block => ({
  props: (given) => {
    const params = findScene(scenes, given.scene)?.params;
    const values = Object.entries(params ?? {}).map(([name, param]) => [
      name,
      valueSchema(param).optional(),
    ]);
    return z.strictObject({
      scene: sceneRef(scenes),
      values: params ? z.strictObject(Object.fromEntries(values)) : z.looseObject({}),
    });
  },
  render: ({ scene, values, children }: PresetProps) => (
    <span className={styles.preset} {...{ [WIRED]: scene.id, [PRESET]: JSON.stringify(values) }}>
      {children ?? missingText('<Preset …>one iteration</Preset>')}
    </span>
  ),
});

interface HighlightProps {
  scene: SceneData;
  layer: string;
  children?: ReactNode;
}

/**
 * Words that point at a part of the picture: while a reader hovers over them, or after a click, the scene shows
 * that layer or emphasizes that part.
 */
export const highlight = (scenes: Lookup<SceneData>): Block => ({
  props: ({ scene }) => {
    const named = findScene(scenes, scene);
    return z.strictObject({
      scene: sceneRef(scenes),
      layer: named ? z.enum([...Object.keys(LAYERS), ...(named.highlights ?? [])]) : text,
    });
  },
  render: ({ scene, layer, children }: HighlightProps) => (
    <span className={styles.highlight} {...{ [WIRED]: scene.id, [HIGHLIGHT]: layer }}>
      {children ?? missingText('<Highlight …>the contact normal</Highlight>')}
    </span>
  ),
});

function missingText(example: string): never {
  throw new BlockError('has no text', `write ${example}`);
}

/** Returns the scene that a block names; undefined if there is none, which the schema of the name reports. */
function findScene(scenes: Lookup<SceneData>, name: unknown): SceneData | undefined {
  return typeof name === 'string' ? scenes.get(name) : undefined;
}

/** Returns a schema for the values that a reader can choose. */
function valueSchema(param: Param): z.ZodType {
  switch (param.kind) {
    case 'range':
      return numberThat(
        (value) => Math.abs(snapToStep(param, value) - value) < 1e-9,
        `a number from ${param.min} to ${param.max}, in steps of ${param.step}`,
      );
    case 'toggle':
      return flag;
    case 'choice':
      return z.enum(param.options);
  }
}
