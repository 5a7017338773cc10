import { siteHref } from '../../address/address.ts';
import { useSite } from '../siteContext.ts';
import styles from './Logo.module.css';

/** The site's logo in both themes, or its title if it has no logo. */
export function Logo() {
  const { config } = useSite();
  const { logoUrl, basePath, title } = config;
  if (logoUrl === undefined) return <span className={styles.title}>{title}</span>;
  if (typeof logoUrl === 'string') {
    return <img className={styles.image} src={siteHref(logoUrl, basePath)} alt={title} />;
  }
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      className={styles.image}
      data-theme={theme}
      src={siteHref(logoUrl[theme], basePath)}
      alt={title}
      // Lazy files are fetched only if they are visible, and one of the two is hidden.
      loading={logoUrl[theme].startsWith('data:') ? undefined : 'lazy'}
    />
  ));
}
