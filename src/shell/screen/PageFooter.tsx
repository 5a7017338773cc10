import { type ComponentType, useEffect, useState } from 'react';
import { OFFLINE_PATH, siteHref } from '../../address/address.ts';
import { ChangingText } from '../../article/ChangingText.tsx';
import { loadPart } from '../../fetch/part.ts';
import type { Step } from '../../site/sidebar.ts';
import type { PageView } from '../../site/view.ts';
import { serviceWorkers } from '../data/serviceWorkers.ts';
import { Socials } from '../navigation/Socials.tsx';
import type { OfflineStatusProps } from '../offline/OfflineStatus.tsx';
import { useShell } from '../router/context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './PageFooter.module.css';

/** Links to the previous and next page, and to the page's source. */
export function PageFooter({ view }: { view: PageView }) {
  const { config } = useShell();
  const { previous, next, editUrl, lastUpdatedAt, layout } = view;
  const canSave = config.offline !== false;
  const hasSource =
    editUrl !== undefined || lastUpdatedAt !== undefined || view.path === OFFLINE_PATH;
  const hasSteps = previous !== undefined || next !== undefined;
  const hasSocials = layout !== 'docs' && config.socials.length > 0;
  if (!hasSource && !hasSteps && !hasSocials) return null;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of <main> it is a landmark
    <footer className={styles.footer} aria-label="Page">
      {(hasSource || canSave) && (
        <p className={styles.source}>
          {editUrl && <a href={editUrl}>{config.editText}</a>}
          {canSave && <Offline basePath={config.basePath} view={view} />}
          {lastUpdatedAt !== undefined && <LastUpdated key={lastUpdatedAt} at={lastUpdatedAt} />}
        </p>
      )}
      {hasSteps && (
        <nav className={styles.steps} aria-label="Previous and next page">
          {previous && <StepLink step={previous} direction="back" />}
          {next && <StepLink step={next} direction="forward" />}
        </nav>
      )}
      {hasSocials && <Socials />}
    </footer>
  );
}

/** Shows what is saved for offline, once a service worker can save it. */
function Offline({ basePath, view }: Pick<OfflineStatusProps, 'basePath' | 'view'>) {
  const [Status, setStatus] = useState<ComponentType<OfflineStatusProps>>();
  const workers = serviceWorkers();
  useEffect(() => {
    // The promise never resolves without a service worker.
    workers?.ready
      .then(() => loadPart(import('../offline/OfflineStatus.tsx')))
      .then(({ OfflineStatus }) => setStatus(() => OfflineStatus))
      .catch((error) => console.info('The offline status could not be loaded.', error));
  }, [workers]);
  return (
    Status && workers && <Status {...{ basePath, view, workers }} className={styles.offline} />
  );
}

/** Shows the date in UTC, so that build and browser render the same. */
function LastUpdated({ at }: { at: number }) {
  const date = new Date(at);
  return (
    <span>
      Last updated: <time dateTime={date.toISOString()}>{`${shortDate(date)} UTC`}</time>
    </span>
  );
}

/** Formats a date as "11/21/26, 11:04 PM". Loading Intl for it would take phones 50 ms. */
function shortDate(date: Date): string {
  const [year = '', month, day] = date.toISOString().split(/[-T]/);
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()];
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${Number(month)}/${Number(day)}/${year.slice(-2)}, ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}

const STEPS = {
  back: { label: 'Previous', rel: 'prev', keys: 'Shift+ArrowLeft' },
  forward: { label: 'Next', rel: 'next', keys: 'Shift+ArrowRight' },
};

function StepLink({ step, direction }: { step: Step; direction: keyof typeof STEPS }) {
  const { config } = useShell();
  const { label, rel, keys } = STEPS[direction];
  return (
    <a href={siteHref(step.link, config.basePath)} rel={rel} aria-keyshortcuts={keys}>
      <Icon name={direction} />
      <span>
        <span className={styles.label}>{label}</span>
        <ChangingText>{` ${step.text}`}</ChangingText>
      </span>
    </a>
  );
}
