import { useState } from 'react';
import { errorMessage } from '../../../config/errorMessage.ts';
import { reportFailure } from '../../../fetch/retry.ts';
import { TypeScriptUnavailable } from './client.ts';

/** Performs an action; returns whether it was performed without an error. */
type Act = () => Promise<boolean>;

export type Actions = ReturnType<typeof useActions>;

/**
 * Performs a reader's actions on code, and keeps their message or error.
 * @param initial the first message
 */
export function useActions(initial: string) {
  const [message, setMessage] = useState(initial);
  /** Why the last action failed; empty if it didn't. */
  const [error, setError] = useState('');
  const clear = () => {
    setMessage('');
    setError('');
  };
  /** Shows an error, or offers to try again if TypeScript is missing. */
  const fail = (error: unknown, retry: () => void) => {
    setMessage('');
    if (error instanceof TypeScriptUnavailable) return reportFailure(error.message, error, retry);
    setError(errorMessage(error));
  };
  /**
   * Returns a function that performs an action, and shows its result or error.
   * @param perform returns the message for the reader; undefined keeps the current one, and so does false if the action
   * was not performed
   */
  const action = (perform: () => Promise<string | undefined | false>) => {
    const act: Act = async () => {
      setError('');
      try {
        const result = await perform();
        if (typeof result === 'string') setMessage(result);
        return result !== false;
      } catch (error) {
        fail(error, act);
        return false;
      }
    };
    return act;
  };
  return { message, error, setMessage, clear, fail, action };
}
