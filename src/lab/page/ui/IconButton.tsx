import type { MouseEvent } from 'react';
import styles from './IconButton.module.css';

/** Icons: paths in a box of 20 by 20. */
export const ICONS = {
  play: 'M6 3.5v13l10.5-6.5z',
  pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
  stop: 'M4.5 4.5h11v11h-11z',
  reset: 'M4 10a6 6 0 1 0 2-4.5M6 2v4h4',
  restore: 'M7 3.5 3.5 7 7 10.5M3.5 7H12a4.5 4.5 0 0 1 0 9H7',
  sound: 'M3 7.5v5h3l4 3.5V4L6 7.5zM13 7.5a4 4 0 0 1 0 5M15.5 5a8 8 0 0 1 0 10',
  muted: 'M3 7.5v5h3l4 3.5V4L6 7.5zM13 8l4 4M17 8l-4 4',
  code: 'M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5',
  larger: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5',
  smaller: 'M7.5 3v4.5H3M17 7.5h-4.5V3M12.5 17v-4.5H17M3 12.5h4.5V17',
};

const FILLED = [ICONS.play, ICONS.pause, ICONS.stop];

export interface IconButtonProps {
  /** Path of the icon, such as one of `ICONS`. */
  icon: string;
  name: string;
  isPressed?: boolean;
  /** The element that the button shows and hides. */
  opens?: { id: string; isOpen: boolean };
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button with an icon, and its name as tooltip and for screen readers. */
export function IconButton({ icon, name, isPressed, opens, onClick }: IconButtonProps) {
  const isFilled = FILLED.includes(icon);
  return (
    <button
      type="button"
      className={buttonClass}
      aria-label={name}
      aria-pressed={isPressed}
      aria-expanded={opens?.isOpen}
      aria-controls={opens?.isOpen ? opens.id : undefined}
      title={name}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={isFilled ? 0 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={icon} />
      </svg>
    </button>
  );
}

/** The class of a link that looks like such a button. */
export const buttonClass = `icon-button ${styles.button}`;
