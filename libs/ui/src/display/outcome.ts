import type { ConsoleError } from '@console/http';
import type { TFunction } from 'i18next';
import { failureLines } from './notice-text';

/** What comes of a call, as RTK Query's triggers answer. */
export type Outcome<Answer> =
  | { data: Answer; error?: undefined }
  | { data?: undefined; error: ConsoleError | { message?: string | undefined } };

/** What a form or dialog says of a failed call itself: nothing where the shell's notice tells. */
export function ownFailureLines(error: ConsoleError, t: TFunction<'ui'>): string[] {
  return error.kind !== 'http' || error.status >= 500 ? [] : failureLines(error, t);
}
