import { Arena, type Disc, type Input } from './arena.ts';

/** Maximum number of waiting inputs; more would only add latency. Also limits how often the last one is repeated. */
const MAX_WAITING = 12;
/** Number of inputs that can wait because the network delays some more than others. */
const USUAL_WAITING = 3;

interface Player {
  waiting: Input[];
  /** The last input that took effect. */
  last: Input;
  /** Steps since then. */
  missed: number;
}

/** The game on the server. Only its state counts. */
export class Room {
  private readonly arena = new Arena();
  private readonly players = new Map<string, Player>();

  join(id: string) {
    this.players.set(id, { waiting: [], last: { step: 0, x: 0, y: 0 }, missed: 0 });
    this.arena.add(id, { x: 2, y: 1 + (this.players.size % 8) });
  }

  leave(id: string) {
    this.players.delete(id);
    this.arena.remove(id);
  }

  receive(id: string, input: Input) {
    const player = this.players.get(id);
    if (player && player.waiting.length < MAX_WAITING) player.waiting.push(input);
  }

  /** Uses at most one input of each player per step, so that sending more makes nobody faster. */
  step() {
    for (const [id, player] of this.players) {
      // After a pause, a client sends many inputs together. Skipping some gets rid of the latency that they add.
      if (player.waiting.length > USUAL_WAITING) player.waiting.shift();
      const input = player.waiting.shift();
      player.missed = input ? 0 : player.missed + 1;
      player.last = input ?? player.last;
      // Until a late input arrives, the last one counts. A hidden tab sends none, so its player stops pushing.
      if (player.missed < MAX_WAITING) this.arena.push(id, player.last);
    }
    this.arena.step();
  }

  stateFor(id: string): { discs: Disc[]; lastStep: number } {
    return { discs: this.arena.save(), lastStep: this.players.get(id)?.last.step ?? 0 };
  }
}

/**
 * Reads an input that a client sent, which can be anything.
 * @throws if it isn't an input
 */
export function readInput(text: string): Input {
  const { step, x, y }: Input = JSON.parse(text);
  // Infinity or NaN would spread to all discs.
  if (![step, x, y].every(Number.isFinite)) throw new Error(`not an input: ${text}`);
  const length = Math.max(1, Math.hypot(x, y));
  return { step, x: x / length, y: y / length };
}
