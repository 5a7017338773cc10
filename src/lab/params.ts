import type { Param, Params, Values } from './scene.ts';

type Value = number | boolean | string;

/** Whether something is a parameter that a page can show, whatever code without types made. */
export function isParam(given: unknown): given is Param {
  const param = (given ?? {}) as Partial<Param>;
  if (typeof param.label !== 'string') return false;
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
        param.options.every((option) => typeof option === 'string') &&
        param.options.includes(param.value as string)
      );
    default:
      return false;
  }
}

/** The values that a scene starts with. */
export function defaultValues(params: Params = {}): Values {
  return mapParams(params, ({ value }) => value);
}

/**
 * Both ends of every parameter: all at their lowest, all at their highest. A toggle is off and on,
 * a choice its first and its last option.
 */
export function endValues(params: Params = {}): [Values, Values] {
  return [
    mapParams(params, (param) => endsOf(param)[0]),
    mapParams(params, (param) => endsOf(param)[1]),
  ];
}

/**
 * The values of a scene with one parameter at an end, the others as they come: for each of its
 * parameters both ends, but for an end at which it is anyway.
 */
export function singleEndValues(params: Params = {}): { name: string; values: Values }[] {
  const values = defaultValues(params);
  return Object.entries(params).flatMap(([name, param]) =>
    endsOf(param)
      .filter((end) => end !== param.value)
      .map((end) => ({ name: `${name} ${end}`, values: { ...values, [name]: end } as Values })),
  );
}

/**
 * The values of a scene from what came from elsewhere, such as a shared link: numbers are brought
 * between their ends, and what fits no parameter is left out.
 */
export function readValues(params: Params = {}, given: unknown = {}): Values {
  const all = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  return mapParams(params, (param, name) =>
    Object.hasOwn(all, name) ? readValue(param, all[name]) : param.value,
  );
}

function readValue(param: Param, given: unknown): Value {
  switch (param.kind) {
    case 'range': {
      const number = Number(given);
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

function endsOf(param: Param): [Value, Value] {
  switch (param.kind) {
    case 'range':
      return [param.min, param.max];
    case 'toggle':
      return [false, true];
    case 'choice':
      return [param.options[0] ?? param.value, param.options.at(-1) ?? param.value];
  }
}

function mapParams(params: Params, read: (param: Param, name: string) => Value): Values {
  const entries = Object.entries(params).map(([name, param]) => [name, read(param, name)]);
  return Object.fromEntries(entries) as Values;
}
