import type { Plot, Timeline } from '../../protocol/protocol.ts';
import { lazyPart } from '../ui/LazyPart.tsx';

/** Fetched with the first chart, because it needs a library. */
const Chart = lazyPart('chart', async () => (await import('./Chart.tsx')).Chart);

export interface PlotPanelProps {
  plots: readonly Plot[];
  timeline: Timeline | undefined;
  onPlot: (names: string[]) => void;
}

/** Plots the values that a reader has chosen, if any. */
export function PlotPanel({ plots, timeline, onPlot }: PlotPanelProps) {
  if (plots.length === 0 || !timeline) return null;
  return <Chart plots={plots} timeline={timeline} onClose={() => onPlot([])} />;
}
