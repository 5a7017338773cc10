import styles from './ErrorScreen.module.css';

/** Shown when even the error screen fails, instead of an empty window. Depends on nothing that could have failed. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <main className={styles.screen}>
      <h1>Unexpected Application Error!</h1>
      <p className={styles.reason}>{String(error)}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    </main>
  );
}
