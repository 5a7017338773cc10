import { useId } from 'react';
import block from '../blocks/Scene.module.css';
import type { Param } from '../scene.ts';
import styles from './lab.module.css';

interface ParamFieldProps {
  param: Param;
  value: number | boolean | string;
  onChange: (value: number | boolean | string) => void;
}

/** The input of a parameter: a slider with its number, a checkbox, or a menu. */
export function ParamField({ param, value, onChange }: ParamFieldProps) {
  const id = useId();
  const label = (
    <label htmlFor={id} className={styles.label}>
      {param.label}
    </label>
  );
  switch (param.kind) {
    case 'range': {
      const shown = `${format(Number(value), param.step)}${param.unit ? ` ${param.unit}` : ''}`;
      return (
        <div className={block.param}>
          {label}
          {/* Screen readers get it from the slider. */}
          <span className={styles.number} aria-hidden="true">
            {shown}
          </span>
          <input
            id={id}
            type="range"
            className={styles.slider}
            min={param.min}
            max={param.max}
            step={param.step}
            value={Number(value)}
            aria-valuetext={shown}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
        </div>
      );
    }
    case 'toggle':
      return (
        <div className={block.param}>
          <label className={styles.toggle}>
            <input
              type="checkbox"
              checked={Boolean(value)}
              onChange={({ target }) => onChange(target.checked)}
            />
            {param.label}
          </label>
        </div>
      );
    case 'choice':
      return (
        <div className={block.param}>
          {label}
          <select
            id={id}
            className={styles.select}
            value={String(value)}
            onChange={({ target }) => onChange(target.value)}
          >
            {param.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </div>
      );
  }
}

/** Formats a value with the decimals of its step: 0.25 for 0.05, 3 for 1. */
function format(value: number, step: number): string {
  const decimals = Math.max(0, Math.min(4, Math.ceil(-Math.log10(step) - 1e-9)));
  return value.toFixed(decimals).replace('-', '−');
}
