import type { Plot, Timeline } from '../protocol/protocol.ts';
import { unitIn } from './series.ts';
import type { Session } from './session.ts';

/** Returns what a page shows of the time of a run. */
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

/** Returns the course of values, by their names. */
export function plotsOf(session: Session, names: readonly string[]): Plot[] {
  const facts = session.simulation().stage.facts?.() ?? {};
  return names.map((name) => ({
    name,
    unit: unitIn(name, facts[name]),
    values: session.series.between(name, session.film.first(), session.last()),
  }));
}
