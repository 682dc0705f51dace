import { useTranslation } from 'react-i18next';
import { TENANT_APP_EDITIONS, type TenantApp } from '../contract';

/** What an app's edition is called; one that the console does not know goes by its own name. */
export function useEditionName(): (app: Pick<TenantApp, 'edition'>) => string {
  const { t } = useTranslation('tenantApps');
  return ({ edition }) => {
    const known = TENANT_APP_EDITIONS.find((name) => name === edition);
    return known ? t(`edition.${known}`) : edition;
  };
}
