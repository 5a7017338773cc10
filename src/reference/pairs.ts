import { capitalize } from '../content/capitalize.ts';
import type { LibrarySymbol, Member } from './model.ts';
import { memberDocs, type Reference } from './reference.ts';

/** Full names of the members that read and change the same value: `Body.getAngle`. */
export interface Counterparts {
  getters: string[];
  setters: string[];
}

/** Returns the other members of a class that read or change the value of a method: `getAngle` and `setAngle`. */
export function findCounterparts(
  { name }: LibrarySymbol,
  { name: own }: Member,
  reference: Reference,
): Counterparts {
  const value = ACCESSOR.exec(own)?.groups?.value;
  return value === undefined ? NONE : findAccessors(name, value, own, reference);
}

/**
 * Returns the members that read or change the value of an option in an existing object: `Body.getAngle` for
 * `BodyDef.angle`. The notes list members whose names differ.
 */
export function findAccessorsOfOption(
  symbol: LibrarySymbol,
  option: Member,
  reference: Reference,
): Counterparts {
  const { atRuntime } = memberDocs(symbol.name, option, reference);
  if (atRuntime) return splitAccessors(atRuntime);
  const owner = DEFINITION.exec(symbol.name)?.groups?.class;
  if (owner === undefined || reference.symbols.get(owner)?.kind !== 'class') return NONE;
  const value = ACCESSOR.exec(option.name)?.groups?.value ?? capitalize(option.name);
  return findAccessors(owner, value, '', reference);
}

const NONE: Counterparts = { getters: [], setters: [] };

/** Matches `getAngle`, `isBullet`, `isMotorEnabled`, and `enableMotor`, which name a value. */
const ACCESSOR = /^(?:get|is|set|enable)(?<value>[A-Z]\w*?)(?:(?<=^is\w+)Enabled)?$/;
const DEFINITION = /^(?<class>\w+)(?:Def|Opt)$/;

function findAccessors(
  owner: string,
  value: string,
  except: string,
  { places, internals }: Reference,
): Counterparts {
  const accessors = [
    `get${value}`,
    `is${value}`,
    `is${value}Enabled`,
    `set${value}`,
    `enable${value}`,
  ]
    .filter((name) => name !== except)
    .map((name) => `${owner}.${name}`)
    .filter((name) => places.get(name)?.isMethod && !internals.has(name));
  return splitAccessors(accessors);
}

function splitAccessors(names: string[]): Counterparts {
  const isSetter = (name: string) => /\.(?:set|enable)/.test(name);
  return {
    getters: names.filter((name) => !isSetter(name)),
    setters: names.filter(isSetter),
  };
}
