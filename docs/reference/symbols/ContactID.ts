import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { RECYCLE } from '../shared/texts.ts';

export const ContactID: SymbolNotes<typeof planck.ContactID> = {
  summary: 'Which corners or faces make a contact point, to know it again in the next step.',
  new: 'Makes an id of nothing yet.',
  members: {
    recycle: RECYCLE,
    set: { summary: 'Copies another one.', parameters: { that: 'The id to copy.' } },
    setFeatures: {
      summary: 'Sets what the point lies on.',
      parameters: {
        indexA: 'Which corner or face of the first shape, from 0.',
        typeA: 'If that is a corner or a face.',
        indexB: 'Which corner or face of the second shape, from 0.',
        typeB: 'If that is a corner or a face.',
      },
    },
    swapFeatures: 'Lets the shapes change places.',
  },
};

export const ContactFeatureType: SymbolNotes<typeof planck.ContactFeatureType> = {
  summary: 'What a contact point lies on: a corner or a face.',
  members: {
    e_unset: 'Not yet known.',
    e_vertex: 'A corner.',
    e_face: 'A face.',
  },
};
