import type { ReactNode } from 'react';
import { reportFailure } from '../../fetch/retry.ts';
import { useShell } from '../router/context.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';

/** Renders a part of the screen around the article. If it fails, the article stays, and only this part is missing. */
export function ScreenPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      attempt={useShell().location}
      fallback={() => null}
      onError={(error) =>
        reportFailure('A part of this page failed.', error, () => location.reload())
      }
    >
      {children}
    </ErrorBoundary>
  );
}
