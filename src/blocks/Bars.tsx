import type { CSSProperties, ReactNode } from 'react';
import { z } from 'zod';
import { OWN_BAR } from '../article/attributes.ts';
import { didYouMean } from '../config/nearest.ts';
import { BlockError, defineBlock } from '../content/block.ts';
import styles from './Bars.module.css';
import { isElement, readText, toParts } from './content.tsx';
import { text } from './props.ts';

const schema = z.strictObject({
  /** Headings of the columns to draw. */
  columns: z.array(text).min(1, { error: 'at least one column' }),
  unit: text,
  /**
   * Bar for a number that the reader measures: its column, its name, and the words after the number in the output of a
   * sample of the page.
   */
  own: z.strictObject({ column: text, name: text, output: text }).optional(),
});

/**
 * A table, with a bar chart for each of some columns below it. The first column names the bars. Screen readers, search,
 * and the Markdown of the page have the table only: the texts of the charts are generated content.
 */
export const Bars = defineBlock(schema, ({ columns, unit, own, children }) => {
  const table = readTable(children);
  return (
    <>
      {children}
      <div className={styles.charts} aria-hidden="true">
        {columns.map((column) => {
          const bars = readColumn(table, column);
          const max = Math.max(...bars.map(({ value }) => value));
          return (
            <div key={column} className={styles.chart} style={{ '--max': max } as CSSProperties}>
              <p data-text={column} />
              {bars.map(({ name, text, value }) => (
                <Bar key={name} name={name} text={`${text} ${unit}`} value={value} />
              ))}
              {own?.column === column && <Bar name={own.name} own={own.output} />}
            </div>
          );
        })}
      </div>
    </>
  );
});

interface BarProps {
  name: string;
  text?: string;
  value?: number;
  own?: string;
}

/** A bar, which stays hidden until it has a value. */
function Bar({ name, text, value = 0, own }: BarProps) {
  return (
    <div
      className={styles.bar}
      style={{ '--value': value } as CSSProperties}
      data-name={name}
      data-text={text}
      hidden={own !== undefined}
      {...(own !== undefined && { [OWN_BAR]: own })}
    >
      <span />
    </div>
  );
}

/** The texts of a table's cells, row by row. The first row contains the headings. */
type Table = string[][];

function readTable(children: ReactNode): Table {
  const [table, ...others] = toParts(children);
  if (!isElement(table, 'table') || others.length > 0)
    throw new BlockError('does not contain one table', 'write a Markdown table in it');
  return toElements(table.props.children)
    .flatMap((part) => toElements(part.props.children))
    .map((row) => toElements(row.props.children).map((cell) => readText(cell).trim()));
}

function toElements(node: ReactNode) {
  return toParts(node).filter((part) => isElement(part));
}

function readColumn([headings = [], ...rows]: Table, column: string) {
  const index = headings.indexOf(column);
  if (index === -1) {
    const fix = `choose one of ${headings.join(', ')}`;
    throw new BlockError(`has no column "${column}"`, didYouMean(column, headings, fix));
  }
  return rows.map((row) => {
    const [name = '', text = ''] = [row[0], row[index]];
    const value = Number(text);
    if (text === '' || Number.isNaN(value))
      throw new BlockError(`has no number for ${name} in "${column}"`, 'write plain numbers');
    return { name, text, value };
  });
}
