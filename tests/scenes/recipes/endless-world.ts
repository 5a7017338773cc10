import type { Chain } from 'planck';
import { listBodies, listFixtures } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

export const steps = 900;

/** There is always ground around the car, without gaps. The world stays small, and coordinates, too. */
export const check: SceneCheck = ({ world, stage }, { shiftAt, seed }) => {
  const car = listBodies(world()).find(({ style }) => style?.fill === 'accent');
  if (!car) throw new Error('there is no car');
  const ends = () =>
    listBodies(world())
      .filter((body) => body.isStatic())
      .map((body) => {
        const points =
          (listFixtures(body).at(-1)?.getShape() as Chain | undefined)?.m_vertices ?? [];
        return [points[0], points.at(-1)].map((point) =>
          body.getWorldPoint(point ?? { x: 0, y: 0 }),
        );
      })
      .sort(([a], [b]) => (a?.x ?? 0) - (b?.x ?? 0));
  let returns = 0;
  const countCoins = () =>
    listBodies(world()).flatMap((body) =>
      listFixtures(body).filter((fixture) => fixture.isSensor()),
    ).length;
  const allCoins = countCoins();
  const distance = () => Number.parseFloat(String(stage.facts?.().Distance));
  const first = JSON.stringify(ends().map(([start]) => start?.y.toFixed(6)));
  return {
    afterStep: (time) => {
      const { x, y } = car.getPosition();
      expect(Math.abs(x)).toBeLessThan(Number(shiftAt) + 0.5);
      expect(Math.abs(stage.view.x - x)).toBeLessThan(8);
      expect(y).toBeGreaterThan(0);
      expect(world().getBodyCount()).toBeLessThan(30);
      if (Math.round(time * 60) % 20) return;
      const all = ends();
      expect(all[0]?.[0]?.x).toBeLessThan(x - 20);
      expect(all.at(-1)?.[1]?.x).toBeGreaterThan(x + 20);
      for (const [i, [start]] of all.entries()) {
        const end = all[i - 1]?.[1];
        if (!start || !end) continue;
        expect(Math.hypot(start.x - end.x, start.y - end.y)).toBeLessThan(1e-6);
      }
      // The way back leads to the same hills.
      if (time > 4) stage.keys?.down('ArrowLeft');
      if (Math.abs(distance()) < 4 && time > 6) {
        returns++;
        expect(JSON.stringify(all.map(([start]) => start?.y.toFixed(6)))).toBe(first);
        // Collected coins don't return.
        expect(countCoins()).toBeLessThan(allCoins);
      }
    },
    atEnd: () => {
      if (Number(seed) !== 7) return;
      expect(returns).toBeGreaterThan(0);
      expect(Number(stage.facts?.().Coins)).toBeGreaterThan(4);
      if (Number(shiftAt) === 20) expect(Number(stage.facts?.().Shifts)).toBeGreaterThan(1);
    },
  };
};
