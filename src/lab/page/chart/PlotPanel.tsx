import type { Plot, Timeline } from '../../protocol/protocol.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';

/** The library that draws charts is fetched with the first chart. */
const Chart = lazyPart(
  () => import('./Chart.tsx'),
  ({ Chart }) => Chart,
);

export interface PlotPanelProps {
  plots: readonly Plot[];
  timeline: Timeline | undefined;
}

/** The chart of the values that a reader has chosen, if any. */
export function PlotPanel({ plots, timeline }: PlotPanelProps) {
  if (plots.length === 0 || !timeline) return null;
  return (
    <LazyPart what="chart">
      <Chart plots={plots} timeline={timeline} />
    </LazyPart>
  );
}
