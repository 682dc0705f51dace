import { useTranslation } from 'react-i18next';
import { failureLines } from './notice-text';
import { ownFailureLines, type Outcome } from './outcome';

/** Messages of a failed call, for screens that show results themselves. */
export function useFailureLines(): (error: NonNullable<Outcome<unknown>['error']>) => string[] {
  const { t } = useTranslation('ui');
  return (error) => ('kind' in error ? failureLines(error, t) : [t('global.unexplained')]);
}

/**
 * Messages of a failed call that is `SHOWN_BY_FORM`, for actions outside a form; empty if the shell shows a
 * notice.
 */
export function useOwnFailureLines(): (error: NonNullable<Outcome<unknown>['error']>) => string[] {
  const { t } = useTranslation('ui');
  return (error) => ('kind' in error ? ownFailureLines(error, t) : []);
}
