import { EmptyState, FailedState, RouteDialog, useReturnedFocus } from '@console/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetGroupQuery } from '../api/groups-api';
import type { TenantGroup } from '../contract';
import { groupListPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { type GrantableApiGroup, useGrantableApiGroups } from './use-grantable-api-groups';

export const GROUP_DIALOG_WIDTH = 640;

interface WithGroupProps {
  title: string;
  children: (group: TenantGroup & { etag: string }, apiGroups: readonly GrantableApiGroup[]) => ReactNode;
}

/**
 * Loads the group of the URL with the grantable API groups, or renders the failure in a dialog. Groups of
 * other apps count as missing.
 */
export function WithGroup({ title, children }: WithGroupProps) {
  const { t } = useTranslation('tenantApps');
  const { groupId = '' } = useParams();
  const app = useManagedApp();
  const { currentData: group, error, refetch } = useGetGroupQuery({ id: groupId, appId: app.appId });
  // Returns the focus to where it was before the first of the dialogs.
  useReturnedFocus();

  if (group?.appId === app.appId) {
    return <WithApiGroups title={title}>{(apiGroups) => children(group, apiGroups)}</WithApiGroups>;
  }
  const failure = error && 'kind' in error ? error : undefined;
  const missing = group !== undefined || (failure?.kind === 'refused' && failure.status === 404);
  return (
    <RouteDialog title={title} closeTo={groupListPath(app)} width={GROUP_DIALOG_WIDTH}>
      {missing ? (
        <EmptyState text={t('groups.notFound')} />
      ) : failure ? (
        <FailedState title={t('groups.failed')} error={failure} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active title={false} />
      )}
    </RouteDialog>
  );
}

interface WithApiGroupsProps {
  title: string;
  children: (apiGroups: readonly GrantableApiGroup[]) => ReactNode;
}

export function WithApiGroups({ title, children }: WithApiGroupsProps) {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  const { data, error, refetch } = useGrantableApiGroups(app);
  if (data) return children(data);
  return (
    <RouteDialog title={title} closeTo={groupListPath(app)} width={GROUP_DIALOG_WIDTH}>
      {error && 'kind' in error ? (
        <FailedState title={t('groups.failed')} error={error} onRetry={refetch} />
      ) : (
        <Skeleton active title={false} />
      )}
    </RouteDialog>
  );
}
