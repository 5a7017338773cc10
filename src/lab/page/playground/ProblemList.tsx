import { ChangingText } from '../../../article/ChangingText.tsx';
import type { PageContext } from '../context.ts';
import { PageLinks } from '../editor/PageLinks.tsx';
import type { CodeProblem, Position } from '../editor/problems.ts';
import styles from './drawer.module.css';

interface ProblemListProps {
  problems: CodeProblem[];
  /** Why the code was stopped, if the reason has no line. */
  failure?: string;
  context: Pick<PageContext, 'basePath' | 'labPages'>;
  onGoTo: (position: Position) => void;
}

/** The problems of the code, each with a link to its line. */
export function ProblemList({ problems, failure, context, onGoTo }: ProblemListProps) {
  if (problems.length === 0 && failure === undefined) {
    return <p className={styles.nothing}>No problems found.</p>;
  }
  return (
    <ul>
      {failure !== undefined && (
        <li data-severity="error">
          <span className={styles.problem}>
            <Severity isError />
            <ChangingText>{` ${failure} `}</ChangingText>
            <small>Last run</small>
          </span>
        </li>
      )}
      {problems.map(({ source, message, isError, line, column }) => (
        <li key={`${line}:${column}:${message}`} data-severity={isError ? 'error' : 'info'}>
          <button type="button" className={styles.problem} onClick={() => onGoTo({ line, column })}>
            <Severity isError={isError} /> <b>{`Line ${line}`}</b>
            <ChangingText>{` ${message} `}</ChangingText>
            <small>{source}</small>
          </button>
          <PageLinks text={message} context={context} />
        </li>
      ))}
    </ul>
  );
}

/** An icon for the severity, because color alone must not distinguish it. */
function Severity({ isError }: { isError: boolean }) {
  return (
    <span className={styles.severity} role="img" aria-label={isError ? 'Error:' : 'Hint:'}>
      {isError ? '✕' : 'i'}
    </span>
  );
}
