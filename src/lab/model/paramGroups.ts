import { findParentToggle } from './params.ts';
import type { Params } from './scene.ts';

/** A parameter that depends on no other, and the parameters that depend on it. */
export interface ParamGroup {
  name: string;
  under: string[];
}

/** The groups of a scene's parameters, in the order of the scene. */
export interface ParamGroups {
  /** Always visible. */
  open: ParamGroup[];
  /** Visible once the reader opens "More". */
  folded: ParamGroup[];
}

/** Maximum number of parameters of which none is folded: "More" itself takes a row. */
const MAX_UNFOLDED = 4;
/** Minimum number of parameters that stay open if others are folded. */
const MIN_OPEN = 3;
/** Number of parameters that fit into the row of their switch on wide screens. */
export const MAX_IN_ROW = 2;

/** Groups parameters with those that depend on them. A group is either open or folded as a whole. */
export function groupParams(params: Params): ParamGroups {
  const names = Object.keys(params);
  const groups = names
    .filter((name) => findParentToggle(params, name) === undefined)
    .map((name) => ({
      name,
      under: names.filter((other) => findParentToggle(params, other) === name),
    }));
  if (names.length <= MAX_UNFOLDED) return { open: groups, folded: [] };
  const open: ParamGroup[] = [];
  for (const group of groups) if (countParams(open) < MIN_OPEN) open.push(group);
  return { open, folded: groups.slice(open.length) };
}

/**
 * Returns the number of rows that the parameters of a scene take before the reader opens "More". A row has one
 * parameter on narrow screens, and two, or a switch and two, on wide ones.
 */
export function countRows(params: Params): { narrow: number; wide: number } {
  const { open, folded } = groupParams(params);
  const more = folded.length > 0 ? 1 : 0;
  return { narrow: countParams(open) + more, wide: countWideRows(open) + more };
}

/** Counts rows on wide screens: a group takes whole rows, and single parameters between groups share rows. */
function countWideRows(groups: ParamGroup[]): number {
  let cells = 0;
  for (const { under } of groups) {
    const ownRow = 2 * Math.ceil(cells / 2);
    if (under.length === 0) cells += 1;
    else cells = ownRow + (under.length <= MAX_IN_ROW ? 2 : 1 + under.length);
  }
  return Math.ceil(cells / 2);
}

function countParams(groups: ParamGroup[]): number {
  return groups.reduce((count, { under }) => count + 1 + under.length, 0);
}
