import { breakable } from '../article/breakable.tsx';
import { NameLink } from './Inherited.tsx';
import { type DisplayedGroup, memberGroups } from './memberGroups.ts';
import type { Reference, SymbolProps } from './reference.ts';

/** Minimum number of members for an index, because fewer can be taken in at a glance. */
const MIN_MEMBERS = 4;

/** Links to all members, own and inherited, by the groups of the page. Tables of fields need no links. */
export function MemberIndex({ symbol, reference }: SymbolProps) {
  const groups = memberGroups(symbol, reference).filter(({ isTable }) => !isTable);
  const count = groups.reduce((sum, { members }) => sum + members.length, 0);
  // The declaration of an enumeration already lists its members.
  if (count < MIN_MEMBERS || symbol.kind === 'enumeration') return null;
  return (
    <nav aria-label={`Members of ${symbol.name}`} className="member-index">
      <dl>
        {groups.map((group) => (
          <div key={group.title}>
            <dt>{group.title}</dt>
            <dd>
              <Names {...group} reference={reference} />
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}

function Names({ members, inherited, reference }: DisplayedGroup & { reference: Reference }) {
  return (
    <ul>
      {members.map(({ anchor, title, member }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <code>{breakable(title)}</code>
          </a>
          {member.isStatic && ' static'}
        </li>
      ))}
      {inherited.map((name) => (
        <li key={name}>
          <NameLink name={name} text={findTitle(name, reference)} reference={reference} /> inherited
        </li>
      ))}
    </ul>
  );
}

/** Returns the title of a member on its page: `getBodyA()` for `Joint.getBodyA`. */
function findTitle(fullName: string, { places }: Reference): string {
  const name = fullName.slice(fullName.indexOf('.') + 1);
  return places.get(fullName)?.isMethod ? `${name}()` : name;
}
