import { Icon, type IconName } from './icons.tsx';
import styles from './lab.module.css';

interface IconButtonProps {
  icon: IconName;
  name: string;
  isPressed?: boolean;
  /** What the button shows and hides. */
  opens?: { id: string; isOpen: boolean };
  onClick: () => void;
}

/** A button that is a picture, with its name for those who don't know it. */
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
