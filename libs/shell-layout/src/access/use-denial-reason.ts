import { API_GROUP_IDS } from '@console/http/contract';
import { useTranslation } from 'react-i18next';
import type { Denial } from '../routes/denial';

/** Returns a short reason for a denial. */
export function useDenialReason(): (denial: Denial) => string {
  const { t } = useTranslation('shell');
  const { anyOf, allOf } = useApiGroups();
  return (denial) => {
    switch (denial.kind) {
      case 'permission':
        return t('denial.reason.permission', { groups: anyOf(denial.anyOf) });
      case 'higher-account':
        return t('denial.reason.higher-account', { groups: allOf(denial.missing) });
      default:
        return t(`denial.reason.${denial.kind}`);
    }
  };
}

/** Formats API groups: “User accounts (admin-user)”. */
export function useApiGroups() {
  const { t, i18n } = useTranslation('shell');
  const named = (id: string) => {
    const known = API_GROUP_IDS.find((candidate) => candidate === id);
    return known ? t('denial.apiGroup', { name: t(`apiGroups.${known}`), id }) : id;
  };
  const list = (type: Intl.ListFormatType) => (ids: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type }).format(ids.map(named));
  return { anyOf: list('disjunction'), allOf: list('conjunction') };
}
