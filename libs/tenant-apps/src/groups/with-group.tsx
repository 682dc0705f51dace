import { QueryDialog, QueryState, RouteDialog } from '@console/ui';
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
  const result = useGetGroupQuery({ id: groupId, appId: app.appId });
  const { currentData: group } = result;
  return (
    <QueryDialog
      result={result}
      item={group?.appId === app.appId ? group : undefined}
      title={title}
      closeTo={groupListPath(app)}
      width={GROUP_DIALOG_WIDTH}
      failed={t('groups.failed')}
      missing={t('groups.notFound')}
    >
      {(found) => <WithApiGroups title={title}>{(apiGroups) => children(found, apiGroups)}</WithApiGroups>}
    </QueryDialog>
  );
}

interface WithApiGroupsProps {
  title: string;
  children: (apiGroups: readonly GrantableApiGroup[]) => ReactNode;
}

export function WithApiGroups({ title, children }: WithApiGroupsProps) {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  const result = useGrantableApiGroups(app);
  if (result.currentData) return children(result.currentData);
  if (result.error === undefined) return null;
  return (
    <RouteDialog title={title} closeTo={groupListPath(app)} width={GROUP_DIALOG_WIDTH}>
      <QueryState result={result} failed={t('groups.failed')}>
        {() => null}
      </QueryState>
    </RouteDialog>
  );
}
