import { siteHref } from '../../address/address.ts';
import type { PageView } from '../../site/view.ts';
import { TOP_BAR_ID, TOP_NAV_ID } from '../data/ids.ts';
import { useShell } from '../router/context.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PopoverButton } from './PopoverButton.tsx';
import styles from './TopBar.module.css';
import { TopNav } from './TopNav.tsx';

/** The bar at the top, with logo, navigation, and theme. */
export function TopBar({ view }: { view: Pick<PageView, 'path' | 'showLogo' | 'showTopNav'> }) {
  const { config } = useShell();
  const hasNav = view.showTopNav && config.topNav.length + config.socials.length > 0;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the page's header is a landmark
    <header id={TOP_BAR_ID} className={styles.bar} aria-label="Site">
      {view.showLogo && (
        <a className={styles.logo} href={siteHref('/', config.basePath)}>
          <Logo />
        </a>
      )}
      {hasNav && <TopNav path={view.path} />}
      <div className={styles.tools}>
        <SearchButton />
        {config.theme.colorScheme === 'system' && <ThemeToggle />}
        {hasNav && (
          <PopoverButton
            className={`icon-button ${styles.links}`}
            target={TOP_NAV_ID}
            label="Top navigation"
          >
            <Icon name="links" />
          </PopoverButton>
        )}
      </div>
    </header>
  );
}

/** The site's logo in both themes, or its title if it has no logo. */
function Logo() {
  const { config } = useShell();
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
      // Browsers fetch a lazy file only if it is visible, and one of the two logos is hidden.
      loading={logoUrl[theme].startsWith('data:') ? undefined : 'lazy'}
    />
  ));
}
