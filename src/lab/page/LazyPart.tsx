import { Component, type ReactNode, Suspense } from 'react';
import styles from './lab.module.css';

interface LazyPartProps {
  /** Name of the part in messages: "editor". */
  what: string;
  children: ReactNode;
}

/** Shows a lazy component, or why it could not be loaded. */
export class LazyPart extends Component<LazyPartProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { what, children } = this.props;
    const { error } = this.state;
    if (error) {
      return (
        <p className={styles.failure} role="alert">
          The {what} could not be loaded: {error.message}. Reload the page to try again.
        </p>
      );
    }
    return (
      <Suspense fallback={<p className={styles.message}>Loading {what}…</p>}>{children}</Suspense>
    );
  }
}
