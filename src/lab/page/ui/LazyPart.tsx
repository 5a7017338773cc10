import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { loadPart } from '../../../fetch/part.ts';
import { Alert, TryAgain } from './Alert.tsx';
import styles from './lab.module.css';

/**
 * Returns a component that is fetched when it is first rendered.
 * @param what its name in messages: "editor"
 * @param load imports it
 */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Loaded = lazy(async () => ({ default: await loadPart(load()) }));
  return (props: Props) => <LazyPart what={what}>{createElement(Loaded, props)}</LazyPart>;
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
