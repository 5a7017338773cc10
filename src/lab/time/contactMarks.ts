import type { Contact, World } from 'planck';

/** Steps in which contacts of bodies began or ended. */
export interface Marks {
  begins: number[];
  ends: number[];
}

/** Records in which steps of a run contacts begin and end. */
export interface ContactMarks {
  /** Counts the contacts of a world, from the step that `step` returns. A world is only watched once. */
  watch: (world: World) => void;
  /** The steps of a period, each at most once. */
  between: (first: number, last: number) => Marks;
  /** Removes everything after a step. */
  truncate: (step: number) => void;
}

/** @param step returns the number of the current step */
export function createContactMarks(step: () => number, capacity: number): ContactMarks {
  const begins = createSteps(capacity);
  const ends = createSteps(capacity);
  const watched = new WeakSet<World>();
  // A sensor overlaps; it doesn't touch.
  const isHit = (contact: Contact) =>
    !contact.getFixtureA().isSensor() && !contact.getFixtureB().isSensor();

  return {
    watch: (world) => {
      if (watched.has(world)) return;
      watched.add(world);
      world.on('begin-contact', (contact) => isHit(contact) && begins.add(step()));
      world.on('end-contact', (contact) => isHit(contact) && ends.add(step()));
    },
    between: (first, last) => ({
      begins: begins.between(first, last),
      ends: ends.between(first, last),
    }),
    truncate: (step) => {
      begins.truncate(step);
      ends.truncate(step);
    },
  };
}

/** A list of ascending step numbers, of which it keeps the last. */
function createSteps(capacity: number) {
  let steps: number[] = [];
  return {
    add: (step: number) => {
      if ((steps.at(-1) ?? -1) >= step) return;
      steps.push(step);
      if (steps.length > 2 * capacity) steps = steps.slice(-capacity);
    },
    between: (first: number, last: number) => steps.filter((step) => step >= first && step <= last),
    truncate: (step: number) => {
      steps = steps.filter((one) => one <= step);
    },
  };
}
