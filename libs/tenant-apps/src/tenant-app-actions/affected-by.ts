import { formatDateTime } from '@console/i18n';
import { useZone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { keyUse, type Words } from '../api-keys/key-use';
import type { TenantAppDetails } from '../contract';

export type AppAction = 'resetKey' | 'archive' | 'restore' | 'delete';

/** Effects of an action, one sentence each; empty counts are omitted. @see spec 7.5 */
export function affectedBy(
  action: AppAction,
  { counts, apiKey }: TenantAppDetails,
  { t, time }: Words,
): string[] {
  const counted = (count: number, sentence: (count: number) => string) =>
    count > 0 ? [sentence(count)] : [];
  const servers = () => counted(counts.servers, (count) => t('affected.servers', { count }));
  const outstanding = () => [
    ...counted(counts.unpaidInvoices, (count) => t('affected.unpaid', { count })),
    ...counted(counts.overdueInvoices, (count) => t('affected.overdue', { count })),
  ];
  const key = () =>
    apiKey === null
      ? []
      : [t('affected.key', { lastFour: apiKey.lastFour }), keyUse(apiKey.usedAt, { t, time })];

  switch (action) {
    case 'resetKey':
      return [...key(), ...counted(counts.servers, (count) => t('affected.keyServers', { count }))];
    case 'archive':
      return [
        ...counted(counts.activeMembers, (count) => t('affected.archivedMembers', { count })),
        ...counted(counts.groups, (count) => t('affected.archivedGroups', { count })),
        ...counted(counts.startedStreams, (count) => t('affected.archivedStreams', { count })),
        ...servers(),
        ...outstanding(),
      ];
    case 'restore':
      return counted(counts.activeMembers, (count) => t('affected.restoredMembers', { count }));
    case 'delete':
      return [
        ...counted(counts.activeMembers, (count) => t('affected.deletedMembers', { count })),
        ...counted(counts.invitedMembers, (count) => t('affected.deletedInvitations', { count })),
        ...counted(counts.groups, (count) => t('affected.deletedGroups', { count })),
        ...counted(counts.streams, (count) => t('affected.deletedStreams', { count })),
        ...counted(counts.videos, (count) => t('affected.deletedVideos', { count })),
        ...servers(),
        ...key(),
        ...outstanding(),
        t('affected.billingRemains'),
      ];
  }
}

export function useAffected(action: AppAction, appId: string, open: boolean) {
  const { t } = useTranslation('tenantApps');
  const zone = useZone();
  const { currentData, isFetching, error, refetch } = useGetTenantAppDetailsQuery(
    { id: appId },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  const time = (value: string) => formatDateTime(value, zone);
  return {
    data: currentData && affectedBy(action, currentData, { t, time }),
    isFetching,
    error,
    refetch,
  };
}
