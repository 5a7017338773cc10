import type { AtRule, Rule } from 'postcss';

/** When a rule loads: with each page, with the app, or with the first article that replaces another. */
export type Loading = 'page' | 'app' | 'article';

/** Colors of code: a class for each. */
export const CODE_COLOR = /^\.[ld]\d+$/;
/** Rules for the root itself, such as those with the design tokens. New ones would change every element. */
const ROOT = /^:root\S*$/;

/** Returns when a rule loads, apart from the rules that a page needs at first, which it contains in any case. */
export function whenLoaded(rule: Rule): Loading {
  const around = blocksAround(rule);
  // They match nothing on a screen. No page contains them.
  if (around.some(({ name, params }) => params === 'print' || name.endsWith('keyframes')))
    return 'app';
  const layer = around.find(({ name }) => name === 'layer')?.params;
  if (layer === 'prose' || CODE_COLOR.test(rule.selector)) return 'article';
  if (layer === undefined) return rule.selectors.every((one) => ROOT.test(one)) ? 'page' : 'app';
  return layer === 'base' && !/[.#]/.test(rule.selector) ? 'page' : 'app';
}

function blocksAround(rule: Rule): AtRule[] {
  const blocks: AtRule[] = [];
  for (let block = rule.parent; block?.type === 'atrule'; block = block.parent as Rule['parent'])
    blocks.push(block as AtRule);
  return blocks;
}
