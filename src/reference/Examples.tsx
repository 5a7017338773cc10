import type { Docs } from './model.ts';
import type { Reference } from './reference.ts';
import { Text } from './texts.tsx';

/** The site's own example of a symbol or member, a sample like those of guides, and the library's. */
export function Examples({
  name,
  docs,
  reference,
}: {
  name: string;
  docs: Pick<Docs, 'examples'>;
  reference: Reference;
}) {
  const own = reference.notes.examples[name];
  const setup = own?.setup === undefined ? '' : ` setup=${own.setup}`;
  return (
    <>
      {own && (
        <pre>
          <code
            className="language-ts"
            data-meta={`title="Example"${setup}`}
            data-origin={`the example of ${name}`}
          >
            {own.code}
          </code>
        </pre>
      )}
      {docs.examples.map((example) => (
        <Text key={example} markdown={example} reference={reference} />
      ))}
    </>
  );
}
