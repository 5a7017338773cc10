import type { Body, Contact, Fixture } from 'planck';
import { contactsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** What lies flat on a belt for a while moves with it, in its direction; belts themselves stand still. */
export const promised: Promised = ({ world }, { speed, friction }) => {
  const since = new Map<Body, { belt: Fixture; until: number }>();
  let checked = 0;
  return {
    each: (time) => {
      const seen = new Set<Body>();
      for (const contact of contactsOf(world())) {
        if (!contact.isTouching() || contact.getManifold().pointCount < 2) continue;
        const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
        const belt = fixtures.find((fixture) => {
          const body = fixture.getBody();
          return body.isStatic() && body.getPosition().y > 0;
        });
        const body = fixtures.find((fixture) => fixture !== belt)?.getBody();
        if (!belt || !body) continue;
        // Not pushed by another.
        if (contactsOf(world()).filter((other) => touches(other, body)).length > 1) continue;
        const { x, y } = belt.getBody().getPosition();
        expect([-1, 1]).toContain(x);
        // On top of it, and not about to tip over its end.
        if (Math.abs(body.getPosition().x - x) > 2.6) continue;
        if (body.getPosition().y < y + 0.2) continue;
        const wanted = (x < 0 ? 1 : -1) * Number(speed);
        const off = Math.abs(body.getLinearVelocity().x - wanted);
        // Friction of μ makes up for a difference of speeds with μ·g.
        const until = time + off / (10 * Number(friction)) + 0.5;
        if (since.get(body)?.belt !== belt) since.set(body, { belt, until });
        seen.add(body);
        if (time < (since.get(body)?.until ?? time)) continue;
        expect(off).toBeLessThan(0.2);
        checked++;
      }
      for (const body of since.keys()) if (!seen.has(body)) since.delete(body);
    },
    end: () => expect(checked).toBeGreaterThan(10),
  };

  function touches(contact: Contact, body: Body): boolean {
    const bodies = [contact.getFixtureA(), contact.getFixtureB()].map((each) => each.getBody());
    return contact.isTouching() && bodies.includes(body);
  }
};
