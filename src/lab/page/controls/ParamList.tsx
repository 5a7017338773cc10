import { groupParams, MAX_IN_ROW, type ParamGroup } from '../../model/paramGroups.ts';
import type { Param, Params, Values } from '../../model/scene.ts';
import { ParamField } from './ParamField.tsx';
import styles from './params.module.css';

interface ParamListProps {
  params: Params;
  values: Values;
  onChange: (name: string, value: Param['value']) => void;
}

/** The inputs of a scene's parameters. Some are folded if there are many. */
export function ParamList({ params, values, onChange }: ParamListProps) {
  const { open, folded } = groupParams(params);
  if (open.length === 0) return null;

  const field = (name: string, isDisabled = false) => {
    const param = params[name];
    if (!param) return null;
    const value = values[name] ?? param.value;
    const change = (next: Param['value']) => onChange(name, next);
    return <ParamField key={name} {...{ param, value, isDisabled }} onChange={change} />;
  };
  const group = ({ name, under }: ParamGroup) =>
    under.length === 0 ? (
      field(name)
    ) : (
      <fieldset
        key={name}
        className={styles.group}
        aria-label={params[name]?.label}
        data-row={under.length <= MAX_IN_ROW ? under.length : undefined}
      >
        {field(name)}
        {under.map((other) => field(other, !values[name]))}
      </fieldset>
    );

  return (
    <div className={styles.list}>
      <div className={styles.params}>{open.map(group)}</div>
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>More</summary>
          <div className={styles.params}>{folded.map(group)}</div>
        </details>
      )}
    </div>
  );
}
