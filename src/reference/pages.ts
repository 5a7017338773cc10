import type { PageFile } from '../content/compile.ts';
import type { LibrarySymbol } from './model.ts';
import { pathOfSymbol } from './places.ts';
import type { Reference } from './reference.ts';
import { plainSummary, summaryOf } from './texts.tsx';

/** Search engines and previews show about so many characters. */
const DESCRIPTION_LENGTH = 160;

/**
 * A page for each symbol. It is written as a writer would write it, with one block that shows the
 * symbol, so from here on it is a page like any other. The writer's own page at that path wins.
 */
export function referencePages(reference: Reference, own: ReadonlySet<string>): PageFile[] {
  return reference.library.symbols
    .map((symbol) => ({ symbol, path: pathOfSymbol(symbol, reference.root) }))
    .filter(({ path }) => !own.has(path))
    .map(({ symbol, path }) => ({
      filePath: `${path.slice(1)}.mdx`,
      source: '',
      file: `${reference.library.package}/${symbol.source.file}`,
      text: textOf(symbol, path, reference),
    }));
}

function textOf(symbol: LibrarySymbol, path: string, reference: Reference): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const named = [path, ...symbol.aliases.map((alias) => `${folder}/${alias}`)];
  const aliases = new Set([...named, ...named.map((one) => one.toLowerCase())]);
  aliases.delete(path);
  const frontmatter = {
    title: symbol.name,
    description: shortened(plainSummary(summaryOf(symbol, reference))),
    ...(aliases.size === 0 ? {} : { aliases: [...aliases] }),
  };
  // JSON is YAML, and knows how to quote.
  const lines = Object.entries(frontmatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', `<SymbolPage name="${symbol.name}" />`, ''].join('\n');
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}
