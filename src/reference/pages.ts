import type { PageFile } from '../content/compilePage.ts';
import { pathOfSymbol } from './anchors.ts';
import type { LibrarySymbol } from './model.ts';
import { docsWithNote, type Reference } from './reference.ts';
import { plainSummary } from './texts.tsx';

/** Maximum length of a description, in characters: about as many as search engines and link previews show. */
const MAX_DESCRIPTION_LENGTH = 160;

/**
 * Returns the source of a page for each symbol, with one block that renders the symbol; after this, it is a page like
 * any other.
 * @param written paths of the writer's own pages, which take precedence
 * @param findNotesFile returns the file with the notes on a symbol, relative to `pages/`
 */
export function referencePages(
  reference: Reference,
  written: ReadonlySet<string>,
  findNotesFile: (symbol: string) => string | undefined = () => undefined,
): PageFile[] {
  return reference.library.symbols
    .map((symbol) => ({ symbol, path: pathOfSymbol(symbol, reference.root) }))
    .filter(({ path }) => !written.has(path))
    .map(({ symbol, path }) => ({
      filePath: `${path.slice(1)}.mdx`,
      source: '',
      notesFile: findNotesFile(symbol.name),
      file: `${reference.library.package}/${symbol.source.file}`,
      text: writePage(symbol, path, reference),
    }));
}

function writePage(symbol: LibrarySymbol, path: string, reference: Reference): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const paths = [path, ...symbol.aliases.map((alias) => `${folder}/${alias}`)];
  const aliases = new Set([...paths, ...paths.map((one) => one.toLowerCase())]);
  aliases.delete(path);
  const { summary } = docsWithNote(symbol.name, symbol.docs, reference);
  const frontmatter = {
    title: symbol.name,
    description: shortened(plainSummary(summary)),
    ...(aliases.size === 0 ? {} : { aliases: [...aliases] }),
  };
  // JSON is valid YAML, with all strings quoted.
  const lines = Object.entries(frontmatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', ...writeBlock(symbol.name, reference), ''].join('\n');
}

/** Returns the block that renders the symbol, with its scene if it has one. */
function writeBlock(name: string, { scenes }: Reference): string[] {
  const scene = scenes[name];
  if (scene === undefined) return [`<SymbolPage name="${name}" />`];
  return [`<SymbolPage name="${name}">`, `  <Scene id="${scene}" />`, '</SymbolPage>'];
}

function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}
