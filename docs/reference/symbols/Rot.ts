import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { value } from '../shared/defaults.ts';
import { ANYTHING, CLONE, IS_FINITE } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const TURNED = 'What is turned, and stays as it is.';

export const Rot: SymbolNotes<typeof planck.Rot> = {
  summary: 'A rotation, kept as sine and cosine of its angle.',
  new: {
    summary:
      'Makes a rotation from an angle or from another rotation; without either it turns nothing.',
    parameters: {
      angle: {
        summary: 'An angle, or a rotation to copy.',
        unit: 'rad',
        default: value(new planck.Rot().getAngle()),
      },
    },
  },
  members: {
    c: 'The cosine of the angle.',
    s: 'The sine of the angle.',
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    clone: { summary: CLONE, parameters: { rot: 'The rotation to copy.' } },
    getAngle: { summary: 'Its angle, between -π and π.', unit: 'rad' },
    getXAxis: 'Makes the x-axis, turned.',
    getYAxis: 'Makes the y-axis, turned.',
    identity: 'Makes a rotation that turns nothing.',
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: {
      summary: 'Makes one rotation after another, or turns a vector.',
      parameters: { rot: 'How far to turn.', m: TURNED },
    },
    mulRot: {
      summary: 'Makes one rotation after another.',
      parameters: { rot: 'How far to turn.', m: TURNED },
    },
    mulSub: {
      summary: 'Makes the difference of two vectors, turned.',
      parameters: {
        rot: 'How far to turn.',
        v: 'The vector to take from.',
        w: 'The vector to take away.',
      },
    },
    mulT: {
      summary: 'As `mul()`, but turns back.',
      parameters: { rot: 'How far to turn back.', m: TURNED },
    },
    mulTRot: {
      summary: 'As `mulRot()`, but turns back.',
      parameters: { rot: 'How far to turn back.', m: TURNED },
    },
    mulTVec2: {
      summary: 'As `mulVec2()`, but turns back.',
      parameters: { rot: 'How far to turn back.', m: TURNED },
    },
    mulVec2: {
      summary: 'Makes a vector that is turned.',
      parameters: { rot: 'How far to turn.', m: TURNED },
    },
    set: {
      summary: 'Takes an angle, or another rotation.',
      parameters: { angle: { summary: 'An angle, or a rotation to copy.', unit: 'rad' } },
    },
    setAngle: {
      summary: 'Takes an angle.',
      parameters: {
        angle: {
          summary: 'Positive is from x towards y; a full turn more makes no difference.',
          unit: 'rad',
        },
      },
    },
    setIdentity: 'Makes it the rotation that turns nothing.',
    setRot: {
      summary: 'Takes another rotation.',
      parameters: { angle: 'The rotation to copy; a number is not allowed here.' },
    },
  },
};

export const RotValue: SymbolNotes<planck.RotValue> = {
  summary: 'A rotation as a plain object.',
  members: {
    c: 'The cosine of the angle.',
    s: 'The sine of the angle.',
  },
};
