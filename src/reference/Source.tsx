import type { SourceLocation } from './model.ts';
import type { Reference } from './reference.ts';

/**
 * Renders an icon that links to a line in the source of the documented version. Without an address, it names the line.
 */
export function Source({ source, reference }: { source: SourceLocation; reference: Reference }) {
  const location = `${source.file}, line ${source.line}`;
  const url = reference.sourceUrl(source.file, source.line);
  return (
    <footer className="source">
      {url ? (
        <a href={url} title={location}>
          <span className="sr-only">Source: {location}</span>
        </a>
      ) : (
        `Source: ${location}`
      )}
    </footer>
  );
}
