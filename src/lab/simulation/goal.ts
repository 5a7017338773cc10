import type { Stage } from '../model/scene.ts';

/** Watches whether the goal of a scene has been reached at any time in a run. A scene without one never reaches it. */
export function watchGoal({ goal }: Pick<Stage, 'goal'>) {
  /** Simulated seconds for which the goal has been met. */
  let held = 0;
  let isReached = false;
  return {
    /** Called after every step, with its length in seconds. */
    step: (dt: number) => {
      if (!goal || isReached) return;
      const isMet = goal.isReached();
      held = isMet ? held + dt : 0;
      isReached = isMet && held >= (goal.seconds ?? 0);
    },
    isReached: () => isReached,
  };
}
