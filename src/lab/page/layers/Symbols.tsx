import type { ReactNode } from 'react';
import type { Layer } from '../../draw/world.ts';
import styles from './Layers.module.css';
import type { BodyLook } from './legend.ts';

/** The symbol of a layer, as in the picture. Its colors are those of the scene around it. */
export function LayerSymbol({ layer }: { layer: Layer }) {
  return (
    <svg className={styles.symbol} viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
      {SYMBOLS[layer]}
    </svg>
  );
}

/** A body in a color, with the outline of the picture. */
export function BodySymbol({ fill, stroke = 'outline', isDashed }: BodyLook) {
  return (
    <svg className={styles.symbol} viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
      <rect
        x="4"
        y="2"
        width="20"
        height="12"
        fill={`var(--ink-${fill})`}
        stroke={`var(--ink-${stroke})`}
        strokeDasharray={isDashed ? '4 3' : undefined}
      />
    </svg>
  );
}

function arrow(color: string, y = 8): ReactNode {
  return (
    <>
      <path d={`M3 ${y}h15`} stroke={`var(--ink-${color})`} strokeWidth="2" />
      <path d={`M25 ${y}l-7 -3.5v7z`} fill={`var(--ink-${color})`} stroke="none" />
    </>
  );
}

function dot(color: string, x = 14, y = 8): ReactNode {
  return <circle cx={x} cy={y} r="3" fill={`var(--ink-${color})`} stroke="none" />;
}

function box(color: string, dash?: string): ReactNode {
  return <path d="M4 2h20v12h-20z" stroke={`var(--ink-${color})`} strokeDasharray={dash} />;
}

const SYMBOLS: Readonly<Record<Layer, ReactNode>> = {
  velocities: arrow('good'),
  centers: dot('outline'),
  sleep: (
    <>
      <path d="M3 8h22" stroke="var(--ink-quiet)" strokeWidth="4" />
      <path d="M3 8h13" stroke="var(--ink-accent)" strokeWidth="4" />
    </>
  ),
  islands: <path d="M4 2h20v12h-20z" stroke="hsl(138 75% 45%)" strokeWidth="3" />,
  contacts: (
    <>
      {arrow('outline')}
      {dot('bad', 4)}
    </>
  ),
  impulses: (
    <>
      {arrow('accent', 4)}
      {arrow('good', 12)}
    </>
  ),
  joints: (
    <>
      <path d="M4 8h20" stroke="var(--ink-joint)" />
      {dot('joint', 4)}
      {dot('joint', 24)}
    </>
  ),
  forces: (
    <>
      {arrow('accent')}
      {dot('joint', 4)}
    </>
  ),
  boxes: box('box'),
  fatBoxes: box('box', '4 3'),
  tree: box('good'),
};
