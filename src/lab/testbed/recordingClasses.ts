import type { World } from 'planck';
import type { Engine } from '../model/scene.ts';

/** Classes of the library that record every world that they create. */
export type RecordingClasses = Pick<Engine, 'World' | 'Serializer'>;

/**
 * Returns the library's classes for code whose worlds have to be found. They behave like the originals:
 * with and without `new`, for `instanceof`, as base classes, and with all static members.
 * @param onWorld called with each new or deserialized world
 */
export function createRecordingClasses(
  { World, Serializer }: Engine,
  onWorld: (world: World) => void,
): RecordingClasses {
  const record = (created: unknown) => {
    if (created instanceof World) onWorld(created);
    return created;
  };
  const recordResult =
    <Json, Result>(fromJson: (json: Json) => Result) =>
    (json: Json) =>
      record(fromJson(json)) as Result;

  return {
    World: new Proxy(World, {
      construct: (target, args, newTarget) =>
        record(Reflect.construct(target, args, newTarget)) as World,
      // The library allows calling it without `new`, also as the constructor of a derived class.
      apply: (target, self, args) => record(Reflect.apply(target, self, args) ?? self),
    }),
    Serializer: new Proxy(Serializer, {
      construct: (target, args, newTarget) => {
        const serializer = Reflect.construct(target, args, newTarget);
        return Object.assign(serializer, { fromJson: recordResult(serializer.fromJson) });
      },
      get: (target, name, self) =>
        name === 'fromJson' ? recordResult(target.fromJson) : Reflect.get(target, name, self),
    }),
  };
}
