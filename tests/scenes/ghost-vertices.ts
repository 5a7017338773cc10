import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** What slides on the chain is never thrown up; seams of the other grounds do that to balls. */
export const promised: Promised = ({ world, stage }, values) => ({
  each: () => {
    for (const body of bodiesOf(world())) {
      const { x, y } = body.getPosition();
      if (!body.isDynamic() || y > 2 || x > 5.5 || y < 0) continue;
      expect(body.getLinearVelocity().y).toBeLessThan(0.1);
      // Friction alone takes no more.
      expect(body.getLinearVelocity().x).toBeGreaterThan(Number(values.speed) - 2.5);
    }
  },
  end: () => {
    const facts = stage.facts?.() ?? {};
    expect(facts.chain).toMatch(/^0 of/);
    expect(facts['box tiles']).not.toMatch(/^0 of/);
    if (String(values.thrown) === 'balls') expect(facts.edges).not.toMatch(/^0 of/);
  },
});
