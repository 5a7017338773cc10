import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './splitter.module.css';

/** Percentage points that an arrow key moves the line. */
const STEP = 2;

/** The share of the space before a line, in percent. */
export interface Share {
  value: number;
  min: number;
  max: number;
  initial: number;
}

interface SplitterProps {
  /** What the line changes the size of. */
  label: string;
  /** Direction of the line: a vertical one is between left and right. */
  orientation: 'vertical' | 'horizontal';
  share: Share;
  onChange: (value: number) => void;
}

/** A line between two panes, moved by pointer or arrow keys. A double-click resets it. */
export function Splitter({ label, orientation, share, onChange }: SplitterProps) {
  const isVertical = orientation === 'vertical';
  const moveTo = (value: number) => onChange(clamped(value, share));

  const drag = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (!box) return;
    moveTo(
      isVertical
        ? percentOf(clientX - box.left, box.width)
        : percentOf(clientY - box.top, box.height),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = valueByKey(event.key, isVertical, share);
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <hr> can't be focused
    <div
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(share.value)}
      aria-valuemin={share.min}
      aria-valuemax={share.max}
      tabIndex={0}
      title="Drag, or use arrow keys. Double-click to reset."
      className={styles.splitter}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onChange(share.initial)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Returns where a key moves the line; undefined for keys that are left to the browser. */
export function valueByKey(
  key: string,
  isVertical: boolean,
  { value, min, max, initial }: Share,
): number | undefined {
  const [back, forth] = isVertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === back) return value - STEP;
  if (key === forth) return value + STEP;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  return key === 'Enter' ? initial : undefined;
}

/** Returns a stored share if it is a number within its limits. */
export function storedShare(text: string | null, limits: Omit<Share, 'value'>): Share {
  const stored = text ? Number(text) : Number.NaN;
  const value = Number.isFinite(stored) ? clamped(stored, limits) : limits.initial;
  return { ...limits, value };
}

function clamped(value: number, { min, max }: Pick<Share, 'min' | 'max'>): number {
  return Math.min(max, Math.max(min, value));
}

function percentOf(part: number, whole: number): number {
  return whole > 0 ? (100 * part) / whole : 0;
}
