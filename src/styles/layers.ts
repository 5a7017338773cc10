/**
 * Order of the cascade layers; later ones win. It comes first in a page's styles, because the bundler changes the order
 * of stylesheets.
 */
export const LAYER_ORDER = '@layer base, prose, blocks, shell;';
