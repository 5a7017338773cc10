import type { ScenePen } from '../../src/lab/model/pen.ts';
import { readPose } from '../../src/lab/simulation/simulation.ts';

/** Creates a pen that draws nothing, except with the given methods, which record what a scene draws. */
export function recordingPen(methods: Partial<ScenePen>): ScenePen {
  const ignore = () => undefined;
  return {
    polygon: ignore,
    line: ignore,
    circle: ignore,
    dot: ignore,
    arrow: ignore,
    text: ignore,
    poseOf: readPose,
    ...methods,
  };
}
