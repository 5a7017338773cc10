import type { BannerView } from '../../site/shellConfig.ts';
import { MAIN_ID } from '../data/ids.ts';
import { IconButton } from '../ui/Icon.tsx';
import { useHtml } from '../ui/useHtml.ts';
import styles from './Banner.module.css';
import { dismiss } from './dismissed.ts';

/** An announcement above the page. Its state is on the root element (screen/dismissed.ts). */
export function Banner({ banner }: { banner: BannerView }) {
  const { id, html, backgroundColor, textColor, height, dismissable } = banner;
  return (
    <section
      className={styles.banner}
      aria-label="Announcement"
      style={{ background: backgroundColor, color: textColor, minBlockSize: height }}
    >
      <div className={styles.content} dangerouslySetInnerHTML={useHtml(html)} />
      {dismissable && (
        <IconButton
          icon="close"
          className={`needs-script ${styles.dismiss}`}
          aria-label="Dismiss announcement"
          onClick={() => {
            dismiss(id);
            // The button disappears, which would lose the focus.
            document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}
