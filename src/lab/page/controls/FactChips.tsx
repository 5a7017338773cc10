import { useState } from 'react';
import { parseNumber } from '../../time/series.ts';
import { type Fact, TIME } from '../player/facts.ts';
import styles from './FactChips.module.css';

/** Which facts are plotted. */
interface Plotting {
  plotted: readonly string[];
  onPlot: (names: string[]) => void;
}

/** Maximum number of plotted values: a chart has two axes. */
const MAX_PLOTTED = 2;
/** Maximum width that a chip keeps, in widths of a digit: longer texts aren't values that change all the time. */
const MAX_KEPT_WIDTH = 40;

interface FactChipsProps {
  facts: Fact[];
  plotting?: Plotting;
  /** Whether they are over a picture. Pointers reach it through facts that aren't buttons. */
  isOnPicture?: boolean;
}

/** Labeled values of a running scene, which update several times per second. */
export function FactChips({ facts, plotting, isOnPicture }: FactChipsProps) {
  return (
    <dl className={`${styles.chips} ${isOnPicture ? styles.onPicture : styles.inPanel}`}>
      {facts.map((fact) => (
        <FactChip key={fact.name} {...fact} plotting={isPlottable(fact) ? plotting : undefined} />
      ))}
    </dl>
  );
}

/** A chip that keeps the width of its longest value, so that the chips after it stay where they are. */
function FactChip({ name, value, plotting }: Fact & { plotting?: Plotting }) {
  const [width, setWidth] = useState(0);
  if (estimateWidth(value) > width) setWidth(estimateWidth(value));
  return (
    <div className={styles.chip}>
      <dt>{plotting ? <PlotButton name={name} {...plotting} /> : <span>{name}</span>}</dt>
      <dd translate="no" style={{ minInlineSize: `${Math.min(width, MAX_KEPT_WIDTH)}ch` }}>
        {value}
      </dd>
    </div>
  );
}

/** Whether a fact can be plotted: a number other than the time, which is the horizontal axis. */
function isPlottable({ name, value }: Fact): boolean {
  return name !== TIME && parseNumber(value) !== undefined;
}

/** A button that starts or stops plotting a value. A third value replaces the first. */
function PlotButton({ name, plotted, onPlot }: Plotting & { name: string }) {
  const isPlotted = plotted.includes(name);
  const others = plotted.filter((other) => other !== name);
  return (
    <button
      type="button"
      className={styles.plot}
      data-line={isPlotted ? plotted.indexOf(name) + 1 : undefined}
      aria-pressed={isPlotted}
      title={isPlotted ? 'Hide the chart' : 'Show as a chart'}
      onClick={() => onPlot(isPlotted ? others : [...others, name].slice(-MAX_PLOTTED))}
    >
      {name}
    </button>
  );
}

/** Estimates the width of a text, in widths of a digit: spaces and dots are half as wide. */
function estimateWidth(text: string): number {
  return text.length - (text.match(/[\s.,·]/g)?.length ?? 0) / 2;
}
