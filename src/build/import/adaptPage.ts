import { isMap, LineCounter, parseDocument } from 'yaml';
import { yamlOf } from '../../config/frontmatter.ts';
import { fencedLines } from '../../content/fencedLines.ts';
import type { FrontmatterRules, Pattern } from './foreignSite.ts';

/** Something found in a page. */
export interface Found {
  name: string;
  /** 1-based. */
  line: number;
}

/**
 * Translates the keys at the top of a page. Keys without a counterpart become comments, so that every line keeps
 * its number.
 * @returns the text, and the keys that were translated
 */
export function adaptFrontmatter(
  text: string,
  rules: FrontmatterRules,
): { text: string; found: Found[] } {
  const yaml = yamlOf(text);
  if (yaml === undefined) return { text, found: [] };
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  // The builder reports invalid YAML.
  if (document.errors.length > 0 || !isMap(document.contents)) return { text, found: [] };
  const lines = text.split('\n');
  const pairs = document.contents.items.map(({ key, value }) => {
    const { range } = key as { range: [number, number, number] };
    return { name: String(key), value, line: lineCounter.linePos(range[0]).line };
  });
  const found: Found[] = [];
  for (const [index, { name, value, line }] of pairs.entries()) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) continue;
    const end = pairs[index + 1]?.line ?? yaml.split('\n').length + 1;
    // The first line of the file is the one with dashes.
    for (let at = line; at < end; at++) lines[at] = `# ${lines[at]}`;
    if ('as' in rule) {
      lines[line] =
        `${rule.as}: ${JSON.stringify((value as { toJSON?: () => unknown })?.toJSON?.() ?? null)}`;
    }
    found.push({ name, line: line + 1 });
  }
  return { text: lines.join('\n'), found };
}

/** Finds patterns in the text or in the code of a page. */
export function findPatterns(text: string, patterns: Pattern[]): (Found & { pattern: Pattern })[] {
  const lines = text.split('\n');
  const areCode = fencedLines(lines);
  return lines.flatMap((line, index) => {
    const within = areCode[index] ? 'code' : 'text';
    const shown = within === 'text' ? line.replace(/(`+).*?\1/g, '') : line;
    return patterns
      .filter((pattern) => pattern.within === within && pattern.pattern.test(shown))
      .map((pattern) => ({ name: pattern.name, line: index + 1, pattern }));
  });
}

/** Replaces the addresses of links and pictures, outside of code. */
export function mapLinks(text: string, map: (address: string) => string): string {
  const lines = text.split('\n');
  const areCode = fencedLines(lines);
  return lines
    .map((line, index) => {
      if (areCode[index]) return line;
      return line
        .replace(/(\]\()([^)\s]+)/g, (_, start, address) => start + map(address))
        .replace(/(\s(?:src|href)=")([^"]+)/g, (_, start, address) => start + map(address))
        .replace(/^(\[[^\]]+\]:\s*)(\S+)/, (_, start, address) => start + map(address));
    })
    .join('\n');
}

/** In MDX, the brace of an anchor after a heading would start an expression. */
export function escapeAnchors(text: string): string {
  const lines = text.split('\n');
  const areCode = fencedLines(lines);
  return lines
    .map((line, index) =>
      areCode[index] ? line : line.replace(/^(#{1,6} .*[^\\\s]\s*)(\{#[^}]+\}\s*)$/, '$1\\$2'),
    )
    .join('\n');
}
