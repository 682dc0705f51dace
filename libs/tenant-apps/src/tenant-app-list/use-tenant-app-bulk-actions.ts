import type { BulkAction } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useUpdateTenantAppOfManyMutation } from '../api/tenant-apps-api';
import type { TenantApp } from '../contract';
import { CHANGES_TENANT_APPS } from '../tenant-app-acts/changes-tenant-apps';

/** What can be done with many apps of a list at once; what was archived so can be brought back at once. */
export function useTenantAppBulkActions(status: TenantApp['status']): BulkAction<TenantApp>[] {
  const { t } = useTranslation('tenantApps');
  const [update] = useUpdateTenantAppOfManyMutation();

  const archive = {
    key: 'archive',
    label: t('acts.archive'),
    requires: CHANGES_TENANT_APPS,
    run: ({ appId }: TenantApp) => update({ id: appId, body: { status: 'archived' } }),
  };
  const restore = {
    key: 'restore',
    label: t('acts.restore'),
    requires: CHANGES_TENANT_APPS,
    run: ({ appId }: TenantApp) => update({ id: appId, body: { status: 'normal' } }),
  };
  return status === 'normal'
    ? [
        {
          ...archive,
          danger: true,
          question: (count) => t('bulk.archiveQuestion', { count }),
          effect: t('bulk.archiveEffect'),
          undo: restore,
        },
      ]
    : [
        {
          ...restore,
          question: (count) => t('bulk.restoreQuestion', { count }),
          effect: t('bulk.restoreEffect'),
          undo: archive,
        },
      ];
}
