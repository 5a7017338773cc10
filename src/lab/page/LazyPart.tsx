import { Component, type ReactNode, Suspense } from 'react';
import styles from './lab.module.css';

interface LazyPartProps {
  /** What is loaded, as the start of a message: "The editor". */
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
          {what} could not be shown: {error.message}. Load the page again to retry.
        </p>
      );
    }
    return (
      <Suspense fallback={<p className={styles.message}>{what} is coming …</p>}>
        {children}
      </Suspense>
    );
  }
}
