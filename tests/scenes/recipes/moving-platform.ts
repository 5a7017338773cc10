import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The player rides the first platform without sliding, unless it ignores the ground. Crates ride both. */
export const check: SceneCheck = ({ world, stage }, { relative }) => {
  const bodies = listBodies(world());
  const platforms = bodies.filter((body) => body.isKinematic());
  const [crateA, crateB, player] = bodies
    .filter((body) => body.isDynamic())
    .sort((a, b) => Number(a.isFixedRotation()) - Number(b.isFixedRotation()));
  const [shuttle, lift] = platforms;
  if (!crateA || !crateB || !player || !shuttle || !lift) throw new Error('a body is missing');
  const crates = [crateA, crateB].sort((a, b) => a.getPosition().x - b.getPosition().x);
  const offset = (body = player, platform = shuttle) => ({
    x: body.getPosition().x - platform.getPosition().x,
    y: body.getPosition().y - platform.getPosition().y,
  });
  const starts = [offset(crates[0], shuttle), offset(crates[1], lift)];
  const start = offset();
  let slid = 0;
  return {
    afterStep: (time) => {
      if (time > 8) return;
      slid = Math.max(slid, Math.abs(offset().x - start.x));
      if (relative) expect(Math.abs(offset().y - start.y)).toBeLessThan(0.03);
      if (relative) expect(stage.facts?.().Riding).toBe(true);
      // Friction holds up to 0.6 g, and the fastest platform needs more.
      if (time > 0.1 && Math.abs(shuttle.getLinearVelocity().x) < 5)
        expect(offset(crates[1], lift).x - (starts[1]?.x ?? 0)).toBeLessThan(0.1);
    },
    atEnd: () => {
      if (relative) expect(slid).toBeLessThan(0.05);
      else expect(slid).toBeGreaterThan(1);
    },
  };
};
