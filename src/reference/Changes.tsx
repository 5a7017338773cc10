import type { ReactNode } from 'react';
import type { Change, VersionChanges } from './changes/changes.ts';
import { NameLink } from './Inherited.tsx';
import type { Reference } from './reference.ts';

/**
 * Lists what a version added, changed, deprecated, and removed, with links to everything that the reference describes.
 */
export function Changes({ changes, reference }: { changes: VersionChanges; reference: Reference }) {
  const isPublic = (name: string) => !reference.internals.has(nameInReference(name));
  const names = (list: string[]) =>
    list.filter(isPublic).map((name) => <ChangedName name={name} reference={reference} />);
  const changed = changes.changed
    .filter(({ name }) => isPublic(name))
    .map((change) => <ChangedText change={change} reference={reference} />);
  const lists: [title: string, items: ReactNode[]][] = [
    ['Added', names(changes.added)],
    ['Changed', changed],
    ['Deprecated', names(changes.deprecated)],
    ['Removed', names(changes.removed)],
  ];
  const visible = lists.filter(([, items]) => items.length > 0);
  if (visible.length === 0)
    return <p>The declarations are the same as those of the version before.</p>;
  return visible.map(([title, items]) => (
    <details key={title}>
      <summary>
        {title}: {items.length}
      </summary>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </details>
  ));
}

function ChangedName({ name, reference }: { name: string; reference: Reference }) {
  const found = nameInReference(name);
  const text = name.replace(/^static /, '');
  return (
    <>
      {reference.places.has(found) ? (
        <NameLink name={found} text={text} reference={reference} />
      ) : (
        <code>{text}</code>
      )}
      {text !== name && ' (static)'}
    </>
  );
}

function ChangedText({ change, reference }: { change: Change; reference: Reference }) {
  const { name, before, after } = change;
  return (
    <>
      <ChangedName name={name} reference={reference} />
      <br />
      Before: <code>{before}</code>
      <br />
      After: <code>{after}</code>
    </>
  );
}

/** Returns the name in the reference: `Vec2.add` for `static Vec2.add`, and `Vec2` for the call `Vec2()`. */
function nameInReference(name: string): string {
  return name.replace(/^static /, '').replace(/\(\)$/, '');
}
