import type { Docs } from './model.ts';
import type { Note } from './notes.ts';
import type { Reference } from './reference.ts';
import { Text } from './texts.tsx';

/** Renders the site's own example of a symbol or member, which is a sample as in guides, and the library's. */
export function Examples({
  name,
  docs: { example, examples },
  reference,
}: {
  name: string;
  docs: Docs & Note;
  reference: Reference;
}) {
  return (
    <>
      {example && (
        <pre>
          <code
            className="language-ts"
            data-meta='title="Example"'
            data-origin={`the example of ${name}`}
          >
            {example}
          </code>
        </pre>
      )}
      {examples.map((markdown) => (
        <Text key={markdown} markdown={markdown} reference={reference} />
      ))}
    </>
  );
}
