import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * Events come in order, as the list shows them, and the sum of all impulses is the change of momentum.
 */
export const check: SceneCheck = ({ world, stage }, { restitution }) => {
  const box = listBodies(world()).find((body) => body.isDynamic());
  if (!box) throw new Error('there is no box');
  const mass = box.getMass();
  let touches = 0;
  let isSolving = false;
  let impulse = 0;
  let stepsAsleep = 0;
  let wasAwake = true;
  let bounces = 0;
  world().on('begin-contact', () => void touches++);
  world().on('end-contact', () => {
    expect(--touches).toBeGreaterThanOrEqual(0);
    bounces++;
  });
  world().on('pre-solve', (contact) => {
    expect(touches).toBeGreaterThan(0);
    expect(contact.getRestitution()).toBe(restitution);
    isSolving = true;
  });
  world().on('post-solve', (contact, { normalImpulses, tangentImpulses }) => {
    expect(isSolving).toBe(true);
    const isB = contact.getFixtureB().getBody() === box;
    const normal = contact.getWorldManifold(null)?.normal ?? { x: 0, y: 0 };
    const sign = isB ? 1 : -1;
    for (const normalImpulse of normalImpulses) impulse += normalImpulse * normal.y * sign;
    // The tangent is the normal turned clockwise.
    for (const tangentImpulse of tangentImpulses) impulse += tangentImpulse * -normal.x * sign;
  });
  return {
    afterStep: () => {
      // Contacts still carry it in the step in which it falls asleep.
      if (!wasAwake) stepsAsleep++;
      wasAwake = box.isAwake();
    },
    atEnd: () => {
      const texts: string[] = [];
      stage.draw?.(recordingPen({ text: (_point, text) => texts.push(text) }));
      const ends = touches ? [/^pre-solve/, /^post-solve/] : [/^post-solve/, /^end-contact/];
      expect(texts.at(-2)).toMatch(ends[0] as RegExp);
      expect(texts.at(-1)).toMatch(ends[1] as RegExp);
      expect(bounces).toBeGreaterThan(restitution === 0 ? -1 : 1);
      const weight = 10 * mass * ((600 - stepsAsleep) / 60);
      expect(impulse).toBeCloseTo(mass * box.getLinearVelocity().y + weight, 1);
    },
  };
};
