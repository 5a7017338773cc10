import type { Contact, World } from 'planck';

/** Steps in which contacts of bodies began or ended. */
interface Marks {
  begins: number[];
  ends: number[];
}

/**
 * Records in which steps of a run contacts begin and end.
 * @param step returns the number of the current step
 * @param capacity minimum number of steps that it keeps
 */
export function createContactMarks(step: () => number, capacity: number) {
  let marks: Marks = { begins: [], ends: [] };
  const watched = new WeakSet<World>();

  const add = (steps: number[], contact: Contact) => {
    // A sensor overlaps; it doesn't touch.
    if (contact.getFixtureA().isSensor() || contact.getFixtureB().isSensor()) return;
    if ((steps.at(-1) ?? -1) >= step()) return;
    steps.push(step());
    if (steps.length > 2 * capacity) steps.splice(0, steps.length - capacity);
  };
  const between = (first: number, last: number): Marks => {
    const isWithin = (one: number) => one >= first && one <= last;
    return { begins: marks.begins.filter(isWithin), ends: marks.ends.filter(isWithin) };
  };
  return {
    /** Starts to record the contacts of a world, unless it has already started. */
    watch: (world: World): void => {
      if (watched.has(world)) return;
      watched.add(world);
      world.on('begin-contact', (contact) => add(marks.begins, contact));
      world.on('end-contact', (contact) => add(marks.ends, contact));
    },
    /** Returns the steps of a period, each at most once. */
    between,
    /** Removes everything after a step. */
    truncate: (last: number): void => {
      marks = between(0, last);
    },
  };
}
