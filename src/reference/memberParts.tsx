import type { ReactNode } from 'react';
import { INTERNAL } from '../article/attributes.ts';
import { breakable } from '../article/breakable.tsx';
import { canonicalCaseId } from './anchors.ts';
import { CanonicalCaseAnchor, NameLink } from './Inherited.tsx';
import type { AnchoredMember } from './memberGroups.ts';
import type { Docs, LibrarySymbol, Member } from './model.ts';
import { type Note, noteNames } from './notes.ts';
import type { Counterparts } from './pairs.ts';
import type { Reference, SymbolProps } from './reference.ts';
import { DefaultValue, separated, Text } from './texts.tsx';
import { literalText } from './values.ts';

/** Attribute of a heading whose section is internal. */
export const INTERNAL_HEADING = { [INTERNAL]: true };

/** Renders the heading of a member, with both of its anchors. The default title can break on narrow screens. */
export function MemberHeading({
  member: { name, kind },
  anchor,
  title,
  isInternal,
  children = breakable(title),
}: AnchoredMember & { children?: ReactNode }) {
  return (
    <h3 id={anchor} {...(isInternal && INTERNAL_HEADING)}>
      {kind !== 'constructor' && <CanonicalCaseAnchor id={canonicalCaseId(name, anchor)} />}
      {children}
    </h3>
  );
}

interface MemberProps extends SymbolProps {
  member: Member;
}

export function Flags({
  symbol,
  member,
  isInternal,
  reference,
}: MemberProps & { isInternal: boolean }) {
  const [name = ''] = noteNames(symbol.name, member);
  const since = reference.since.get(name);
  const flags = [
    since !== undefined && `since ${since}`,
    isInternal && 'internal',
    member.isStatic && 'static',
    member.isAbstract && 'abstract',
    member.isReadonly && 'read-only',
    member.isOptional && 'optional',
    member.docs.deprecated !== undefined && 'deprecated',
  ].filter((flag) => flag !== false);
  if (flags.length === 0) return null;
  return (
    <p className="flags">
      {flags.map((flag) => (
        <span key={flag}>{flag} </span>
      ))}
    </p>
  );
}

/**
 * Returns whether the type requires a field. Fields of an interface with methods are never required, because the
 * library creates such objects itself.
 */
export function isRequired({ kind, members }: LibrarySymbol, field: Member): boolean {
  const isOfDefinition = kind === 'interface' && members.every(({ kind }) => kind !== 'method');
  return isOfDefinition && !field.isOptional;
}

interface FactsProps extends MemberProps {
  /** Value in the running library; if undefined, that of the source is used, if it is a literal. */
  value: string | undefined;
  docs: Docs & Note;
}

/** Renders the value, the default, and the unit of a member, if they are defined. */
export function Facts({
  symbol,
  member,
  value = literalText(member.value ?? ''),
  docs,
  reference,
}: FactsProps) {
  const facts: [title: string, fact: ReactNode][] = [
    ['Value', value && <code>{value}</code>],
    [
      'Default',
      docs.default && (
        <DefaultValue
          default={docs.default}
          isRequired={isRequired(symbol, member)}
          reference={reference}
        />
      ),
    ],
    // The unit of a method is displayed with its result.
    ['Unit', member.signatures.length === 0 && docs.unit],
  ];
  const defined = facts.filter(([, fact]) => fact);
  if (defined.length === 0) return null;
  return (
    <dl className="facts">
      {defined.map(([title, fact]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders links between getter and setter. In a footer, so that search doesn't find each by the name of the other. */
export function Pair({ getters, setters, reference }: Counterparts & { reference: Reference }) {
  if (getters.length + setters.length === 0) return null;
  return (
    <footer className="pair">
      {getters.length > 0 && 'Getter: '}
      <Methods names={getters} reference={reference} />
      {getters.length > 0 && setters.length > 0 && ' · '}
      {setters.length > 0 && 'Setter: '}
      <Methods names={setters} reference={reference} />
    </footer>
  );
}

/** Renders links to methods, by their names without that of the class. */
export function Methods({ names, reference }: { names: string[]; reference: Reference }) {
  return separated(names, ', ', (name) => (
    <NameLink name={name} text={`${name.slice(name.indexOf('.') + 1)}()`} reference={reference} />
  ));
}

export function Deprecated({ text, reference }: { text: string; reference: Reference }) {
  return (
    <div className="deprecated">
      <p>
        <strong>Deprecated</strong>
      </p>
      <Text markdown={text} reference={reference} />
    </div>
  );
}

/** Lists related symbols, by name, and links in Markdown. */
export function SeeAlso({ see, reference }: { see: string[]; reference: Reference }) {
  if (see.length === 0) return null;
  return (
    <ul>
      {see.map((text) => {
        const place = reference.places.get(text);
        const name = place?.isMethod ? `${text}()` : text;
        return (
          <li key={text}>
            {place ? (
              <NameLink name={text} text={name} reference={reference} />
            ) : (
              <Text markdown={text} reference={reference} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
