import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadPart } from '../../../fetch/part.ts';
import { Alert, TryAgain } from './Alert.tsx';
import styles from './lab.module.css';

/**
 * A component that is fetched when it is first shown, in a LazyPart.
 * @param load imports its module
 */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  componentIn: (module: Module) => ComponentType<Props>,
) {
  return lazy(async () => ({ default: componentIn(await loadPart(load())) }));
}

interface LazyPartProps {
  /** Name of the part in messages: "editor". */
  what: string;
  children: ReactNode;
}

/**
 * Shows a lazy component, or that it could not be loaded. React prints the error. Each root of the lab is one, so that a
 * failure leaves the rest of the article as it is.
 */
export class LazyPart extends Component<LazyPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { what, children } = this.props;
    if (this.state.hasFailed) {
      return (
        <Alert text={`The ${what} could not be loaded.`}>
          <TryAgain />
        </Alert>
      );
    }
    return (
      <Suspense fallback={<p className={styles.message}>{`Loading ${what}…`}</p>}>
        {children}
      </Suspense>
    );
  }
}
