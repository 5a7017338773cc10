import { Icon, type IconName } from './icons.tsx';
import styles from './lab.module.css';

interface IconButtonProps {
  icon: IconName;
  name: string;
  isPressed?: boolean;
  /** The element that the button shows and hides. */
  opens?: { id: string; isOpen: boolean };
  onClick: () => void;
}

/** A button with an icon, and its name as tooltip and for screen readers. */
export function IconButton({ icon, name, isPressed, opens, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-pressed={isPressed}
      aria-expanded={opens?.isOpen}
      aria-controls={opens?.isOpen ? opens.id : undefined}
      title={name}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
