import { defineExperiment } from '#experiment';
import { createRandom } from './shared/random.ts';

/**
 * Which share of rays along a dozen circles, about half of which they are to leave out, finds another
 * than the nearest: by what the callback answers for those.
 */
export default defineExperiment({
  params: { answer: 1 },
  measure({ World, Circle }, { answer }) {
    const random = createRandom();
    const isWrong = () => {
      const world = new World();
      const places = Array.from({ length: 12 }, (_, i) => ({ x: 2 + 2 * i, order: random() }));
      let nearest = Number.POSITIVE_INFINITY;
      // The order in which they are made decides on the order in which a ray meets them.
      for (const { x } of places.sort((a, b) => a.order - b.order)) {
        const isIgnored = random() < 0.5;
        if (!isIgnored) nearest = Math.min(nearest, x);
        const body = world.createBody({ position: { x, y: 0 }, userData: isIgnored });
        body.createFixture({ shape: new Circle(0.5) });
      }
      let found = Number.POSITIVE_INFINITY;
      world.rayCast({ x: 0, y: 0 }, { x: 30, y: 0 }, (fixture, _point, _normal, fraction) => {
        if (fixture.getBody().getUserData()) return answer;
        found = fixture.getBody().getPosition().x;
        return fraction;
      });
      return found !== nearest;
    };
    const rays = Array.from({ length: 200 }, isWrong);
    return rays.filter(Boolean).length / rays.length;
  },
});
