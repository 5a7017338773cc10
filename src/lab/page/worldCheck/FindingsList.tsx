import { ChangingText } from '../../../article/ChangingText.tsx';
import type { FindingSummary } from '../../protocol/protocol.ts';
import styles from './FindingsList.module.css';

/** The page for what the check can't find. */
const TROUBLESHOOTING = '/troubleshooting';

interface FindingsListProps {
  findings: FindingSummary[];
  /** Their links are below this path of the site. */
  basePath: string;
}

/** What the world check has found: each mistake with a link to the section that explains it. */
export function FindingsList({ findings, basePath }: FindingsListProps) {
  return (
    <section className={styles.findings} aria-label="World check">
      <p className={styles.summary} role="status">
        <ChangingText>{summarizeFindings(findings.length)}</ChangingText>
      </p>
      {findings.length === 0 ? (
        <p className={styles.hint}>
          If it still looks wrong, find what you see in{' '}
          <a href={`${basePath}${TROUBLESHOOTING}`}>Troubleshooting</a>.
        </p>
      ) : (
        <ul className={styles.list}>
          {findings.map(({ rule, message, link, count }) => (
            <li key={rule}>
              {link ? (
                <a href={`${basePath}${link}`}>{ruleTitle(rule)}</a>
              ) : (
                <span>{ruleTitle(rule)}</span>
              )}
              {count > 1 && (
                <span key={count} className={styles.count}>
                  {` · ${count} objects`}
                </span>
              )}
              <span className={styles.text}>
                <ChangingText>{withMinus(message)}</ChangingText>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function summarizeFindings(count: number): string {
  if (count === 0) return 'World check: no mistakes found.';
  return `World check: ${count} ${count === 1 ? 'mistake' : 'mistakes'} found.`;
}

/** Messages have hyphens, because games print them. */
function withMinus(message: string): string {
  return message.replace(/(?<=[\s(])-(?=\d)/g, '−');
}

/** `mass-ratio` to "Mass ratio". */
function ruleTitle(rule: string): string {
  return rule.charAt(0).toUpperCase() + rule.slice(1).replaceAll('-', ' ');
}
