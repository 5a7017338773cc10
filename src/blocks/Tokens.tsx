import type { CSSProperties } from 'react';
import { z } from 'zod';
import { defineBlock } from '../content/block.ts';
import tokens from '../styles/tokens.css?raw';
import styles from './Tokens.module.css';

/** How a token is shown, by the first word of its name: the style of a sample. */
const SAMPLES = {
  color: (value) => ({ background: value }),
  size: (value) => ({ fontSize: value }),
  font: (value) => ({ fontFamily: value }),
  weight: (value) => ({ fontWeight: value }),
  space: (value) => ({ inlineSize: value }),
  radius: (value) => ({ borderRadius: value }),
  shadow: (value) => ({ boxShadow: value }),
} satisfies Record<string, (value: string) => CSSProperties>;

type Kind = keyof typeof SAMPLES;
const KINDS = Object.keys(SAMPLES) as [Kind, ...Kind[]];

/** The design tokens of a kind, as the stylesheet defines them, each with a sample. */
export const Tokens = defineBlock(z.strictObject({ of: z.enum(KINDS) }), ({ of: kind }) => (
  <ul className={styles.tokens} data-kind={kind}>
    {tokensOf(kind).map(({ name, value }) => (
      <li key={name}>
        <Sample kind={kind} name={name} />
        <code>{name}</code>
        <span>{value}</span>
      </li>
    ))}
  </ul>
));

/** Colors have a sample in each theme. */
function Sample({ kind, name }: { kind: Kind; name: string }) {
  const style = SAMPLES[kind](`var(${name})`);
  if (kind !== 'color') {
    const isText = kind === 'size' || kind === 'font' || kind === 'weight';
    return (
      <span className={isText ? styles.text : styles.box} style={style} aria-hidden="true">
        {isText && 'Hello World'}
      </span>
    );
  }
  return (['light', 'dark'] as const).map((colorScheme) => (
    <span
      key={colorScheme}
      className={styles.box}
      style={{ ...style, colorScheme }}
      aria-hidden="true"
    />
  ));
}

/** Names and values of the tokens of a kind, in the order of the stylesheet. */
function tokensOf(kind: Kind): { name: string; value: string }[] {
  const [, rule = ''] = /^:root \{\n([^}]*)\}/m.exec(tokens) ?? [];
  return [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ') }))
    .filter(({ name }) => name.startsWith(`--${kind}-`) || name === `--${kind}`);
}
