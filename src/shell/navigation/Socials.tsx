import { siteHref } from '../../address/address.ts';
import { useShell } from '../router/context.ts';
import styles from './Socials.module.css';

/** Links to the project's social accounts, as icons. */
export function Socials() {
  const { config } = useShell();
  const { socials, basePath } = config;
  if (socials.length === 0) return null;
  return (
    <ul className={styles.socials}>
      {socials.map(({ icon, label, link, drawing }) => (
        <li key={link}>
          <a href={siteHref(link, basePath)} rel="me">
            <span className="sr-only">{label}</span>
            <svg className={styles.icon} data-icon={icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawing} fill="currentColor" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
