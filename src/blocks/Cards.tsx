import { z } from 'zod';
import { BlockError } from '../content/block.ts';
import styles from './Cards.module.css';
import { isBlock, partsOf, takeLabel } from './content.tsx';
import { defineBlock } from './define.ts';
import { text } from './props.ts';

/** Places to go to, side by side where there is room. */
export const Cards = defineBlock(z.strictObject({}), ({ children }) => {
  const cards = partsOf(children);
  const isEmpty = cards.length === 0;
  if (isEmpty || !cards.every((card) => isBlock(card, 'Card'))) {
    throw new BlockError(
      isEmpty ? 'has no cards' : 'holds something that is no card',
      'put each part into a <Card title="…">, or ":::card[…]"',
    );
  }
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </ul>
  );
});

/** One of cards. With an address all of it can be clicked, while the link is only its title. */
export const Card = defineBlock(
  z.strictObject({ title: text.optional(), href: text.optional() }),
  ({ title, href, children }) => {
    const { label = title, content } = takeLabel(children);
    if (!label) throw new BlockError('has no title', 'write <Card title="…">, or ":::card[…]"');
    return (
      <>
        <p className={styles.title}>{href ? <a href={href}>{label}</a> : label}</p>
        {content}
      </>
    );
  },
);
