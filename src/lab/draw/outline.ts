import type { ChainShape, CircleShape, Fixture, Shape, Vec2Value } from 'planck';
import type { Pen, Pose, Style } from '../model/pen.ts';
import type { Engine } from '../model/scene.ts';

/** A shape as it is drawn, in local coordinates of its body. */
type Outline =
  | { kind: 'circle'; center: Vec2Value; radius: number }
  | { kind: 'polygon' | 'line'; points: Vec2Value[] };

/** Draws the outline of a fixture's shape at a pose of its body. */
export type FixtureDrawer = (pen: Pen, fixture: Fixture, pose: Pose, style: Style) => void;

/** Shapes are immutable, so the drawer caches their outlines. */
export function createFixtureDrawer(engine: Engine): FixtureDrawer {
  const cache = new WeakMap<Shape, Outline>();
  const proxy = new engine.DistanceProxy();

  const read = (shape: Shape): Outline => {
    switch (shape.getType()) {
      case 'circle': {
        const { x, y } = (shape as CircleShape).getCenter();
        return { kind: 'circle', center: { x, y }, radius: shape.getRadius() };
      }
      case 'chain': {
        const chain = shape as ChainShape;
        return { kind: 'line', points: copy(chain.getChildCount() + 1, (i) => chain.getVertex(i)) };
      }
      default: {
        // The vertices of polygons and edges are only public through a distance proxy.
        shape.computeDistanceProxy(proxy, 0);
        const points = copy(proxy.getVertexCount(), (index) => proxy.getVertex(index));
        return { kind: shape.getType() === 'edge' ? 'line' : 'polygon', points };
      }
    }
  };

  return (pen, fixture, pose, style) => {
    const shape = fixture.getShape();
    const outline = cache.get(shape) ?? read(shape);
    cache.set(shape, outline);
    drawOutline(pen, outline, pose, style);
  };
}

function copy(length: number, getVertex: (index: number) => Vec2Value): Vec2Value[] {
  return Array.from({ length }, (_, index) => {
    const { x, y } = getVertex(index);
    return { x, y };
  });
}

function drawOutline(pen: Pen, outline: Outline, pose: Pose, style: Style): void {
  const inWorld = (point: Vec2Value) => toWorld(pose, point);
  switch (outline.kind) {
    case 'circle': {
      const { center, radius } = outline;
      pen.circle(inWorld(center), radius, style);
      // Shows how far the circle has rotated.
      const rim = inWorld({ x: center.x + radius, y: center.y });
      pen.line([inWorld(center), rim], { stroke: style.stroke });
      return;
    }
    case 'polygon':
      pen.polygon(outline.points.map(inWorld), style);
      return;
    case 'line':
      pen.line(outline.points.map(inWorld), { ...style, fill: undefined });
  }
}

/** Transforms a local point of a body to world coordinates. */
export function toWorld({ x, y, angle }: Pose, point: Vec2Value): Vec2Value {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x + cos * point.x - sin * point.y, y: y + sin * point.x + cos * point.y };
}
