import type { CSSProperties } from 'react';
import { countRows } from '../model/paramGroups.ts';
import type { SceneData } from '../model/sceneData.ts';
import styles from './Scene.module.css';

/** Reserves space for the controls and instructions of a scene, so that the layout doesn't shift when they load. */
export function ControlsSpace({
  params,
  controls,
  info,
}: Pick<SceneData, 'params' | 'controls' | 'info'>) {
  const { narrow, wide } = countRows(params);
  const own = controls.length > 0 ? 1 : 0;
  const rows = { '--own': own, '--rows': narrow, '--wide-rows': wide } as CSSProperties;
  return (
    <>
      <div className={styles.space} style={rows} />
      {info && <p className={`${styles.info} ${styles.infoSpace}`} data-text={info} />}
    </>
  );
}
