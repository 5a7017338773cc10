import type { KeyboardEvent, PointerEvent } from 'react';
import { isShortcut, stepByArrow } from '../../../keyboard/keyboard.ts';
import type { PageContext } from '../context.ts';
import styles from './splitter.module.css';
import { useStored } from './useStored.ts';

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
  /** Name of the pane that the line resizes. */
  label: string;
  /** Direction of the line: a vertical one is between left and right. */
  orientation: 'vertical' | 'horizontal';
  share: Share;
  onChange: (value: number) => void;
}

/** A line between two panes, moved by pointer or arrow keys. A double-click resets it. */
export function Splitter({ label, orientation, share, onChange }: SplitterProps) {
  const isVertical = orientation === 'vertical';
  const moveTo = (value: number) => onChange(clamp(value, share));

  const drag = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (!box) return;
    const x = document.dir === 'rtl' ? box.right - clientX : clientX - box.left;
    const part = isVertical ? x / box.width : (clientY - box.top) / box.height;
    moveTo(100 * part);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveByKey(event.key, isVertical, share);
    if (next === undefined || isShortcut(event)) return;
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

/** Returns the share to which a key moves the line; undefined for keys that are left to the browser. */
export function moveByKey(
  key: string,
  isVertical: boolean,
  { value, min, max, initial }: Share,
): number | undefined {
  const step = isVertical ? stepByArrow(key) : { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step) return value + step * STEP;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  return key === 'Enter' ? initial : undefined;
}

/** Returns the share of a pane, which is stored in this browser. */
export function useShare(
  key: string,
  limits: Omit<Share, 'value'>,
  context: PageContext,
): [share: Share, set: (value: number) => void] {
  const [text, store] = useStored(key, 'the sizes of the panes', context);
  return [{ ...limits, value: readShare(text, limits) }, (value) => store(value.toFixed(1))];
}

/** Returns a stored share if it is a number within its limits. */
export function readShare(text: string | null, limits: Omit<Share, 'value'>): number {
  const stored = text ? Number(text) : Number.NaN;
  return Number.isFinite(stored) ? clamp(stored, limits) : limits.initial;
}

function clamp(value: number, { min, max }: Pick<Share, 'min' | 'max'>): number {
  return Math.min(max, Math.max(min, value));
}
