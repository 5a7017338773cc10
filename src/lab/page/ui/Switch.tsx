import styles from './lab.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
