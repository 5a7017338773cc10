import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { IN_PLACE, RECYCLE } from '../shared/texts.ts';

export const Manifold: SymbolNotes<typeof planck.Manifold> = {
  summary:
    'Contact manifold of two touching shapes, in local coordinates: a contact normal and up to two points.',
  remarks:
    'Depending on `type`, it is relative to a reference face of one shape or to two points, such as the centers of two circles, so it stays valid while the bodies move slightly. For world coordinates, call `Contact.getWorldManifold()`.',
  new: 'Creates an empty manifold, for example to copy another one with `set()`.',
  members: {
    ClipVertex: 'Reference to the `ClipVertex` class.',
    PointState: 'Reference to the `PointState` enumeration.',
    clipSegmentToLine: 'Reference to the function `clipSegmentToLine()`.',
    getPointStates: 'Reference to the function `getPointStates()`.',
    localNormal:
      "Normal of the reference face, in its body's local coordinates. Not used if `type` is `e_circles`.",
    localPoint: {
      summary:
        "Point on the reference face, the center of circle A, or the endpoint of an edge, in its body's local coordinates.",
      unit: 'm',
    },
    pointCount: 'Number of contact points: 0, 1, or 2.',
    points: 'Array that always has two points, of which only the first `pointCount` are valid.',
    type: 'Type of the manifold: relative to two points, or to a face of shape A or B.',
    getWorldManifold: {
      summary:
        'Writes the contact points, normal, and separations in world coordinates to an output object, and returns that object. If there are no contact points, returns the argument unchanged.',
      parameters: {
        ...IN_PLACE,
        wm: 'Output object that receives the result, or `null` for a new object.',
        radiusA: { summary: 'Radius of shape A.', unit: 'm' },
        radiusB: { summary: 'Radius of shape B.', unit: 'm' },
      },
    },
    recycle: RECYCLE,
    set: { summary: 'Copies another manifold.', parameters: { that: 'Manifold to copy.' } },
  },
};

export const ManifoldPoint: SymbolNotes<typeof planck.ManifoldPoint> = {
  summary: 'A point of a contact manifold, with the impulses of the last step.',
  remarks:
    'The impulses are stored for warm starting and are not a reliable measurement of an impact. To measure impact strength, listen to `post-solve`.',
  new: 'Creates a point without impulses; each manifold contains two points.',
  members: {
    id: 'Contact ID, which identifies the point in the next step for warm starting.',
    localPoint: {
      summary:
        'Contact point, in the local coordinates of the body that the manifold type determines.',
      unit: 'm',
    },
    normalImpulse: { summary: 'Normal impulse, which pushes the shapes apart.', unit: 'N·s' },
    tangentImpulse: { summary: 'Tangent impulse (friction).', unit: 'N·s' },
    recycle: RECYCLE,
    set: { summary: 'Copies another point.', parameters: { that: 'Point to copy.' } },
  },
};

export const ManifoldType: SymbolNotes<typeof planck.ManifoldType> = {
  summary: 'Type of a contact manifold: relative to two points, or to a reference face.',
  members: {
    e_unset: 'Not set.',
    e_circles:
      'Relative to the centers of two circles, or to the endpoint of an edge and the center of a circle.',
    e_faceA: 'Relative to a face of shape A.',
    e_faceB: 'Relative to a face of shape B.',
  },
};

export const WorldManifold: SymbolNotes<typeof planck.WorldManifold> = {
  summary: 'Contact points, contact normal, and separations of a contact, in world coordinates.',
  example: `import { World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
world.on('pre-solve', (contact) => {
  const manifold = contact.getWorldManifold(null);
  if (!manifold) return;
  const { normal, points, pointCount } = manifold; // normal from fixture A to fixture B
  console.log(normal.y, points.slice(0, pointCount));
});`,
  new: 'Creates an empty output object for `Contact.getWorldManifold()`.',
  members: {
    normal: 'Contact normal: unit vector from fixture A to fixture B.',
    pointCount: 'Number of valid contact points.',
    points: {
      summary: 'Contact points; only the first `pointCount` are valid.',
      unit: 'm',
    },
    separations: {
      summary: 'Separation at each point; negative for penetration.',
      unit: 'm',
    },
    recycle: RECYCLE,
  },
};

export const ClipVertex: SymbolNotes<typeof planck.ClipVertex> = {
  summary: 'A vertex produced when the narrow phase clips two faces against each other.',
  new: 'Creates a vertex at the origin.',
  members: {
    id: 'Contact ID: the features of both shapes that form the vertex.',
    v: { summary: 'Position of the vertex.', unit: 'm' },
    recycle: RECYCLE,
    set: { summary: 'Copies another vertex.', parameters: { o: 'Vertex to copy.' } },
  },
};

export const PointState: SymbolNotes<typeof planck.PointState> = {
  summary: 'State of a contact point between two manifolds: added, persisted, or removed.',
};

export const clipSegmentToLine: SymbolNotes<typeof planck.clipSegmentToLine> = {
  summary:
    'Clips a segment against a line (Sutherland–Hodgman) and returns the number of output points.',
  parameters: {
    vOut: 'Array of two output objects that receive the remaining points.',
    vIn: 'Both endpoints of the segment.',
    normal:
      'Unit normal of the line. The part of the segment on the side that it points to is removed.',
    offset: {
      summary: 'Distance of the line from the origin, along the normal.',
      unit: 'm',
    },
    vertexIndexA: 'Index of the vertex of shape A at the line, for the contact ID of a new point.',
  },
};

export const getPointStates: SymbolNotes<typeof planck.getPointStates> = {
  summary:
    'Compares two manifolds and determines which contact points were added, persisted, or removed.',
  parameters: {
    state1: 'Output array that receives the state of each point of `manifold1`.',
    state2: 'Output array that receives the state of each point of `manifold2`.',
    manifold1: 'Previous manifold.',
    manifold2: 'Current manifold.',
  },
};
