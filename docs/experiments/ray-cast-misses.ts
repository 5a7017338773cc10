import { defineExperiment } from '#experiment';
import { createRandom } from './shared/random.ts';

/**
 * Fraction of ray casts through a row of a dozen circles that don't report the closest hit. The callback
 * ignores about half of the circles by returning a given value.
 */
export default defineExperiment({
  params: { returned: 1 },
  measure({ World, Circle }, { returned }) {
    const random = createRandom();
    const isWrong = () => {
      const world = new World();
      const circles = Array.from({ length: 12 }, (_, i) => ({ x: 2 + 2 * i, order: random() }));
      let nearest = Number.POSITIVE_INFINITY;
      // The order of creation determines the order in which the ray cast reports them.
      for (const { x } of circles.sort((a, b) => a.order - b.order)) {
        const isIgnored = random() < 0.5;
        if (!isIgnored) nearest = Math.min(nearest, x);
        const body = world.createBody({ position: { x, y: 0 }, userData: isIgnored });
        body.createFixture({ shape: new Circle(0.5) });
      }
      let found = Number.POSITIVE_INFINITY;
      world.rayCast({ x: 0, y: 0 }, { x: 30, y: 0 }, (fixture, _point, _normal, fraction) => {
        if (fixture.getBody().getUserData()) return returned;
        found = fixture.getBody().getPosition().x;
        return fraction;
      });
      return found !== nearest;
    };
    const rays = Array.from({ length: 200 }, isWrong);
    return rays.filter(Boolean).length / rays.length;
  },
});
