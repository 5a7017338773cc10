/**
 * The order of the cascade layers: what comes later wins. It stands at the very front of a page's
 * styles, because bundlers put stylesheets in an order of their own.
 */
export const LAYER_ORDER = '@layer base, prose, blocks, shell;';
