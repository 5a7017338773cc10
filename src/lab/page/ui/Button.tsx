import type { ComponentProps } from 'react';
import styles from './lab.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  isPrimary?: boolean;
}

/** A button with a text. */
export function Button({ isPrimary, ...props }: ButtonProps) {
  const className = isPrimary ? `${styles.control} ${styles.primary}` : styles.control;
  return <button type="button" className={className} {...props} />;
}
