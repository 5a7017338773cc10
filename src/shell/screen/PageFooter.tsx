import { siteHref } from '../../address/address.ts';
import type { Step } from '../../site/sidebar.ts';
import type { PageView } from '../../site/view.ts';
import { useSite } from '../siteContext.ts';
import styles from './PageFooter.module.css';

/** Where to go from here, and what is known of the page's source. */
export function PageFooter({ view }: { view: PageView }) {
  const { config } = useSite();
  const { previous, next, editUrl, lastUpdatedAt } = view;
  if (!previous && !next && !editUrl && lastUpdatedAt === undefined) return null;
  return (
    <footer className={styles.footer}>
      <p className={styles.source}>
        {editUrl && <a href={editUrl}>{config.editText}</a>}
        {lastUpdatedAt !== undefined && <LastUpdated at={lastUpdatedAt} />}
      </p>
      {(previous || next) && (
        <nav className={styles.steps} aria-label="Previous and next page">
          {previous && <StepLink step={previous} label="Previous" rel="prev" />}
          {next && <StepLink step={next} label="Next" rel="next" />}
        </nav>
      )}
    </footer>
  );
}

/** Dates are written in UTC, so that the build and every browser write the same. */
function LastUpdated({ at }: { at: number }) {
  const date = new Date(at);
  const text = date.toLocaleString('en-US', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <span>
      Last updated: <time dateTime={date.toISOString()}>{text}</time>
    </span>
  );
}

function StepLink({ step, label, rel }: { step: Step; label: string; rel: string }) {
  const { config } = useSite();
  return (
    <a href={siteHref(step.link, config.basePath)} rel={rel}>
      <span>{label}</span> {step.text}
    </a>
  );
}
