import type { ComponentProps } from 'react';

/** SVG strokes in a box of 20 by 20. */
const DRAWINGS = {
  back: 'M16 10H4m5-5-5 5 5 5',
  clear: 'M7 4.5h10.5v11H7L2 10zM10 8l4 4m0-4-4 4',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'm6 8 4 4 4-4',
  external: 'm7 13 6-6M8 7h5v5',
  forward: 'M4 10h12m-5-5 5 5-5 5',
  links: 'M4 10h.01M10 10h.01M16 10h.01',
  menu: 'M3 5.5h14M3 10h14M3 14.5h9',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5 4 4',
  detail: 'M3 5h14M3 9h9M3 13h14M3 17h9',
  page: 'M5 2.5h6.5L15 6v11.5H5zM11 3v3.5h3.5',
  section: 'M8 3 6 17M14 3l-2 14M3.5 7.5h13M3 12.5h13',
  up: 'M10 16V4M5 9l5-5 5 5',
};

interface IconProps {
  name: keyof typeof DRAWINGS;
  className?: string;
}

/** A decorative icon: next to a text, or in a button with an accessible name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'links' ? 2.5 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconProps['name'];
  'aria-label': string;
}

/** A square button with an icon. */
export function IconButton({ icon, className = '', ...props }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} {...props}>
      <Icon name={icon} />
    </button>
  );
}
