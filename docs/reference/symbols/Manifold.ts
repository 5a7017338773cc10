import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { IN_PLACE, RECYCLE } from '../shared/texts.ts';

export const Manifold: SymbolNotes<typeof planck.Manifold> = {
  summary: 'How two shapes touch, in their own coordinates: a normal and up to two points.',
  remarks:
    'It is measured from a face of one shape or from two centers, see `type`, and holds while the bodies move a little. For world coordinates, call `Contact.getWorldManifold()`.',
  new: 'Makes an empty manifold, to copy one into with `set()`.',
  members: {
    ClipVertex: 'The class of that name.',
    PointState: 'The enumeration of that name.',
    clipSegmentToLine: 'The function of that name.',
    getPointStates: 'The function of that name.',
    localNormal: 'The normal of the face that it is measured from; which face, says `type`.',
    localPoint: {
      summary: 'The point that it is measured from; which point, says `type`.',
      unit: 'm',
    },
    pointCount: 'How many of its points count: 0, 1 or 2.',
    points: 'Always two points, of which only the first `pointCount` count.',
    type: 'What it is measured from.',
    getWorldManifold: {
      summary:
        'Writes points and normal in world coordinates into an object, or into a new one for `null`; without points, it returns what it was given.',
      parameters: {
        ...IN_PLACE,
        wm: 'What is written into, or `null` for a new one.',
        radiusA: { summary: 'The radius of the first shape.', unit: 'm' },
        radiusB: { summary: 'The radius of the second shape.', unit: 'm' },
      },
    },
    recycle: RECYCLE,
    set: { summary: 'Copies another one.', parameters: { that: 'The manifold to copy.' } },
  },
};

export const ManifoldPoint: SymbolNotes<typeof planck.ManifoldPoint> = {
  summary: 'A point of a manifold, and the impulses that the last step needed there.',
  remarks:
    'Impulses carry over from step to step, so they are a hint and not a measurement. For the strength of a hit, listen to `post-solve`.',
  new: 'Makes a point without impulses; a manifold has two of its own.',
  members: {
    id: 'What the point lies on, to know it again in the next step.',
    localPoint: {
      summary: 'The point; of which body it is, says the type of the manifold.',
      unit: 'm',
    },
    normalImpulse: { summary: 'How hard the shapes were pushed apart here.', unit: 'N·s' },
    tangentImpulse: { summary: 'How hard friction worked here.', unit: 'N·s' },
    recycle: RECYCLE,
    set: { summary: 'Copies another one.', parameters: { that: 'The point to copy.' } },
  },
};

export const ManifoldType: SymbolNotes<typeof planck.ManifoldType> = {
  summary: 'What a manifold is measured from: two circles, or a face of either shape.',
  members: {
    e_unset: 'Not yet known.',
    e_circles: 'From the center of one circle to that of the other.',
    e_faceA: 'From a face of the first shape.',
    e_faceB: 'From a face of the second shape.',
  },
};

export const WorldManifold: SymbolNotes<typeof planck.WorldManifold> = {
  summary: 'The points of a contact, its normal and the overlap, in world coordinates.',
  example: {
    setup: 'falling-box',
    code: `world.on('pre-solve', (contact) => {
  const manifold = contact.getWorldManifold(null);
  if (!manifold) return;
  const { normal, points, pointCount } = manifold; // from fixture A to fixture B
  console.log(normal.y, points.slice(0, pointCount));
});`,
  },
  new: 'Makes an empty one, for `Contact.getWorldManifold()` to write into.',
  members: {
    normal: 'The direction from the first fixture to the second, one unit long.',
    pointCount: 'How many of the points count.',
    points: { summary: 'Where they touch; only the first `pointCount` count.', unit: 'm' },
    separations: {
      summary: 'How far they are apart at each point; negative where they overlap.',
      unit: 'm',
    },
    recycle: RECYCLE,
  },
};

export const ClipVertex: SymbolNotes<typeof planck.ClipVertex> = {
  summary: 'A point while faces are clipped against each other.',
  new: 'Makes a point at the origin.',
  members: {
    id: 'What it lies on.',
    v: { summary: 'The point.', unit: 'm' },
    recycle: RECYCLE,
    set: { summary: 'Copies another one.', parameters: { o: 'The point to copy.' } },
  },
};

export const PointState: SymbolNotes<typeof planck.PointState> = {
  summary: 'What became of a contact point from one manifold to the next.',
};

export const clipSegmentToLine: SymbolNotes<typeof planck.clipSegmentToLine> = {
  summary: 'Cuts off what of a segment lies beyond a line; returns how many points stay.',
  parameters: {
    vOut: 'Gets the points that remain: two objects, which are written into.',
    vIn: 'Both ends of the segment.',
    normal: 'A direction across the line, one unit long; what lies beyond is cut off.',
    offset: { summary: 'How far the line is from the origin in that direction.', unit: 'm' },
    vertexIndexA: 'The corner of the first shape at the line, for the id of a new point.',
  },
};

export const getPointStates: SymbolNotes<typeof planck.getPointStates> = {
  summary: 'Tells which contact points of two manifolds came, stayed and went.',
  parameters: {
    state1: 'Gets what became of each point of the first manifold.',
    state2: 'Gets where each point of the second manifold comes from.',
    manifold1: 'The manifold before.',
    manifold2: 'The manifold now.',
  },
};
