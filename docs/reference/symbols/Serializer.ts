import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';

export const Serializer: SymbolNotes<typeof planck.Serializer> = {
  summary:
    'Turns a world into plain objects for JSON, and back; damping, sleep and user data, among others, are lost.',
  new: {
    summary: 'Makes a serializer with hooks of your own; for a world as it is, use the statics.',
    parameters: {
      options: 'The class of the root, and functions that each object passes through.',
    },
  },
  members: {
    fromJson: {
      summary: 'Makes a new world from what `toJson()` returned.',
      parameters: {
        json: 'What `toJson()` returned, or the same read from a text by `JSON.parse()`.',
      },
    },
    toJson: {
      summary: 'Turns a world into an array of plain objects.',
      parameters: {
        root: 'Where to start, such as the world; all that it leads to is written, too.',
      },
    },
  },
};

export const SerializerOptions: SymbolNotes<planck.SerializerOptions> = {
  summary: 'What a serializer starts from, and functions that may change what it reads and writes.',
  members: {
    postDeserialize: 'Gets each object that was restored, and returns what to use for it.',
    postSerialize: 'Gets what each object is saved as, and returns what to keep of it.',
    preDeserialize: 'Gets what an object was saved as, and returns what to restore it from.',
    preSerialize: 'Gets each object before it is saved; what it returns is saved instead.',
    rootClass: 'The class of what is restored; a world, if you save worlds.',
  },
};

export const SerializedType: SymbolNotes<planck.SerializedType> = {
  summary: 'A world as plain objects, ready for `JSON.stringify()`.',
};

export const ObjectType: SymbolNotes<planck.ObjectType> = {
  summary: 'An object of the library, such as a body, that is saved or restored.',
};

export const DataType: SymbolNotes<planck.DataType> = {
  summary: 'What an object of the library is saved as.',
};

export const ClassName: SymbolNotes<planck.ClassName> = {
  summary: 'A class whose objects are saved and restored.',
};
