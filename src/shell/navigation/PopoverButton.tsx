import type { ReactNode } from 'react';
import { useIsOpen } from './popover.ts';

interface PopoverButtonProps {
  /** Id of the popover. */
  target: string;
  className?: string;
  /** Name of a button that shows only an icon. */
  label?: string;
  children: ReactNode;
}

/** Opens and closes a popover, by the browser's own means: also before the app is there. */
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
