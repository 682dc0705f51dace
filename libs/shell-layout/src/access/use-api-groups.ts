import { API_GROUP_IDS } from '@console/http/contract';
import { useTranslation } from 'react-i18next';

/** Writes API groups as people and platform call them: “User accounts (admin-user)”. */
export function useApiGroups() {
  const { t, i18n } = useTranslation('shell');
  const named = (id: string) => {
    const known = API_GROUP_IDS.find((candidate) => candidate === id);
    return known ? t('whyNot.apiGroup', { name: t(`apiGroups.${known}`), id }) : id;
  };
  const list = (type: Intl.ListFormatType) => (ids: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type }).format(ids.map(named));
  return { anyOf: list('disjunction'), allOf: list('conjunction') };
}
