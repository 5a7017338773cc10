/** A member of a class, as the reference names it: `Body#getMass`. */
export type Member = `${string}#${string}`;

/** A value of the inspected item, as text. */
export interface InspectedRow {
  name: string;
  value: string;
  unit?: string;
  /** The member that returns the value. */
  member: Member;
}

/** A sentence about the state of an item. */
export interface Note {
  text: string;
  /** The member that explains or changes the state. */
  member?: Member;
}

/** The description of a body, fixture, joint, or contact on a card. */
export interface Inspected {
  /** For example, "Body 3 of 12". */
  title: string;
  rows: InspectedRow[];
  /** Why it isn't moving; empty if it moves. */
  reasons: Note[];
  notes: Note[];
  /** Names of the items that it is connected to, which can be inspected next. */
  related: string[];
}

/** A point of the picture, and its maximum distance from a shape, both in CSS pixels. */
export interface PickPoint {
  x: number;
  y: number;
  reach: number;
}

/** What to inspect: the item at a point, the next body, a related item, the selected body, or nothing. */
export type InspectTarget =
  | PickPoint
  | { next: 1 | -1 }
  /** Index in the list of related items. */
  | { related: number }
  | 'selected'
  | 'nothing';
