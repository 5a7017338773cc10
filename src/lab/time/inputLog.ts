import type { Input } from '../simulation/interaction.ts';

/** What the reader has done, after a number of steps. */
export interface LoggedInput {
  step: number;
  input: Input;
}

/** Records what the reader does in a run, in order, and repeats it. */
export function createInputLog(recorded: readonly LoggedInput[]) {
  const log = [...recorded];
  /** The first entry that the current run has not received. */
  let next = 0;
  const before = (step: number) => log.filter((entry) => entry.step < step);
  return {
    entries: (): readonly LoggedInput[] => [...log],
    /** Returns the values that the reader has set before a step, in order. */
    valuesBefore: (step: number) =>
      before(step).map(({ input }) => (input.type === 'values' ? input.values : {})),
    add: (entry: LoggedInput) => void log.push(entry),
    /** Starts to repeat the entries with the first. */
    rewind: () => {
      next = 0;
    },
    /** Regards all entries as received. */
    skip: () => {
      next = log.length;
    },
    /** Removes the entries of a step and later ones. */
    truncate: (step: number) => {
      log.length = before(step).length;
    },
    /** Performs what the reader did after a step. */
    repeat: (step: number, perform: (input: Input) => void) => {
      for (let entry = log[next]; entry?.step === step; entry = log[++next]) perform(entry.input);
    },
  };
}
