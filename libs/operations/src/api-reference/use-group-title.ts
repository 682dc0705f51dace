import { useTranslation } from 'react-i18next';

const KNOWN = [
  'authServiceApi',
  'apiAdminAccount',
  'apiTenantApp',
  'apiAdminBilling',
  'apiAdminQuota',
] as const;

/** A readable title of a group of operations; unknown groups are shown by their own name. */
export function useGroupTitle(): (id: string) => string {
  const { t } = useTranslation('operations');
  return (id) => {
    const known = KNOWN.find((name) => name === id);
    return known ? t(`document.groups.${known}`) : id;
  };
}
