import { EmptyState, FailedState, RouteDialog, useReturnedFocus } from '@console/shell-layout';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetGroupQuery } from '../api/groups-api';
import type { TenantGroup } from '../contract';
import { useManagedApp } from '../managed-app/use-managed-app';
import { ApiGroupsLoaded } from './api-groups-loaded';
import { GROUP_DIALOG_WIDTH } from './group-dialog-width';
import { groupListPath } from './group-paths';
import type { GrantableApiGroup } from './use-grantable-api-groups';

interface OneGroupProps {
  /** Names the dialog until the group itself is there. */
  title: string;
  children: (group: TenantGroup & { etag: string }, apiGroups: readonly GrantableApiGroup[]) => ReactNode;
}

/**
 * The group that the address names, for a dialog about it, with what groups of its app may be given; or a dialog that says
 * why it is not there. A group of another app is none of this one's, whatever the address says.
 */
export function OneGroup({ title, children }: OneGroupProps) {
  const { t } = useTranslation('tenantApps');
  const { groupId = '' } = useParams();
  const app = useManagedApp();
  const { currentData: group, error, refetch } = useGetGroupQuery({ id: groupId, appId: app.appId });
  // Whatever takes this dialog's place: the focus goes back to where it was before the first one.
  useReturnedFocus();

  if (group?.appId === app.appId) {
    return <ApiGroupsLoaded title={title}>{(apiGroups) => children(group, apiGroups)}</ApiGroupsLoaded>;
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
