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
  const { facts, time, selected } = status;
  const own = toFacts(facts);
  return [
    ...(own.length > 0 ? own : worldFacts(status)),
    ...toFacts({ [TIME]: `${time.toFixed(2)} s`, ...(selected && { Selected: selected }) }),
  ];
}

/** Returns the values that every world has. */
export function worldFacts({ bodies, awake, contacts, kineticEnergy }: Status): Fact[] {
  const energy = `${kineticEnergy.toFixed(kineticEnergy < 100 ? 1 : 0)} J`;
  return toFacts({ Bodies: bodies, Awake: awake, Contacts: contacts, 'Kinetic energy': energy });
}

/** Returns the costs of steps and frames. */
export function costFacts({ timing }: Status): Fact[] {
  return toFacts({
    ...(timing?.step !== undefined && { Step: `${timing.step.toFixed(2)} ms` }),
    ...(timing && { Frame: `${timing.frame.toFixed(2)} ms` }),
  });
}

/** Returns facts as a sentence for screen readers. */
export function spokenFacts(facts: Fact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join(', ');
}

/** Returns the announcement for a status, without facts, which change too often. */
export function spokenStatus({ selected, isPlaying }: Status): string {
  return [selected && `${selected} selected`, !isPlaying && 'Paused'].filter(Boolean).join(', ');
}

function toFacts(values: Status['facts']): Fact[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    value: withMinus(String(value)),
  }));
}

/** Replaces the hyphens of numbers with minus signs, which are as wide as digits. */
export function withMinus(text: string): string {
  return text.replace(/(?<=^|[\s(])-(?=\d)/g, '−');
}
