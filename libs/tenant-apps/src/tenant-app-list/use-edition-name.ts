import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TENANT_APP_EDITIONS, type TenantApp } from '../contract';

/** What an app's edition is called; one that the console does not know goes by its own name. */
export function useEditionName(): (app: Pick<TenantApp, 'edition'>) => string {
  const { t } = useTranslation('tenantApps');
  return useMemo(() => {
    const names = new Map<string, string>(TENANT_APP_EDITIONS.map((name) => [name, t(`edition.${name}`)]));
    return ({ edition }) => names.get(edition) ?? edition;
  }, [t]);
}
