/** A member of a class, as the reference names it: `Body#getMass`. */
export type Member = `${string}#${string}`;

/** A value of something that is inspected, as text. */
export interface InspectedRow {
  name: string;
  value: string;
  unit?: string;
  /** The member that returns the value. */
  member: Member;
}

/** A sentence about the state of something. */
export interface Note {
  text: string;
  /** The member that explains or changes the state. */
  member?: Member;
}

/** What a card shows about a body, fixture, joint, or contact. */
export interface Inspected {
  /** Such as "Body 3 of 12". */
  title: string;
  rows: InspectedRow[];
  /** Why it is not moving; none if it moves. */
  reasons: Note[];
  notes: Note[];
  /** Names of what it is connected to, which can be inspected next. */
  related: string[];
}

/** A point of the picture, and how far from a shape it can be, in CSS pixels. */
export interface PickPoint {
  x: number;
  y: number;
  reach: number;
}

/** What to inspect: what is at a point, the next body, something related, the selected body, or nothing. */
export type InspectTarget =
  | PickPoint
  | { next: 1 | -1 }
  /** Index in the list of what is shown as related. */
  | { related: number }
  | 'selected'
  | 'nothing';
