import type { Problem } from '../../config/problem.ts';
import styles from './ProblemPanel.module.css';

/** Lists the problems that keep the page from being built (dev only). */
export function ProblemPanel({ problems }: { problems: Problem[] }) {
  return (
    <section className={styles.panel} aria-label="Problems on this page" role="alert">
      <h2>{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</h2>
      <ul>
        {problems.map(({ file, line, message, fix }) => (
          <li key={`${file}:${line}:${message}`}>
            <code>{line === undefined ? file : `${file}:${line}`}</code>
            <p>{message}</p>
            <p>{`→ ${fix}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
