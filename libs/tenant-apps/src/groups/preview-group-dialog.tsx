import { RouteDialog } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useManagedApp } from '../managed-app/use-managed-app';
import { GROUP_DIALOG_WIDTH } from './group-dialog-width';
import { groupListPath } from './group-paths';
import { MemberRights } from './member-rights';
import { OneGroup } from './one-group';

/** What a member of the group may do. */
export function PreviewGroupDialog() {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  return (
    <OneGroup title={t('groups.acts.preview')}>
      {(group, apiGroups) => (
        <RouteDialog
          title={t('groups.preview.title', { name: group.name })}
          closeTo={groupListPath(app)}
          width={GROUP_DIALOG_WIDTH}
        >
          <MemberRights granted={group.apiGroups} apiGroups={apiGroups} />
        </RouteDialog>
      )}
    </OneGroup>
  );
}
