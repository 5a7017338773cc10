import type { CSSProperties } from 'react';
import { ChangingText } from '../../../article/ChangingText.tsx';
import type { Param, Range } from '../../model/scene.ts';
import { useAppId } from '../ui/useAppId.ts';
import styles from './params.module.css';

interface ParamFieldProps {
  param: Param;
  value: Param['value'];
  isDisabled: boolean;
  onChange: (value: Param['value']) => void;
}

/** The row of a parameter: a slider with its number, a checkbox, or a menu. */
export function ParamField({ param, value, isDisabled, onChange }: ParamFieldProps) {
  const id = useAppId();
  if (param.kind === 'toggle') {
    return (
      <label className={`${styles.param} ${styles.toggle}`} data-disabled={isDisabled || undefined}>
        <input
          type="checkbox"
          checked={Boolean(value)}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <ChangingText>{param.label}</ChangingText>
      </label>
    );
  }
  return (
    <div className={styles.param} data-disabled={isDisabled || undefined}>
      <label htmlFor={id} className={styles.label}>
        <ChangingText>{param.label}</ChangingText>
      </label>
      {param.kind === 'range' ? (
        <Slider id={id} range={param} value={Number(value)} {...{ isDisabled, onChange }} />
      ) : (
        <select
          id={id}
          className={styles.select}
          value={String(value)}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        >
          {param.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </div>
  );
}

interface SliderProps extends Pick<ParamFieldProps, 'isDisabled' | 'onChange'> {
  id: string;
  range: Range;
  value: number;
}

/** A slider that marks the default value, and the number with its unit. */
function Slider({ id, range, value, isDisabled, onChange }: SliderProps) {
  const { min, max, step, unit = '' } = range;
  const text = format(value, step);
  const [initial, ...ends] = [range.value, min, max].map((number) => format(number, step));
  const digits = Math.max(...ends.map((end) => end.length));
  const mark = { '--default': (range.value - min) / (max - min) } as CSSProperties;
  return (
    <>
      <span className={styles.slider} style={mark} title={`Default: ${initial} ${unit}`.trim()}>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={isDisabled}
          aria-valuetext={`${text} ${unit}`.trim()}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </span>
      {/* Screen readers get the value from the slider. */}
      <span
        className={styles.number}
        aria-hidden="true"
        translate="no"
        style={{ minInlineSize: `${digits}ch` }}
      >
        {text}
      </span>
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </>
  );
}

/** Formats a value with the decimals of its step, up to four: 0.50 for 0.25, 3 for 1. */
function format(value: number, step: number): string {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return value.toFixed(Math.min(4, decimals)).replace('-', '−');
}
