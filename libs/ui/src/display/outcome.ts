import type { ConsoleError } from '@console/http';
import type { TFunction } from 'i18next';
import { failureLines } from './notice-text';

/** The result of an RTK Query trigger. */
export type Outcome<Answer> =
  | { data: Answer; error?: undefined }
  | { data?: undefined; error: ConsoleError | { message?: string | undefined } };

/** The messages that a form shows itself; empty if the shell shows a notice. */
export function ownFailureLines(error: ConsoleError, t: TFunction<'ui'>): string[] {
  return error.kind !== 'http' || error.status >= 500 ? [] : failureLines(error, t);
}
