import { scenePicturePath, toHref } from '../address/address.ts';
import styles from './ScenePicture.module.css';

/** The still picture of a scene, in both themes. The text next to it says more, so screen readers skip it. */
export function ScenePicture({ scene }: { scene: string }) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      data-theme={theme}
      className={styles.picture}
      src={toHref({ path: scenePicturePath(scene, theme) }, '')}
      alt=""
      width={3}
      height={2}
      loading="lazy"
    />
  ));
}
