import type { SourcePlace } from './model.ts';
import type { Reference } from './reference.ts';

/**
 * Renders an icon that links to a line in the source of the documented version. Without an address, it names the line.
 */
export function Source({ source, reference }: { source: SourcePlace; reference: Reference }) {
  const place = `${source.file}, line ${source.line}`;
  const url = reference.sourceUrl(source.file, source.line);
  return (
    <footer className="source">
      {url ? (
        <a href={url} title={place}>
          <span className="sr-only">Source: {place}</span>
        </a>
      ) : (
        `Source: ${place}`
      )}
    </footer>
  );
}
