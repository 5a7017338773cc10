import type { ChainShape, CircleShape, Shape, Vec2Value } from 'planck';
import type { Engine } from '../model/scene.ts';

/** A shape as it is drawn, in local coordinates of its body. */
export type Outline =
  | { kind: 'circle'; center: Vec2Value; radius: number }
  | { kind: 'polygon'; points: Vec2Value[] }
  | { kind: 'line'; points: Vec2Value[] };

/** Returns a function that reads the outline of a shape. Shapes are immutable, so outlines are cached. */
export function createOutlines({ DistanceProxy }: Engine): (shape: Shape) => Outline {
  const cache = new WeakMap<Shape, Outline>();
  const proxy = new DistanceProxy();

  const read = (shape: Shape): Outline => {
    switch (shape.getType()) {
      case 'circle': {
        const { x, y } = (shape as CircleShape).getCenter();
        return { kind: 'circle', center: { x, y }, radius: shape.getRadius() };
      }
      case 'chain': {
        const chain = shape as ChainShape;
        const length = chain.getChildCount() + 1;
        const points = Array.from({ length }, (_, index) => copy(chain.getVertex(index)));
        return { kind: 'line', points };
      }
      default: {
        // The vertices of polygons and edges are only public through a distance proxy.
        shape.computeDistanceProxy(proxy, 0);
        const length = proxy.getVertexCount();
        const points = Array.from({ length }, (_, index) => copy(proxy.getVertex(index)));
        return { kind: shape.getType() === 'edge' ? 'line' : 'polygon', points };
      }
    }
  };

  return (shape) => {
    const outline = cache.get(shape) ?? read(shape);
    cache.set(shape, outline);
    return outline;
  };
}

function copy({ x, y }: Vec2Value): Vec2Value {
  return { x, y };
}
