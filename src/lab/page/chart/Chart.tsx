import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import type { Plot, Timeline } from '../../protocol/protocol.ts';
import 'uplot/dist/uPlot.min.css';
import styles from './chart.module.css';

interface ChartProps {
  /** At most two values. */
  plots: readonly Plot[];
  timeline: Timeline;
  onClose: () => void;
}

/** Height of the chart, in CSS pixels. */
const HEIGHT = 112;
const COLORS = ['--color-accent', '--ink-accent'] as const;

/** Plots one or two values over the recorded time, as lines over the picture, and as a table for screen readers. */
export function Chart({ plots, timeline, onClose }: ChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<UPlot>(undefined);
  const labels = plots.map(seriesLabel).join('\n');

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const created = new UPlot(createOptions(element, labels.split('\n')), [[]], element);
    chart.current = created;
    const fit = () => created.setSize({ width: element.clientWidth, height: HEIGHT });
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    // The lines are drawn in colors of the theme.
    const themes = new MutationObserver(() => created.redraw());
    themes.observe(document.documentElement, { attributeFilter: ['class', 'data-theme'] });
    return () => {
      sizes.disconnect();
      themes.disconnect();
      created.destroy();
    };
  }, [labels]);

  useEffect(() => {
    const { first, dt } = timeline;
    const count = plots[0]?.values.length ?? 0;
    const times = Float32Array.from({ length: count }, (_, index) => (first + index) * dt);
    chart.current?.setData([times, ...plots.map(({ values }) => withGaps(values))]);
  }, [plots, timeline]);

  return (
    <section className={styles.panel} aria-label="Chart">
      <div ref={container} className={styles.chart} aria-hidden="true" />
      {/* Surrounds the table, because a caption is outside its table's box. */}
      <div className="sr-only">
        <PlotTable plots={plots} timeline={timeline} />
      </div>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label="Close the chart"
        title="Close the chart"
        onClick={onClose}
      >
        ✕
      </button>
    </section>
  );
}

function createOptions(container: HTMLElement, labels: string[]): UPlot.Options {
  const color = (name: string) => () => getComputedStyle(container).getPropertyValue(name);
  const resolved = (name: string) => () => {
    container.style.color = `var(${name})`;
    const value = getComputedStyle(container).color;
    container.style.color = '';
    return value;
  };
  const axis: UPlot.Axis = {
    stroke: resolved('--color-quiet'),
    grid: { stroke: resolved('--color-line'), width: 1 },
    ticks: { show: false },
    font: `12px ${color('--font-text')()}`,
    size: 44,
    gap: 4,
  };
  return {
    width: container.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { drag: { setScale: false }, y: false },
    scales: {
      x: { time: false, range: (_chart, from, to) => [from, Math.max(to, from + 1)] },
      // Keys of scales: a label can be x, the key of the time axis.
      ...Object.fromEntries(labels.map((_label, index) => [`y${index}`, {}])),
    },
    axes: [
      { ...axis, size: 22, values: (_chart, ticks) => ticks.map((tick) => `${tick} s`) },
      ...labels.map(
        (_label, index): UPlot.Axis => ({
          ...axis,
          scale: `y${index}`,
          side: index === 0 ? 3 : 1,
          stroke: resolved(COLORS[index] ?? COLORS[0]),
          // The grid lines of two axes would not match.
          ...(index > 0 && { grid: { show: false } }),
        }),
      ),
    ],
    series: [
      {},
      ...labels.map(
        (label, index): UPlot.Series => ({
          label,
          scale: `y${index}`,
          stroke: resolved(COLORS[index] ?? COLORS[0]),
          width: 1.5,
          ...(index > 0 && { dash: [6, 3] }),
          points: { show: false },
        }),
      ),
    ],
  };
}

function seriesLabel({ name, unit }: Plot): string {
  return unit ? `${name} (${unit})` : name;
}

/** Replaces NaN with null, where the chart leaves a gap in its line. */
function withGaps(values: Float32Array): (number | null)[] {
  return Array.from(values, (value) => (Number.isNaN(value) ? null : value));
}

/** A table of the plotted values, with one row per second. */
function PlotTable({ plots, timeline: { first, dt } }: Omit<ChartProps, 'onClose'>) {
  const count = plots[0]?.values.length ?? 0;
  const stride = Math.max(1, Math.round(1 / dt));
  const rows = Array.from({ length: Math.ceil(count / stride) }, (_, row) => row * stride);
  return (
    <table>
      <caption>Plotted values</caption>
      <thead>
        <tr>
          <th scope="col">Time (s)</th>
          {plots.map((plot) => (
            <th key={plot.name} scope="col">
              {seriesLabel(plot)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={first + row}>
            <th scope="row">{((first + row) * dt).toFixed(1)}</th>
            {plots.map(({ name, values }) => (
              <td key={name}>{numberText(values[row])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function numberText(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : String(Number(value.toPrecision(4)));
}
