import type { ReactNode } from 'react';
import { useIsOpen } from './popover.ts';

interface PopoverButtonProps {
  /** Id of the popover. */
  target: string;
  className?: string;
  /** Accessible name of a button with only an icon. */
  label?: string;
  children: ReactNode;
}

/** Opens and closes a popover natively, so that it works before the app has loaded. */
export function PopoverButton({ target, className, label, children }: PopoverButtonProps) {
  return (
    <button
      type="button"
      className={className}
      popoverTarget={target}
      aria-label={label}
      aria-controls={target}
      aria-expanded={useIsOpen(target)}
    >
      {children}
    </button>
  );
}
