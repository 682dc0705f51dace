import type { UseTranslationResponse } from 'react-i18next';
import type { TenantAppDetails } from '../contract';

/** What is done to an app as a whole, and touches more than the app. */
export type ActOnApp = 'resetKey' | 'archive' | 'restore' | 'delete';

interface Words {
  t: UseTranslationResponse<'tenantApps', undefined>['t'];
  /** Writes a time in the person's zone. */
  time: (value: string) => string;
}

/** What an act would touch, one sentence each; what there is none of is left out. @see spec 7.5 */
export function affectedBy(
  act: ActOnApp,
  { counts, apiKey }: TenantAppDetails,
  { t, time }: Words,
): string[] {
  const counted = (count: number, sentence: (count: number) => string) =>
    count > 0 ? [sentence(count)] : [];
  const servers = () => counted(counts.servers, (count) => t('affected.servers', { count }));
  const owed = () => [
    ...counted(counts.unpaidInvoices, (count) => t('affected.unpaid', { count })),
    ...counted(counts.overdueInvoices, (count) => t('affected.overdue', { count })),
  ];
  const key = () => [
    t('affected.key', { lastFour: apiKey.lastFour }),
    apiKey.usedAt === null ? t('affected.keyUnused') : t('affected.keyUsed', { time: time(apiKey.usedAt) }),
  ];

  switch (act) {
    case 'resetKey':
      return [...key(), ...servers()];
    case 'archive':
      return [
        ...counted(counts.activeMembers, (count) => t('affected.archivedMembers', { count })),
        ...counted(counts.groups, (count) => t('affected.archivedGroups', { count })),
        ...servers(),
        ...owed(),
      ];
    case 'restore':
      return counted(counts.activeMembers, (count) => t('affected.restoredMembers', { count }));
    case 'delete':
      return [
        ...counted(counts.activeMembers, (count) => t('affected.deletedMembers', { count })),
        ...counted(counts.invitedMembers, (count) => t('affected.deletedInvitations', { count })),
        ...counted(counts.groups, (count) => t('affected.deletedGroups', { count })),
        ...servers(),
        ...key(),
        ...owed(),
        t('affected.billingRemains'),
      ];
  }
}
