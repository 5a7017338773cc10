import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Both bodies on the corrected pad reach the height in every jump; the speed of the textbook falls short of it. */
export const check: SceneCheck = ({ stage }, values) => {
  const [height, hz] = [Number(values.height), Number(values.hz)];
  /** The height that a body reached in its last flight, in meters. */
  const readTop = (name: string) => Number.parseFloat(String(stage.facts?.()[name]));
  return {
    afterStep: (time) => {
      if (time < 3) return;
      for (const name of ['Ball', 'Box'])
        expect(Math.abs(readTop(name) - height)).toBeLessThan(10 / hz ** 2 / 8 + 0.0006);
      const short = Math.sqrt(20 * height) / (2 * hz);
      expect(Math.abs(height - readTop('√(2gh)') - short)).toBeLessThan(0.3 * short);
    },
    atEnd: () => expect(readTop('Restitution 1')).toBeLessThan(2.1),
  };
};
