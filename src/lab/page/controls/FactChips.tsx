import { useState } from 'react';
import styles from './FactChips.module.css';
import type { Fact } from './facts.ts';

/** Labeled values of a running scene, which update several times per second. */
export function FactChips({ facts, className = '' }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={`${styles.chips} ${className}`}>
      {facts.map((fact) => (
        <FactChip key={fact.name} {...fact} />
      ))}
    </dl>
  );
}

/** The facts of a scene, on its picture. Pointers reach the picture behind them. */
export function PictureFacts({ facts }: { facts: Fact[] }) {
  return <FactChips facts={facts} className={styles.onPicture} />;
}

/** Keeps the width of its longest value, so that the chips after it stay where they are. */
function FactChip({ name, value }: Fact) {
  const [width, setWidth] = useState(0);
  if (widthOf(value) > width) setWidth(widthOf(value));
  return (
    <div className={styles.chip}>
      <dt>{name}</dt>
      <dd style={{ minInlineSize: `${width}ch` }}>{value}</dd>
    </div>
  );
}

/** About the width of a text, in widths of a digit: spaces and dots are half as wide. */
function widthOf(text: string): number {
  return text.length - (text.match(/[\s.,·]/g)?.length ?? 0) / 2;
}
