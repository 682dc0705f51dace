import { FailedState, RouteDialog } from '@console/shell-layout';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useManagedApp } from '../managed-app/use-managed-app';
import { GROUP_DIALOG_WIDTH } from './group-dialog-width';
import { groupListPath } from './group-paths';
import { useGrantableApiGroups, type GrantableApiGroup } from './use-grantable-api-groups';

interface ApiGroupsLoadedProps {
  /** Names the dialog until they are there. */
  title: string;
  children: (apiGroups: readonly GrantableApiGroup[]) => ReactNode;
}

/** A dialog that needs to know what groups of the app may be given; or one that says why that is not known. */
export function ApiGroupsLoaded({ title, children }: ApiGroupsLoadedProps) {
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
