import { Arena, type Disc, type Input } from './arena.ts';

/** The game of a client: the last known state of the server, and what the player has done since. */
export class Prediction {
  readonly arena = new Arena();
  private readonly id: string;
  /** Inputs that the server hasn't used yet. */
  private pending: Input[] = [];
  private steps = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** Advances without waiting for the server and returns the input to send to it. */
  step(direction: { x: number; y: number }): Input {
    const input = { step: ++this.steps, ...direction };
    this.pending.push(input);
    this.run(input);
    return input;
  }

  /** Goes back to a state of the server and repeats the inputs that it doesn't contain. */
  reconcile({ discs, lastStep }: { discs: Disc[]; lastStep: number }) {
    this.arena.load(discs);
    this.pending = this.pending.filter(({ step }) => step > lastStep);
    for (const input of this.pending) this.run(input);
  }

  private run(input: Input) {
    this.arena.push(this.id, input);
    this.arena.step();
  }
}
