import type { Engine, Scene, Tone, Values } from '../model/scene.ts';
import { createInteraction, type Input, type Interaction } from '../simulation/interaction.ts';
import { type Simulation, startSimulation } from '../simulation/simulation.ts';
import { createRecords } from './records.ts';

/** Maximum number of tones between two reports of a runner. */
const MAX_TONES = 8;

export interface ReplaySetup {
  engine: Engine;
  scene: Scene;
  /** Current values of the parameters; kept, and changed in place. */
  values: Values;
  /** Values at the start. */
  initial: Values;
  /** Called before each start: settings are global, and code can change them. */
  restoreSettings: () => void;
  /** Returns the reader's inputs between a step and the next one. */
  inputsAfter: (step: number) => readonly Input[];
  /** Number of steps that are recorded. */
  capacity: number;
}

/**
 * Starts a run that can be repeated from its start.
 * @param onStep called after every step, with its number
 */
export function createReplay(
  { engine, scene, values, initial, restoreSettings, inputsAfter, capacity }: ReplaySetup,
  onStep: (step: number) => void,
) {
  const records = createRecords(capacity, () => now + 1);
  let now = 0;
  let simulation: Simulation;
  let interaction: Interaction;
  let tones: Tone[] = [];

  const countStep = () => {
    onStep(++now);
    const newTones = simulation.stage.sounds?.() ?? [];
    if (now > records.film.last()) tones = [...tones, ...newTones].slice(0, MAX_TONES);
    records.record(now, simulation.stage);
  };
  const begin = () => {
    restoreSettings();
    Object.assign(values, initial);
    simulation = startSimulation(scene, values, countStep);
    interaction = createInteraction(engine, simulation.stage);
    now = 0;
    records.record(now, simulation.stage);
  };
  const perform = (input: Input) => {
    records.invalidate();
    if (input.type === 'values') Object.assign(values, input.values);
    else interaction.apply(input);
  };
  const repeatInputs = () => {
    for (const input of inputsAfter(now)) perform(input);
  };

  begin();
  return {
    records,
    simulation: () => simulation,
    interaction: () => interaction,
    /** Number of steps since the start. */
    now: () => now,
    begin,
    perform,
    /** Repeats the reader's inputs since the last step. */
    repeatInputs,
    /** Repeats these inputs, and makes the next step. */
    repeatStep: () => {
      repeatInputs();
      // The reader had to resume a program that makes its steps while it loads.
      simulation.stage.program?.resume();
      simulation.step();
    },
    /** Returns the tones of the steps since the last call. Repeated steps are silent. */
    takeTones: () => tones.splice(0),
  };
}
