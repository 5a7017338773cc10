import type { ReactNode } from 'react';
import { z } from 'zod';
import { CHOSEN, TABS } from '../article/attributes.ts';
import { BlockError, defineBlock } from '../content/block.ts';
import { extractLabel, isBlock, readText, toParts } from './content.tsx';
import { text } from './props.ts';
import styles from './Tabs.module.css';

/**
 * Tabs. Without script, all panels are visible, each below its label; `shell/article/tabs.ts` makes them interactive
 * and remembers the selected one.
 */
export const Tabs = defineBlock(z.strictObject({}), ({ children }) => {
  const tabs = toParts(children).map((child) => {
    if (isBlock(child, 'Tab')) return { label: readLabel(child.props), element: child };
    throw new BlockError(
      'contains content outside of a tab',
      'wrap it in a <Tab label="…">, or ":::tab[…]"',
    );
  });
  if (tabs.length === 0) {
    throw new BlockError('has no tabs', 'add a <Tab label="…"> for each part');
  }
  const labels = tabs.map(({ label }) => label);
  const repeated = labels.find((label, index) => labels.indexOf(label) < index);
  if (repeated !== undefined) {
    throw new BlockError(
      `has two tabs with the label "${repeated}"`,
      'give each tab its own label; that of code in a code group is its title="…"',
    );
  }
  return (
    <div className={styles.tabs} {...{ [TABS]: '' }}>
      <div role="tablist" className={styles.list}>
        {tabs.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            aria-selected={index === 0}
            tabIndex={index === 0 ? undefined : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, element }, index) => (
        <div
          key={label}
          role="tabpanel"
          className={styles.panel}
          aria-label={label}
          {...(index === 0 && { [CHOSEN]: '' })}
        >
          <p className={styles.label}>{label}</p>
          {element}
        </div>
      ))}
    </div>
  );
});

/** A tab of `<Tabs>`. */
export const Tab = defineBlock(z.strictObject({ label: text.optional() }), ({ children }) => (
  <>{extractLabel(children).content}</>
));

function readLabel({ label, children }: { label?: unknown; children?: ReactNode }): string {
  const text = typeof label === 'string' ? label : readText(extractLabel(children).label);
  if (text) return text;
  throw new BlockError('has a tab without a label', 'write <Tab label="…">, or ":::tab[…]"');
}

/** Code blocks in tabs, labeled with their titles. Compiling the page replaces it with `<Tabs>`. */
export const CodeGroup = defineBlock(z.strictObject({}), () => null);
