import type { CSSProperties } from 'react';
import type { Timeline } from '../../protocol/protocol.ts';
import type { Player } from '../player/player.ts';
import styles from './timeStrip.module.css';

/** The recorded time of a run, as a slider on the border below the picture. */
export function TimeStrip({ timeline, send }: { timeline: Timeline } & Pick<Player, 'send'>) {
  const { first, current, last, canGoBack } = timeline;
  return (
    <div className={styles.strip} data-past={current < last ? '' : undefined}>
      <ContactMarks {...timeline} />
      <input
        type="range"
        className={styles.slider}
        aria-label="Time"
        aria-valuetext={formatTime(timeline)}
        disabled={!canGoBack}
        min={Math.min(first, last - 1)}
        max={last}
        value={current}
        style={{ '--position': thumbPosition(timeline) } as CSSProperties}
        onChange={({ target }) => send({ type: 'goTo', step: target.valueAsNumber })}
      />
    </div>
  );
}

/** Formats the displayed time: "3.20 s, 1.40 s before the end". */
function formatTime({ current, last, dt }: Timeline): string {
  const seconds = (steps: number) => `${(steps * dt).toFixed(2)} s`;
  return current === last
    ? seconds(current)
    : `${seconds(current)}, ${seconds(last - current)} before the end`;
}

/** Ticks above the strip where contacts began, and below it where they ended. */
function ContactMarks({ first, last, begins, ends }: Timeline) {
  const ticks = (steps: number[], from: number, to: number) =>
    steps.map((step) => `M${step - first} ${from}V${to}`).join('');
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${Math.max(1, last - first)} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.begins} d={ticks(begins, 0, 1)} />
      <path className={styles.ends} d={ticks(ends, 1, 2)} />
    </svg>
  );
}

/** Returns the position of the slider's thumb, from 0 to 1. */
function thumbPosition({ first, current, last }: Timeline): number {
  return last > first ? (current - first) / (last - first) : 1;
}
