import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Nothing that slides on the chain is thrown up, unlike on the seams of the other grounds. */
export const check: SceneCheck = ({ world, stage }, values) => ({
  afterStep: () => {
    for (const body of listBodies(world())) {
      const { x, y } = body.getPosition();
      if (!body.isDynamic() || y > 2 || x > 5.5 || y < 0) continue;
      expect(body.getLinearVelocity().y).toBeLessThan(0.1);
      // Friction alone slows it no further.
      expect(body.getLinearVelocity().x).toBeGreaterThan(Number(values.speed) - 2.5);
    }
  },
  atEnd: () => {
    const facts = stage.facts?.() ?? {};
    expect(facts['Caught on chain']).toMatch(/^0 of/);
    expect(facts['Caught on box tiles']).not.toMatch(/^0 of/);
    if (String(values.thrown) === 'balls') expect(facts['Caught on edges']).not.toMatch(/^0 of/);
  },
});
