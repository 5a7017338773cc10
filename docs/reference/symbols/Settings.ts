import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';

export const Settings: SymbolNotes<typeof planck.Settings> = {
  summary:
    'Global tolerances and limits of the engine, shared by all worlds. Most are read during every step; `polygonRadius` and `maxPolygonVertices` are read when a shape is created.',
  remarks:
    'All settings are static: `Settings.velocityThreshold = 0.5` changes the restitution threshold of every world.',
  new: 'Internal: do not create instances. All settings are static, such as `Settings.linearSlop`.',
  members: {
    aabbExtension: {
      summary:
        'Margin of a fat AABB around its shape, so that small movements do not change the dynamic tree.',
      unit: 'm',
      value: planck.Settings.aabbExtension,
    },
    aabbMultiplier: {
      summary:
        'Factor by which the last displacement is multiplied to extend a fat AABB in the direction of motion.',
      unit: '',
      value: planck.Settings.aabbMultiplier,
    },
    angularSleepTolerance: {
      summary:
        'Maximum angular velocity at which a body can fall asleep; 2° per second by default.',
      unit: 'rad/s',
      value: planck.Settings.angularSleepTolerance,
    },
    angularSlop: {
      summary: 'Angular slop: the angular error that joints tolerate; 2° by default.',
      unit: 'rad',
      value: planck.Settings.angularSlop,
    },
    baumgarte: {
      summary:
        'Baumgarte factor: the fraction of the penetration that each position iteration corrects; values near 1 cause overshoot.',
      unit: '0 to 1',
      value: planck.Settings.baumgarte,
    },
    lengthUnitsPerMeter: {
      summary: 'Number of length units per meter.',
      remarks:
        'Except for `polygonRadius`, the engine multiplies all lengths and speeds in `Settings` by this number. If one meter is 50 of your length units, set it to 50.',
      unit: '',
      value: planck.Settings.lengthUnitsPerMeter,
    },
    linearSleepTolerance: {
      summary: 'Maximum linear velocity at which a body can fall asleep.',
      unit: 'm/s',
      value: planck.Settings.linearSleepTolerance,
    },
    linearSlop: {
      summary:
        'Linear slop: the tolerance for the penetration of shapes and for position errors of joints.',
      unit: 'm',
      value: planck.Settings.linearSlop,
    },
    maxAngularCorrection: {
      summary: 'Maximum angular position correction per iteration; 8° by default.',
      unit: 'rad',
      value: planck.Settings.maxAngularCorrection,
    },
    maxDistanceIterations: {
      summary: 'Maximum number of GJK iterations in `Distance()`.',
      unit: '',
      value: planck.Settings.maxDistanceIterations,
    },
    maxLinearCorrection: {
      summary: 'Maximum linear position correction per iteration, which prevents overshoot.',
      unit: 'm',
      value: planck.Settings.maxLinearCorrection,
    },
    maxManifoldPoints: {
      summary: 'Maximum number of contact points in a manifold; the engine supports only 2.',
      unit: '',
      value: planck.Settings.maxManifoldPoints,
    },
    maxPolygonVertices: {
      summary:
        'Maximum number of vertices of a polygon; further points are ignored. Do not increase it: a polygon with more than 12 vertices throws a `TypeError` when it touches an edge or a chain.',
      unit: '',
      value: planck.Settings.maxPolygonVertices,
    },
    maxRotation: {
      summary:
        'Maximum rotation of a body per step, a quarter turn by default; a higher angular velocity is clamped.',
      unit: 'rad per step',
      value: planck.Settings.maxRotation,
    },
    maxSubSteps: {
      summary: 'Limit on time of impact (TOI) sub-steps per contact in one step.',
      unit: '',
      value: planck.Settings.maxSubSteps,
    },
    maxTOIContacts: {
      summary: 'Not used in this version.',
      unit: '',
      value: planck.Settings.maxTOIContacts,
    },
    maxTOIIterations: {
      summary: 'Maximum number of iterations in `TimeOfImpact()`.',
      unit: '',
      value: planck.Settings.maxTOIIterations,
    },
    maxTranslation: {
      summary:
        'Maximum translation of a body per step (speed limit); a higher linear velocity is clamped.',
      unit: 'm per step',
      value: planck.Settings.maxTranslation,
    },
    timeToSleep: {
      summary: 'Time that a body must stay below the sleep tolerances before it falls asleep.',
      unit: 's',
      value: planck.Settings.timeToSleep,
    },
    toiBaugarte: {
      summary:
        'Baumgarte factor for continuous collision detection (CCD); see `Settings.baumgarte`.',
      unit: '0 to 1',
      value: planck.Settings.toiBaugarte,
    },
    velocityThreshold: {
      summary:
        'Restitution threshold: collisions at or below this relative normal velocity do not bounce.',
      unit: 'm/s',
      value: planck.Settings.velocityThreshold,
    },
    polygonRadius: {
      summary:
        'Polygon radius: the thickness of the skin around polygons, edges, and chains, twice `linearSlop`.',
      unit: 'm',
      value: planck.Settings.polygonRadius,
    },
  },
  internal: ['new'],
  see: [
    'Guide: [Simulation](/world/simulation)',
    'Guide: [Units](/api-conventions/units)',
    'WorldDef',
  ],
};
