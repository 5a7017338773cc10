import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';

export const Settings: SymbolNotes<typeof planck.Settings> = {
  summary: 'Tolerances and limits that all worlds share; the engine reads them while it runs.',
  remarks: 'All of them are static: `Settings.velocityThreshold = 0.5` changes it for every world.',
  new: 'Not to be made: all settings are static, such as `Settings.linearSlop`.',
  members: {
    aabbExtension: {
      summary:
        'How far a bounding box in the broad-phase reaches beyond its shape, so that small moves cost nothing.',
      unit: 'm',
      value: planck.Settings.aabbExtension,
    },
    aabbMultiplier: {
      summary:
        'How far ahead a bounding box in the broad-phase reaches, as a multiple of how far the body just moved.',
      unit: '',
      value: planck.Settings.aabbMultiplier,
    },
    angularSleepTolerance: {
      summary: 'A body that turns faster, by default 2° in a second, does not fall asleep.',
      unit: 'rad/s',
      value: planck.Settings.angularSleepTolerance,
    },
    angularSlop: {
      summary: 'How far joints may be turned off before it is corrected; 2° by default.',
      unit: 'rad',
      value: planck.Settings.angularSlop,
    },
    baumgarte: {
      summary: 'Which part of an overlap is corrected in one round; near 1 it goes too far.',
      unit: '0 to 1',
      value: planck.Settings.baumgarte,
    },
    lengthUnitsPerMeter: {
      summary: 'How many of your length units are one meter.',
      remarks:
        'The engine multiplies all lengths and speeds here with it, but for `polygonRadius`. If 50 of your units are one meter, set 50.',
      unit: '',
      value: planck.Settings.lengthUnitsPerMeter,
    },
    linearSleepTolerance: {
      summary: 'A faster body does not fall asleep.',
      unit: 'm/s',
      value: planck.Settings.linearSleepTolerance,
    },
    linearSlop: {
      summary: 'How far shapes may overlap, and joints be off, before it is corrected.',
      unit: 'm',
      value: planck.Settings.linearSlop,
    },
    maxAngularCorrection: {
      summary: 'How far angles are corrected in one round at most; 8° by default.',
      unit: 'rad',
      value: planck.Settings.maxAngularCorrection,
    },
    maxDistanceIterations: {
      summary: 'How many rounds `Distance()` takes at most.',
      unit: '',
      value: planck.Settings.maxDistanceIterations,
    },
    maxLinearCorrection: {
      summary: 'How far positions are corrected in one round at most.',
      unit: 'm',
      value: planck.Settings.maxLinearCorrection,
    },
    maxManifoldPoints: {
      summary: 'How many points a contact has at most; the engine is made for 2.',
      unit: '',
      value: planck.Settings.maxManifoldPoints,
    },
    maxPolygonVertices: {
      summary: 'How many corners a polygon may have; further points are ignored.',
      unit: '',
      value: planck.Settings.maxPolygonVertices,
    },
    maxRotation: {
      summary:
        'How far a body turns in one step at most, by default a quarter turn: its angular velocity is cut to that.',
      unit: 'rad per step',
      value: planck.Settings.maxRotation,
    },
    maxSubSteps: {
      summary: 'How many times of impact a contact may have in a step.',
      unit: '',
      value: planck.Settings.maxSubSteps,
    },
    maxTOIContacts: {
      summary: 'Not used by this version.',
      unit: '',
      value: planck.Settings.maxTOIContacts,
    },
    maxTOIIterations: {
      summary: 'How many rounds `TimeOfImpact()` takes at most.',
      unit: '',
      value: planck.Settings.maxTOIIterations,
    },
    maxTranslation: {
      summary: 'How far a body moves in one step at most: its speed is cut to that.',
      unit: 'm per step',
      value: planck.Settings.maxTranslation,
    },
    timeToSleep: {
      summary: 'How long a body has to be slow before it sleeps.',
      unit: 's',
      value: planck.Settings.timeToSleep,
    },
    toiBaugarte: {
      summary: 'As `baumgarte`, but for continuous collision.',
      unit: '0 to 1',
      value: planck.Settings.toiBaugarte,
    },
    velocityThreshold: {
      summary: 'Fixtures that meet at a lower speed do not bounce.',
      unit: 'm/s',
      value: planck.Settings.velocityThreshold,
    },
    polygonRadius: {
      summary: 'How thick the skin of polygons, edges and chains is: twice `linearSlop`.',
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
