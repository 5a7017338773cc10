import { z } from 'zod';
import { compareNaturally } from '../address/naturalOrder.ts';
import type { GlossaryTerm } from '../config/schema.ts';
import { defineBlock } from '../content/block.ts';
import styles from './Glossary.module.css';

/**
 * Defines the site's terms in alphabetical order, each with a link to the section that explains it.
 * @param terms from the config
 */
export function glossary(terms: readonly GlossaryTerm[]) {
  const sorted = [...terms].sort((a, b) => compareNaturally(a.term, b.term));
  return defineBlock(z.strictObject({}), () => (
    <dl className={styles.glossary}>
      {sorted.map(({ term, aliases, link, meaning }) => (
        <div key={term}>
          <dt>
            <a href={link}>{term}</a>
            {aliases.length > 0 && (
              <span className={styles.aliases}> also: {aliases.join(', ')}</span>
            )}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  ));
}
