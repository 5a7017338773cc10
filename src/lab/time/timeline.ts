import type { Marks } from './contactMarks.ts';
import { unitIn } from './series.ts';
import type { Session } from './session.ts';

/** What a page shows of the time of a run. Times are numbers of steps. */
export interface Timeline extends Marks {
  /** The oldest step that can be shown, the one that is shown, and the last of the run. */
  first: number;
  shown: number;
  last: number;
  /** Length of a step, in seconds. */
  dt: number;
  canGoBack: boolean;
  /** Whether a kept run is drawn behind this one. */
  hasGhost: boolean;
}

/** The values of a name after each step from `first` to `last` of the timeline; NaN where there is none. */
export interface Plot {
  name: string;
  /** Empty for a plain number. */
  unit: string;
  values: Float32Array;
}

export function timelineOf(session: Session, hasGhost: boolean): Timeline {
  const first = session.film.first();
  const last = session.last();
  return {
    first,
    shown: session.shown(),
    last,
    dt: session.simulation().dt,
    canGoBack: session.canGoBack(),
    hasGhost,
    ...session.marks.between(first, last),
  };
}

export function plotsOf(session: Session, names: readonly string[]): Plot[] {
  const facts = session.simulation().stage.facts?.() ?? {};
  return names.map((name) => ({
    name,
    unit: unitIn(name, facts[name]),
    values: session.series.between(name, session.film.first(), session.last()),
  }));
}
