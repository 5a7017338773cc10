import { codeColors } from '../../content/highlight.ts';
import { LAYER_ORDER } from '../../styles/layers.ts';
import { hash } from '../cache/cache.ts';

/** The stylesheet that pages share. */
export interface Stylesheet {
  /** Path in the output, which changes with the content, so that browsers can keep it forever. */
  path: string;
  /** Its rules, from which each page takes what its first view needs. */
  rules: string;
  /** Its content. */
  text: string;
}

/**
 * Returns the stylesheet of a site: the colors of highlighted code, and the styles of the app.
 * @param appCss as the bundler returns it
 */
export async function createStylesheet(appCss: string): Promise<Stylesheet> {
  const rules = (await codeColors()) + appCss;
  const path = `assets/styles-${hash(rules).slice(0, 8)}.css`;
  return { path, rules, text: LAYER_ORDER + rules };
}
