import { useTranslation } from 'react-i18next';
import type { Denial } from '../guards/obstacle';
import { useApiGroups } from './use-api-groups';

/** Tells in a few words why something is out of reach. */
export function useDenialReason(): (denial: Denial) => string {
  const { t } = useTranslation('shell');
  const { anyOf, allOf } = useApiGroups();
  return (denial) => {
    switch (denial.kind) {
      case 'permission':
        return t('whyNot.reason.permission', { groups: anyOf(denial.anyOf) });
      case 'higher-account':
        return t('whyNot.reason.higher-account', { groups: allOf(denial.missing) });
      default:
        return t(`whyNot.reason.${denial.kind}`);
    }
  };
}
