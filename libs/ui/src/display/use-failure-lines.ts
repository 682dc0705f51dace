import { useTranslation } from 'react-i18next';
import { failureLines } from './notice-text';
import { ownFailureLines, type Outcome } from './outcome';

/** What a failed call says, one sentence each: for a screen that tells itself what became of its calls. */
export function useFailureLines(): (error: NonNullable<Outcome<unknown>['error']>) => string[] {
  const { t } = useTranslation('ui');
  return (error) => ('kind' in error ? failureLines(error, t) : [t('global.unexplained')]);
}

/**
 * What a screen says itself of a failed call that is `SHOWN_BY_FORM`: nothing where the shell's notice tells. For acts
 * beside a form, such as a single button.
 */
export function useOwnFailureLines(): (error: NonNullable<Outcome<unknown>['error']>) => string[] {
  const { t } = useTranslation('ui');
  return (error) => ('kind' in error ? ownFailureLines(error, t) : []);
}
