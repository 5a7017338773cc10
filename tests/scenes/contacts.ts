import type { Pen } from '../../src/lab/draw/pen.ts';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/**
 * Events come in their order, as the list shows them, and all impulses together are what changed the
 * momentum.
 */
export const promised: Promised = ({ world, stage }, { restitution }) => {
  const box = bodiesOf(world()).find((body) => body.isDynamic());
  if (!box) throw new Error('there is no box');
  const mass = box.getMass();
  let touches = 0;
  let isSolving = false;
  let impulse = 0;
  let asleep = 0;
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
    for (const by of normalImpulses) impulse += by * normal.y * sign;
    // The tangent is the normal turned clockwise.
    for (const by of tangentImpulses) impulse += by * -normal.x * sign;
  });
  return {
    each: () => {
      // In the step in which it falls asleep it was still held.
      if (!wasAwake) asleep++;
      wasAwake = box.isAwake();
    },
    end: () => {
      const texts: string[] = [];
      const none = () => undefined;
      const pen: Pen = {
        polygon: none,
        line: none,
        circle: none,
        dot: none,
        arrow: none,
        text: (_point, text) => texts.push(text),
      };
      stage.draw?.(pen);
      const ends = touches ? [/^pre-solve/, /^post-solve/] : [/^post-solve/, /^end-contact/];
      expect(texts.at(-2)).toMatch(ends[0] as RegExp);
      expect(texts.at(-1)).toMatch(ends[1] as RegExp);
      expect(bounces).toBeGreaterThan(restitution === 0 ? -1 : 1);
      const weight = 10 * mass * ((600 - asleep) / 60);
      expect(impulse).toBeCloseTo(mass * box.getLinearVelocity().y + weight, 1);
    },
  };
};
