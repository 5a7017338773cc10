import type { Stage } from '../model/scene.ts';
import { type DisplayValue, readFacts } from '../simulation/stageValues.ts';
import { computeWorldStats, type WorldStats } from '../simulation/worldStats.ts';

/** Numbers of a run by their names, after a step. */
export type Sample = Record<string, number>;

/**
 * Keeps the last samples of a run, for charts.
 * @param capacity number of samples
 */
export function createSeries(capacity: number) {
  const columns = new Map<string, Float32Array>();
  let last = -1;
  const findColumn = (name: string) => {
    const column = columns.get(name) ?? new Float32Array(capacity).fill(Number.NaN);
    columns.set(name, column);
    return column;
  };

  return {
    /** Records the numbers after a step. Steps come in order; a step that is already recorded stays unchanged. */
    record: (step: number, sample: Sample): void => {
      if (step <= last) return;
      last = step;
      for (const column of columns.values()) column[step % capacity] = Number.NaN;
      for (const [name, value] of Object.entries(sample)) findColumn(name)[step % capacity] = value;
    },
    /** Returns the values of a name after the steps of a period; NaN where it has none. */
    between: (name: string, first: number, end: number) => {
      const column = columns.get(name);
      return Float32Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => {
        const step = first + index;
        const isKept = step <= last && step > last - capacity;
        return (isKept ? column?.[step % capacity] : undefined) ?? Number.NaN;
      });
    },
    /** Removes everything after a step. */
    truncate: (step: number): void => {
      last = Math.min(last, step);
    },
  };
}

/** The page's name for the kinetic energy. */
const KINETIC_ENERGY = 'Kinetic energy';

/** Values that a page can show of a stage: those of its world, and the scene's own. */
export interface Measurement {
  stats: WorldStats;
  facts: Record<string, DisplayValue>;
}

/** @throws with the name of a fact that can't be shown */
export function measure(stage: Stage): Measurement {
  return { stats: computeWorldStats(stage.world), facts: readFacts(stage) };
}

/** Returns the numbers of a measurement that can be plotted. */
export function toSample({ stats, facts }: Measurement): Sample {
  const sample: Sample = {
    Bodies: stats.bodies,
    Awake: stats.awake,
    Contacts: stats.contacts,
    [KINETIC_ENERGY]: stats.kineticEnergy,
  };
  for (const [name, value] of Object.entries(facts)) {
    const number = parseNumber(value);
    if (number !== undefined) sample[name] = number;
  }
  return sample;
}

/** A number with an optional unit, such as `12.5 N`, but not a list of numbers. */
const QUANTITY = /^(?<digits>[−-]?\d+(?:\.\d+)?)\s?(?<unit>[^\d\s,][^\d,]*)?$/;

/** Reads the number of a value such as `12.5 N`; undefined for texts and for lists of numbers. */
export function parseNumber(value: DisplayValue): number | undefined {
  if (typeof value === 'number') return value;
  const digits = QUANTITY.exec(String(value))?.groups?.digits;
  return digits === undefined ? undefined : Number(digits.replace('−', '-'));
}

/** Returns the unit of a name that is plotted; empty if it has none. */
export function findUnit(name: string, fact: DisplayValue | undefined): string {
  if (fact === undefined) return name === KINETIC_ENERGY ? 'J' : '';
  return QUANTITY.exec(String(fact))?.groups?.unit ?? '';
}
