import { z } from 'zod';
import type { Config } from '../config/schema.ts';
import { defineBlock } from '../content/block.ts';
import styles from './Sponsors.module.css';

/** Shows the sponsors in tiers, with a row of logos for each row of the config. */
export function sponsors(tiers: NonNullable<Config['sponsors']>) {
  return defineBlock(z.strictObject({}), () => {
    if (tiers.length === 0) return <p>No sponsors yet.</p>;
    return (
      <div className={styles.sponsors}>
        {tiers.map(({ name, height, items }) => (
          <section key={name} aria-label={`${name} sponsors`}>
            <p className={styles.tier}>{name}</p>
            {items.map((row) => (
              <ul key={row.map((sponsor) => sponsor.name).join()} className={styles.row}>
                {row.map(({ name, image, link }) => (
                  <li key={name}>
                    <a href={link} rel="sponsored">
                      <img src={image} alt={name} height={height} style={{ blockSize: height }} />
                    </a>
                  </li>
                ))}
              </ul>
            ))}
          </section>
        ))}
      </div>
    );
  });
}
