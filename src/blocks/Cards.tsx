import { z } from 'zod';
import { CARDS } from '../article/attributes.ts';
import { BlockError, defineBlock } from '../content/block.ts';
import { itemIn, type Lookup } from '../content/lookup.ts';
import styles from './Cards.module.css';
import { extractLabel, isBlock, toParts } from './content.tsx';
import { text } from './props.ts';
import { ScenePicture } from './ScenePicture.tsx';

/** A grid of cards. */
export const Cards = defineBlock(z.strictObject({}), ({ children }) => {
  const cards = toParts(children);
  const isEmpty = cards.length === 0;
  if (isEmpty || !cards.every((card) => isBlock(card, 'Card'))) {
    throw new BlockError(
      isEmpty ? 'has no cards' : 'contains content outside of a card',
      'wrap each part in a <Card title="…">, or ":::card[…]"',
    );
  }
  return (
    <ul className={styles.cards} {...{ [CARDS]: '' }}>
      {cards.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </ul>
  );
});

/**
 * A card. With an `href`, the whole card is clickable, although only its title is the link. With a `scene`, it shows
 * the still picture of that scene.
 */
export const card = (scenes: Lookup<{ id: string }>) =>
  defineBlock(cardSchema(scenes), ({ title, href, scene, children }) => {
    const { label = title, content } = extractLabel(children);
    if (!label) throw new BlockError('has no title', 'write <Card title="…">, or ":::card[…]"');
    return (
      <>
        {scene !== undefined && <ScenePicture scene={scene.id} />}
        <p className={styles.title}>{href ? <a href={href}>{label}</a> : label}</p>
        {content}
      </>
    );
  });

const cardSchema = (scenes: Lookup<{ id: string }>) =>
  z.strictObject({
    title: text.optional(),
    href: text.optional(),
    scene: itemIn(scenes, 'the id of a scene', (id) => `create scenes/${id}.ts`).optional(),
  });
