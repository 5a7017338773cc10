import type { Body, Contact, Fixture } from 'planck';
import { listContacts } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Boxes that lie flat on a belt reach its speed, while the belts themselves stand still. */
export const check: SceneCheck = ({ world }, { speed, friction }) => {
  const since = new Map<Body, { belt: Fixture; until: number }>();
  let checked = 0;
  return {
    afterStep: (time) => {
      const present = new Set<Body>();
      for (const contact of listContacts(world())) {
        if (!contact.isTouching() || contact.getManifold().pointCount < 2) continue;
        const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
        const belt = fixtures.find((fixture) => {
          const body = fixture.getBody();
          return body.isStatic() && body.getPosition().y > 0;
        });
        const body = fixtures.find((fixture) => fixture !== belt)?.getBody();
        if (!belt || !body) continue;
        // Not pushed by another box.
        if (listContacts(world()).filter((other) => touches(other, body)).length > 1) continue;
        const { x, y } = belt.getBody().getPosition();
        expect([-1, 1]).toContain(x);
        // On top of the belt, and not about to tip over its end.
        if (Math.abs(body.getPosition().x - x) > 2.6) continue;
        if (body.getPosition().y < y + 0.2) continue;
        const expected = (x < 0 ? 1 : -1) * Number(speed);
        const error = Math.abs(body.getLinearVelocity().x - expected);
        // Friction reduces the difference in speed by μ·g per second.
        const until = time + error / (10 * Number(friction)) + 0.5;
        if (since.get(body)?.belt !== belt) since.set(body, { belt, until });
        present.add(body);
        if (time < (since.get(body)?.until ?? time)) continue;
        expect(error).toBeLessThan(0.2);
        checked++;
      }
      for (const body of since.keys()) if (!present.has(body)) since.delete(body);
    },
    atEnd: () => expect(checked).toBeGreaterThan(10),
  };

  function touches(contact: Contact, body: Body): boolean {
    const bodies = [contact.getFixtureA(), contact.getFixtureB()].map((fixture) =>
      fixture.getBody(),
    );
    return contact.isTouching() && bodies.includes(body);
  }
};
