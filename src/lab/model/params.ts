import type { Param, Params, Range, Values } from './scene.ts';

type Value = number | boolean | string;

/** Maximum length of an option of a choice, in UTF-16 code units. */
const MAX_OPTION_LENGTH = 2000;

/** Whether a value, which can come from untyped code, is a valid parameter. */
export function isParam(given: unknown): given is Param {
  const param = (given ?? {}) as Partial<Param>;
  if (typeof param.label !== 'string') return false;
  if (!['string', 'undefined'].includes(typeof param.under)) return false;
  switch (param.kind) {
    case 'range':
      return (
        [param.min, param.max, param.step, param.value].every(Number.isFinite) &&
        ['string', 'undefined'].includes(typeof param.unit)
      );
    case 'toggle':
      return typeof param.value === 'boolean';
    case 'choice':
      return (
        Array.isArray(param.options) &&
        param.options.every((one) => typeof one === 'string' && one.length <= MAX_OPTION_LENGTH) &&
        param.options.includes(param.value as string)
      );
    default:
      return false;
  }
}

/**
 * Returns the name of the toggle that a parameter depends on; undefined for one that depends on nothing,
 * names no toggle of the scene, or depends on a toggle that depends on another.
 */
export function findParentToggle(params: Params, name: string): string | undefined {
  const { under } = params[name] ?? {};
  if (under === undefined || !Object.hasOwn(params, under)) return undefined;
  const toggle = params[under];
  return toggle?.kind === 'toggle' && toggle.under === undefined ? under : undefined;
}

/** Returns the first parameter that names a toggle it can't depend on. */
export function findMisplacedParam(params: Params): string | undefined {
  return Object.keys(params).find(
    (name) => params[name]?.under !== undefined && findParentToggle(params, name) === undefined,
  );
}

/** Returns the values that a scene starts with. */
export function defaultValues(params: Params = {}): Values {
  return mapParams(params, ({ value }) => value);
}

/** Whether all parameters have the values that the scene starts with. */
export function isDefault(params: Params, values: Values): boolean {
  return Object.entries(params).every(([name, { value }]) => values[name] === value);
}

/**
 * Reads values from an untrusted source, such as a shared link. Numbers are clamped, invalid values
 * become defaults, and unknown names are omitted.
 */
export function readValues(params: Params = {}, given: unknown = {}): Values {
  const all = readObject(given);
  return mapParams(params, (param, name) =>
    Object.hasOwn(all, name) ? readValue(param, all[name]) : param.value,
  );
}

/** Reads an object from an untrusted source, such as a shared link; returns an empty one for anything else. */
export function readObject(given: unknown): Record<string, unknown> {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  return isObject ? (given as Record<string, unknown>) : {};
}

/**
 * Reads values from an untrusted source before their parameters are available. Omits values that no parameter can
 * have: lists can be nested too deep for the code that reads them next.
 */
export function readPlainValues(given: unknown): Record<string, unknown> {
  const entries = Object.entries(readObject(given));
  return Object.fromEntries(
    entries.filter(([, value]) => ['number', 'boolean', 'string'].includes(typeof value)),
  );
}

function readValue(param: Param, given: unknown): Value {
  switch (param.kind) {
    case 'range': {
      // An object can throw when it becomes a number.
      const number = ['number', 'string'].includes(typeof given) ? Number(given) : Number.NaN;
      return Number.isFinite(number)
        ? Math.min(param.max, Math.max(param.min, number))
        : param.value;
    }
    case 'toggle':
      return typeof given === 'boolean' ? given : param.value;
    case 'choice':
      return param.options.find((option) => option === given) ?? param.value;
  }
}

/** Returns the value of a slider that is nearest to a number: between its ends, and on one of its steps. */
export function snapToStep({ min, max, step }: Range, value: number): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  // Steps such as 0.1 add up to numbers such as 0.30000000000000004.
  return Number(Math.min(max, min + steps * step).toPrecision(12));
}

function mapParams(params: Params, read: (param: Param, name: string) => Value): Values {
  const entries = Object.entries(params).map(([name, param]) => [name, read(param, name)]);
  return Object.fromEntries(entries) as Values;
}
