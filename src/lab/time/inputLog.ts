import type { Input } from '../simulation/interaction.ts';

/** An input of the reader, with the number of steps before it. */
export interface LoggedInput {
  step: number;
  input: Input;
}

/** Records the reader's inputs in a run, in order, and repeats them. */
export function createInputLog(recorded: readonly LoggedInput[]) {
  const log = [...recorded];
  /** Index of the first entry that the current run has not received. */
  let next = 0;
  const before = (step: number) => log.filter((entry) => entry.step < step);
  return {
    entries: (): readonly LoggedInput[] => [...log],
    /** Returns the values that the reader has set before a step, in order. */
    valuesBefore: (step: number) =>
      before(step).map(({ input }) => (input.type === 'values' ? input.values : {})),
    add: (entry: LoggedInput) => void log.push(entry),
    /** Starts to repeat the entries from the first one. */
    rewind: () => {
      next = 0;
    },
    /** Marks all entries as received. */
    skip: () => {
      next = log.length;
    },
    /** Removes the entries of a step and later ones. */
    truncate: (step: number) => {
      log.length = before(step).length;
    },
    /** Repeats the reader's inputs after a step. */
    repeat: (step: number, perform: (input: Input) => void) => {
      for (let entry = log[next]; entry?.step === step; entry = log[++next]) perform(entry.input);
    },
  };
}
