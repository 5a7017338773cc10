import type { SourcePlace } from './model.ts';
import type { Reference } from './reference.ts';

/** Links to a line in the source of the documented version. */
export function Source({ source, reference }: { source: SourcePlace; reference: Reference }) {
  const place = `${source.file}, line ${source.line}`;
  const url = reference.sourceUrl(source.file, source.line);
  return <footer className="source">Source: {url ? <a href={url}>{place}</a> : place}</footer>;
}
