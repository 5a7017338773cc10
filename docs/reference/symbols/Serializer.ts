import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';

const JSON_DATA = 'Result of `toJson()`, or the same data parsed by `JSON.parse()`.';

export const Serializer: SymbolNotes<typeof planck.Serializer> = {
  summary:
    'Serializes a world to plain objects for JSON (a snapshot) and restores it; damping, sleep state, and user data are among the properties that are not saved.',
  new: {
    summary:
      'Creates a serializer with custom hooks. To save a world without hooks, use the static methods.',
    parameters: {
      options: 'Class of the root object, and hooks that process each object.',
    },
  },
  members: {
    fromJson: {
      summary: 'Restores the root object from serialized data, through the hooks.',
      parameters: { json: JSON_DATA },
    },
    toJson: {
      summary: 'Serializes a root object to an array of plain objects, through the hooks.',
      parameters: {
        root: 'Root object, such as a world. All objects that it refers to are also serialized.',
      },
    },
  },
  statics: {
    fromJson: {
      summary: 'Creates a new world from the data that `toJson()` returned.',
      remarks:
        'Angles are restored in the range from −π to π, so joints that control relative angles can jump. Ghost vertices of an `EdgeShape` are lost.',
    },
    toJson: 'Serializes a world to an array of plain objects, ready for `JSON.stringify()`.',
  },
};

export const SerializerOptions: SymbolNotes<planck.SerializerOptions> = {
  summary: 'Root class of a serializer, and hooks that can change the objects and their data.',
  members: {
    postDeserialize:
      'Hook called after an object is restored; receives the object and its data, and returns the object to use.',
    postSerialize:
      'Hook called after an object is serialized; receives its data and the object, and returns the data to save.',
    preDeserialize:
      'Hook called before an object is restored; receives its data, and returns the data to use.',
    preSerialize:
      'Hook called before an object is serialized; receives the object, and returns the object to serialize.',
    rootClass: 'Class of the root object, such as `World`.',
  },
};

export const SerializedType: SymbolNotes<planck.SerializedType> = {
  summary: 'Serialized world: an array of plain objects, ready for `JSON.stringify()`.',
};

export const ObjectType: SymbolNotes<planck.ObjectType> = {
  summary: 'Library object, such as a body, that is serialized or restored.',
};

export const DataType: SymbolNotes<planck.DataType> = {
  summary: 'Serialized data of a library object.',
};

export const ClassName: SymbolNotes<planck.ClassName> = {
  summary: 'Class whose instances are serialized and restored.',
};
