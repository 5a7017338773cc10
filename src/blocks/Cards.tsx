import { z } from 'zod';
import { BlockError, defineBlock } from '../content/block.ts';
import styles from './Cards.module.css';
import { extractLabel, isBlock, partsOf } from './content.tsx';
import { text } from './props.ts';

/** A grid of cards. */
export const Cards = defineBlock(z.strictObject({}), ({ children }) => {
  const cards = partsOf(children);
  const isEmpty = cards.length === 0;
  if (isEmpty || !cards.every((card) => isBlock(card, 'Card'))) {
    throw new BlockError(
      isEmpty ? 'has no cards' : 'contains content outside of a card',
      'wrap each part in a <Card title="…">, or ":::card[…]"',
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

/** A card. With an `href`, all of it is clickable, although only its title is the link. */
export const Card = defineBlock(
  z.strictObject({ title: text.optional(), href: text.optional() }),
  ({ title, href, children }) => {
    const { label = title, content } = extractLabel(children);
    if (!label) throw new BlockError('has no title', 'write <Card title="…">, or ":::card[…]"');
    return (
      <>
        <p className={styles.title}>{href ? <a href={href}>{label}</a> : label}</p>
        {content}
      </>
    );
  },
);
