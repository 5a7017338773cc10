import type { Body } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * A crate that is hit harder than its strength is replaced by pieces after that step, bodies in the pits
 * are destroyed, and nothing changes while the world is locked.
 */
export const check: SceneCheck = ({ world, stage }, { strength, pause }) => {
  const isCrate = (body: Body) => body.isDynamic() && body.getMass() > 0.5;
  const hit = new Set<Body>();
  let removed = 0;
  world().on('post-solve', (contact, { normalImpulses }) => {
    if (Math.max(...normalImpulses) < Number(strength)) return;
    for (const fixture of [contact.getFixtureA(), contact.getFixtureB()])
      if (isCrate(fixture.getBody())) hit.add(fixture.getBody());
  });
  for (const event of ['add-body', 'remove-body'] as const)
    world().on(event as 'add-body', () => expect(world().isLocked()).toBe(false));
  world().on('remove-body', () => removed++);
  let broken = 0;
  return {
    afterStep: () => {
      const bodies = listBodies(world());
      for (const body of hit) expect(bodies).not.toContain(body);
      expect(stage.facts?.().Crates).toBe(bodies.filter(isCrate).length);
      const now = Number(stage.facts?.()['Broken crates']);
      expect(now - broken).toBe(hit.size);
      broken = now;
      hit.clear();
      expect(bodies.length).toBeLessThan(80);
    },
    atEnd: () => {
      expect(removed).toBeGreaterThan(Number(strength) < 15 ? 5 : 0);
      // At least a third of the crates that fell in ten seconds.
      if (Number(strength) < 10) expect(broken).toBeGreaterThan(10 / Number(pause) / 3);
    },
  };
};
