import { scenePicturePath, toHref } from '../address/address.ts';
import styles from './ScenePicture.module.css';

/**
 * Renders the still picture of a scene, in both themes. Hidden from screen readers, because the text next to it says
 * more.
 */
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
