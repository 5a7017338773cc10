import type { Problem } from '../config/problem.ts';
import type { GlossaryTerm } from '../config/schema.ts';
import type { Page, Section } from '../content/page.ts';
import { resolveLink } from '../content/paths.ts';
import { termPattern } from '../content/termLinks.ts';

/**
 * Returns a problem for each term that neither the heading nor the first sentence of its section contains, because
 * readers who follow the link, or search for the term, must recognize it. Dead links are reported with the other links
 * of the config.
 * @param file path of the config in problems
 */
export function checkTerms(
  terms: readonly GlossaryTerm[],
  routes: ReadonlyMap<string, Page>,
  file: string,
): Problem[] {
  return terms.flatMap(({ term, link }) => {
    const target = resolveLink(link, '');
    if (target.kind === 'external') return [];
    const page = routes.get(target.path);
    if (!page?.html || (target.hash !== '' && !page.anchors.includes(target.hash))) return [];
    const section = page.sections.find(({ id = '' }) => id === target.hash);
    const beginning = section && `${section.title}\n${firstSentence(section)}`;
    if (beginning && termPattern([term]).test(beginning)) return [];
    const message = section
      ? `terms: neither the heading nor the first sentence of ${link} has "${term}"`
      : `terms: ${link}, which explains "${term}", is not a heading of level 1 to 3`;
    const fix = section ? 'write it there, or correct "link"' : 'link to the heading above it';
    return [{ file, message, fix }];
  });
}

/** Returns the first sentence of a section. A dot within a number or a name doesn't end it. */
function firstSentence({ text }: Section): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
