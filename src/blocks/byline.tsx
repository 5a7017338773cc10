import { Fragment } from 'react';

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date such as `2026-11-21` in US English: November 21, 2026. */
export function LongDate({ date }: { date: string }) {
  return <time dateTime={date}>{LONG_DATE.format(new Date(date))}</time>;
}

/** Names in a row, the last one joined by "&". A name may be a link: `[Ada](https://ada.example)`. */
export function Authors({ names }: { names: string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? '' : index === names.length - 1 ? ' & ' : ', '}
      <Author name={name} />
    </Fragment>
  ));
}

function Author({ name }: { name: string }) {
  const [, text, href] = /^\[(.+)\]\((.+)\)$/.exec(name) ?? [];
  return text === undefined ? name : <a href={href}>{text}</a>;
}
