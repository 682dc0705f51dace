import { formatDateTime } from '@console/i18n';
import { useZone, type Affected } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { affectedBy, type ActOnApp } from './affected-by';

/** What an act would touch now: read anew whenever its dialog opens. */
export function useAffected(act: ActOnApp, appId: string, open: boolean): Affected {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const { currentData, isFetching, error, refetch } = useGetTenantAppDetailsQuery(
    { id: appId },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const time = (value: string) => formatDateTime(value, zone);
  return {
    data: currentData && affectedBy(act, currentData, { t, time }),
    isFetching,
    error,
    refetch,
  };
}
