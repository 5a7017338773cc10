import { type ChildNode, parse } from 'postcss';
import { codeColors } from '../../content/highlight.ts';
import { LAYER_ORDER } from '../../styles/layers.ts';
import { hash } from '../cache/cache.ts';
import { type Loading, whenLoaded } from '../document/loading.ts';

/** A file of styles. Its path in the output changes with the content, so that browsers can keep it forever. */
interface StyleFile {
  path: string;
  text: string;
}

/** The styles that pages share. */
export interface Stylesheet {
  /** All rules, from which each page takes what its first view needs. */
  rules: string;
  /** Styles that load with the app, for what it adds to a page. */
  app: StyleFile;
  /** Styles that load before the app displays another article. Its path differs only in the first word of its name. */
  article: StyleFile;
}

/**
 * Returns the styles of a site: the colors of highlighted code, and the styles of the app. Browsers recompute the styles
 * of every element that a new stylesheet has a rule for, which takes a third of a second for a long page on a phone.
 * What loads with the app therefore has no rules for the elements of articles.
 * @param appCss as the bundler returns it
 */
export async function createStylesheet(appCss: string): Promise<Stylesheet> {
  const rules = (await codeColors()) + appCss;
  const [app, article] = [selectRules(rules, 'app'), selectRules(rules, 'article')];
  const version = hash(app, article).slice(0, 8);
  const createFile = (name: string, text: string): StyleFile => ({
    path: `assets/${name}-${version}.css`,
    text: LAYER_ORDER + text,
  });
  return { rules, app: createFile('styles', app), article: createFile('article', article) };
}

/** Returns the rules that load together. Rules in another rule stay with it. */
function selectRules(css: string, part: Loading): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (!isNested(rule) && whenLoaded(rule) !== part) rule.remove();
  });
  root.walkAtRules((block) => {
    if (block.nodes?.length === 0) block.remove();
  });
  return root.toString();
}

function isNested({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  return parent.type === 'rule' || isNested(parent as ChildNode);
}
