import { type KeyboardEvent, useRef } from 'react';
import { memberAddress, toHref } from '../../../address/address.ts';
import { ChangingText } from '../../../article/ChangingText.tsx';
import type { Inspected, InspectTarget, Member } from '../../inspect/inspected.ts';
import type { PageContext } from '../context.ts';
import icons from '../ui/IconButton.module.css';
import lab from '../ui/lab.module.css';
import { useAppId } from '../ui/useAppId.ts';
import styles from './Inspector.module.css';

/** The site that describes the members that a card names. A saved file has no site, and therefore no links. */
export type Site = Pick<PageContext, 'basePath' | 'reference'>;

interface InspectorCardProps {
  item: Inspected;
  site?: Site;
  inspect: (target: InspectTarget) => void;
  /** Called after the card was closed by its button or by Escape, which loses the focus. */
  onClose: () => void;
}

/** A card with the live values of the inspected item, why it doesn't move, and its connected items. */
export function InspectorCard({ item, site, inspect, onClose }: InspectorCardProps) {
  const titleId = useAppId();
  const titleRef = useRef<HTMLElement>(null);
  const { title, rows, reasons, notes, related } = item;
  const close = () => {
    inspect('nothing');
    onClose();
  };
  const buttons = [
    { name: 'Previous body', text: '‹', onClick: () => inspect({ next: -1 }) },
    { name: 'Next body', text: '›', onClick: () => inspect({ next: 1 }) },
    { name: 'Close the inspector', text: '✕', onClick: close },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <section className={styles.card} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <strong id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
          <ChangingText>{title}</ChangingText>
        </strong>
        {buttons.map(({ name, text, onClick }) => (
          <button
            key={name}
            type="button"
            className={icons.button}
            aria-label={name}
            title={name}
            onClick={onClick}
          >
            {text}
          </button>
        ))}
      </div>
      <div className={styles.notes}>
        {reasons.length > 0 && <strong>Why is it not moving?</strong>}
        {[...reasons, ...notes].map(({ text, member }) => (
          <p key={text}>
            <ChangingText>{`${text} `}</ChangingText>
            {member && <MemberLink member={member} site={site} text={member.replace('#', '.')} />}
          </p>
        ))}
      </div>
      <dl className={styles.rows}>
        {rows.map(({ name, value, unit, member }) => (
          <div key={name} className={styles.row}>
            <dt>
              <MemberLink member={member} site={site} text={name} />
            </dt>
            <dd translate="no">{unit ? `${value} ${unit}` : value}</dd>
          </div>
        ))}
      </dl>
      {related.length > 0 && (
        <fieldset className={styles.related} aria-label="Connected to">
          {related.map((name, index) => (
            <button
              key={index}
              type="button"
              className={`${lab.control} ${styles.relative}`}
              onClick={() => {
                inspect({ related: index });
                // This button might not exist in the next description.
                titleRef.current?.focus();
              }}
            >
              <ChangingText>{name}</ChangingText>
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

/** A link to a member of the reference; plain text where there is none. */
function MemberLink({ member, site, text }: { member: Member; site?: Site; text: string }) {
  if (site?.reference === undefined) return <span>{text}</span>;
  const href = toHref(memberAddress(site.reference, member), site.basePath);
  return <a href={href}>{text}</a>;
}
