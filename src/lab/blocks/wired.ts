import { z } from 'zod';
import { flag, numberThat } from '../../blocks/props.ts';
import type { Lookup } from '../../content/lookup.ts';
import { nearestValue } from '../model/params.ts';
import type { Param, Range } from '../model/scene.ts';
import type { SceneData } from '../model/sceneData.ts';

// Blocks for text that controls a scene of the same page.

/** Returns the scene that such a block names; undefined if there is none, which the schema of its name reports. */
export function sceneNamed(scenes: Lookup<SceneData>, name: unknown): SceneData | undefined {
  return typeof name === 'string' ? scenes.get(name) : undefined;
}

/** A value that a reader could choose, too. */
export function valueSchema(param: Param): z.ZodType {
  switch (param.kind) {
    case 'range':
      return numberSchema(param);
    case 'toggle':
      return flag;
    case 'choice':
      return z.enum(param.options);
  }
}

/** A number that a slider can have. */
export function numberSchema(range: Range) {
  const { min, max, step } = range;
  return numberThat(
    (value) => Math.abs(nearestValue(range, value) - value) < 1e-9,
    `a number from ${min} to ${max}, in steps of ${step}`,
  );
}
