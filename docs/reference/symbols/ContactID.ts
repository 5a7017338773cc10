import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { RECYCLE } from '../shared/texts.ts';

export const ContactID: SymbolNotes<typeof planck.ContactID> = {
  summary:
    'Identifies a contact point by the features (vertices or faces) of both shapes, so that warm starting can match it in the next step.',
  new: 'Creates an empty contact ID.',
  members: {
    recycle: RECYCLE,
    set: { summary: 'Copies another contact ID.', parameters: { that: 'Contact ID to copy.' } },
    setFeatures: {
      summary: 'Sets the features of both shapes that form the contact point.',
      parameters: {
        indexA: 'Index of the vertex or face of shape A.',
        typeA: 'Feature type of shape A: vertex or face.',
        indexB: 'Index of the vertex or face of shape B.',
        typeB: 'Feature type of shape B: vertex or face.',
      },
    },
    swapFeatures: 'Swaps the features of shapes A and B.',
  },
};

export const ContactFeatureType: SymbolNotes<typeof planck.ContactFeatureType> = {
  summary: 'Feature of a shape that forms a contact point: a vertex or a face.',
  members: {
    e_unset: 'Not set.',
    e_vertex: 'Vertex.',
    e_face: 'Face.',
  },
};
