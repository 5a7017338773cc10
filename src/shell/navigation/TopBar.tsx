import { cleanPath, siteHref } from '../../address/address.ts';
import type { TopNavItem } from '../../config/schema.ts';
import type { PageView } from '../../site/view.ts';
import { useSite } from '../siteContext.ts';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import { Logo } from './Logo.tsx';
import { NAVIGATION_ID } from './Sidebar.tsx';
import styles from './TopBar.module.css';

/** The bar at the top: logo, navigation, theme. */
export function TopBar({ view, hasMenu }: { view: PageView; hasMenu: boolean }) {
  const { config } = useSite();
  return (
    <header className={styles.bar}>
      {view.showLogo && (
        <a className={styles.logo} href={siteHref('/', config.basePath)}>
          <Logo />
        </a>
      )}
      {view.showTopNav && config.topNav.length > 0 && (
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {config.topNav.flatMap(linksOf).map(({ text, link }) => (
              <li key={link}>
                <TopLink text={text} link={link} path={view.path} basePath={config.basePath} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasMenu && (
        <a className={styles.menu} href={`#${NAVIGATION_ID}`}>
          Menu
        </a>
      )}
      {config.theme.colorScheme === 'system' && <ThemeToggle />}
    </header>
  );
}

interface TopLinkProps {
  text: string;
  link: string;
  path: string;
  basePath: string;
}

function TopLink({ text, link, path, basePath }: TopLinkProps) {
  const isHere = cleanPath(link) === path;
  const isExternal = !link.startsWith('/');
  return (
    <a href={siteHref(link, basePath)} aria-current={isHere ? 'page' : undefined}>
      {text}
      {isExternal && <span className={styles.external} aria-hidden="true" />}
    </a>
  );
}

function linksOf(item: TopNavItem) {
  return 'items' in item ? item.items : [item];
}
