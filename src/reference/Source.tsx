import type { SourcePlace } from './model.ts';
import type { Reference } from './reference.ts';

/** Where something stands in the source of the version that is described. */
export function Source({ source, reference }: { source: SourcePlace; reference: Reference }) {
  const place = `${source.file}, line ${source.line}`;
  const url = reference.sourceUrl(source.file, source.line);
  return <footer className="source">Source: {url ? <a href={url}>{place}</a> : place}</footer>;
}
