import type { Problem } from '../../config/problem.ts';
import styles from './ProblemPanel.module.css';

/** In dev: what the writer has to mend before the page can be built. */
export function ProblemPanel({ problems }: { problems: Problem[] }) {
  return (
    <section className={styles.panel} aria-label="Problems of this page" role="alert">
      <h2>{problems.length === 1 ? 'One thing to mend' : `${problems.length} things to mend`}</h2>
      <ul>
        {problems.map(({ file, line, message, fix }) => (
          <li key={`${file}:${line}:${message}`}>
            <code>{line === undefined ? file : `${file}:${line}`}</code>
            <p>{message}</p>
            <p>→ {fix}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
