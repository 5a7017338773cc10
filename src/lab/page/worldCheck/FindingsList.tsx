import { ChangingText } from '../../../article/ChangingText.tsx';
import { capitalize } from '../../../content/capitalize.ts';
import type { FindingSummary } from '../../protocol/protocol.ts';
import { withMinus } from '../player/facts.ts';
import lab from '../ui/lab.module.css';
import styles from './FindingsList.module.css';

/** The page about problems that the check can't find. */
const TROUBLESHOOTING = '/troubleshooting';

interface FindingsListProps {
  findings: FindingSummary[];
  /** Path of the site that precedes the findings' links. */
  basePath: string;
}

/** The findings of the world check, each with a link to the section that explains it. */
export function FindingsList({ findings, basePath }: FindingsListProps) {
  return (
    <section className={styles.findings} aria-label="World check">
      <p className={lab.message} role="status">
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

/** Turns the name of a rule into a title: `mass-ratio` becomes "Mass ratio". */
function ruleTitle(rule: string): string {
  return capitalize(rule.replaceAll('-', ' '));
}
