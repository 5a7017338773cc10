import { Fragment } from 'react';
import type { Status } from '../runner/protocol.ts';
import { numberIn } from '../time/series.ts';
import styles from './lab.module.css';

interface FactsProps {
  facts: Status['facts'];
  /** Which values are plotted; without it, none can be. */
  plotting?: { plotted: readonly string[]; onPlot: (names: string[]) => void };
}

/** A chart shows two values, on an axis each. */
const MAX_PLOTTED = 2;

/** The scene's own values at the end of the status line. Those that are numbers can be plotted. */
export function Facts({ facts, plotting }: FactsProps) {
  return Object.entries(facts).map(([name, value]) => {
    const shown = String(value).replace(/(^|\s)-(?=\d)/g, '$1−');
    const canPlot = plotting && numberIn(value) !== undefined;
    return (
      <Fragment key={name}>
        {' · '}
        {canPlot ? <PlotButton name={name} {...plotting} /> : name} {shown}
      </Fragment>
    );
  });
}

/** Plots a value, or stops it. A third value replaces the first. */
function PlotButton({
  name,
  plotted,
  onPlot,
}: Required<FactsProps>['plotting'] & { name: string }) {
  const isPlotted = plotted.includes(name);
  const others = plotted.filter((other) => other !== name);
  return (
    <button
      type="button"
      className={styles.plot}
      aria-pressed={isPlotted}
      title={isPlotted ? 'Hide the chart' : 'Show as a chart'}
      onClick={() => onPlot(isPlotted ? others : [...others, name].slice(-MAX_PLOTTED))}
    >
      {name}
    </button>
  );
}
