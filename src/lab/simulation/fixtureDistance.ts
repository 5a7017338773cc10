import type { Fixture, Vec2Value } from 'planck';
import type { Engine } from '../model/scene.ts';

/** Returns a function that measures the distance from a point to a fixture, in meters: 0 inside it. */
export function createFixtureDistance({
  Circle,
  Distance,
  DistanceInput,
  DistanceOutput,
  SimplexCache,
}: Engine): (point: Vec2Value, fixture: Fixture) => number {
  const input = new DistanceInput();
  input.proxyA.set(new Circle(0), 0);
  input.useRadii = true;
  return (point, fixture) => {
    input.transformA.p.set(point.x, point.y);
    input.transformB.set(fixture.getBody().getTransform());
    const shape = fixture.getShape();
    let nearest = Infinity;
    for (let child = 0; child < shape.getChildCount(); child++) {
      input.proxyB.set(shape, child);
      const output = new DistanceOutput();
      Distance(output, new SimplexCache(), input);
      nearest = Math.min(nearest, output.distance);
    }
    return nearest;
  };
}
