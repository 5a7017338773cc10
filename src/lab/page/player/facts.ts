import type { Status } from '../../protocol/protocol.ts';

/** The name of the simulated time. */
export const TIME = 'Time';

/** A value of a running scene, as text: "Motor torque", "48 N·m". */
export interface Fact {
  name: string;
  value: string;
}

/** Returns the facts on a picture: the scene's own values, or else those of its world; then the time. */
export function listFacts(status: Status): Fact[] {
  const own = Object.entries(status.facts).map(([name, value]) => createFact(name, String(value)));
  const { time, selected } = status;
  return [
    ...(own.length > 0 ? own : worldFacts(status)),
    createFact(TIME, `${time.toFixed(2)} s`),
    ...(selected ? [createFact('Selected', selected)] : []),
  ];
}

/** Returns the values that every world has. */
export function worldFacts(status: Status): Fact[] {
  const { bodies, awake, contacts, kineticEnergy } = status;
  return [
    createFact('Bodies', String(bodies)),
    createFact('Awake', String(awake)),
    createFact('Contacts', String(contacts)),
    createFact('Kinetic energy', `${kineticEnergy.toFixed(kineticEnergy < 100 ? 1 : 0)} J`),
  ];
}

/** Returns the costs of steps and frames. */
export function costFacts({ timing }: Status): Fact[] {
  return [
    ...(timing?.step === undefined ? [] : [createFact('Step', `${timing.step.toFixed(2)} ms`)]),
    ...(timing ? [createFact('Frame', `${timing.frame.toFixed(2)} ms`)] : []),
  ];
}

/** Returns facts as a sentence for screen readers. */
export function spokenFacts(facts: Fact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join(', ');
}

/** Returns the announcement for a status, without facts, which change too often. */
export function spokenStatus({ selected, isPlaying }: Status): string {
  return [selected && `${selected} selected`, !isPlaying && 'Paused'].filter(Boolean).join(', ');
}

/** Creates a fact with minus signs, which are as wide as digits, in place of hyphens. */
function createFact(name: string, value: string): Fact {
  return { name, value: value.replace(/(^|\s)-(?=\d)/g, '$1−') };
}
