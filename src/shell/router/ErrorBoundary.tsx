import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Renders the replacement for children that throw. */
  fallback: (error: unknown) => ReactNode;
  /** When this value changes, the children are rendered again. */
  attempt: unknown;
  /** Called when the fallback is rendered. */
  onError?: (error: unknown) => void;
}

interface State {
  attempt: unknown;
  failure?: { error: unknown } | undefined;
}

/** Renders a fallback for children that throw during rendering. React prints the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { attempt, failure: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
