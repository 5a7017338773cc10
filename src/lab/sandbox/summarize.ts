import type { Engine } from '../model/scene.ts';
import type { Summarize } from './formatValue.ts';

type Facts = Record<string, unknown>;

/** The engine's prefixes of private properties. */
const INTERNAL = /^(?:_|[mcs]_)/;

/**
 * Creates the console's summary of the engine's objects: what matters about a body, for example, without its
 * internals. Vectors look like plain objects.
 */
export function createSummarize(engine: Engine): Summarize {
  const { Body, Contact, Fixture, Joint, Shape, Vec2, World } = engine;
  // A bundle changes the names of classes, but not of exports.
  const names = new Map<unknown, string>(
    Object.entries(engine).map(([name, exported]) => [exported, name]),
  );

  const readFacts = (value: object): Facts => {
    if (value instanceof World)
      return {
        bodies: value.getBodyCount(),
        joints: value.getJointCount(),
        contacts: value.getContactCount(),
      };
    if (value instanceof Body)
      return {
        type: value.getType(),
        position: value.getPosition(),
        angle: value.getAngle(),
        linearVelocity: value.getLinearVelocity(),
        ...readUserData(value),
      };
    if (value instanceof Fixture) return { shape: value.getType(), ...readUserData(value) };
    if (value instanceof Joint) return readUserData(value);
    if (value instanceof Contact) return { isTouching: value.isTouching() };
    if (value instanceof Shape) return { radius: value.getRadius() };
    return Object.fromEntries(Object.entries(value).filter(([name]) => !INTERNAL.test(name)));
  };

  return (value) => {
    const name = names.get(value.constructor);
    if (name === undefined) return undefined;
    return { name: value instanceof Vec2 ? '' : name, facts: readFacts(value) };
  };
}

function readUserData(value: { getUserData: () => unknown }): Facts {
  const userData = value.getUserData();
  return userData === undefined || userData === null ? {} : { userData };
}
