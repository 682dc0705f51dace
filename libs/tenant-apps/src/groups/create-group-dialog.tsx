import { FormDialog, useReturnedFocus } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useCreateGroupMutation } from '../api/groups-api';
import { CreateGroupTenantDto } from '../contract';
import { useManagedApp } from '../managed-app/use-managed-app';
import { ApiGroupsLoaded } from './api-groups-loaded';
import { GroupFields } from './group-fields';
import { GROUP_DIALOG_WIDTH } from './group-dialog-width';
import { groupListPath } from './group-paths';
import { toManageGroups } from './managing-groups';

/** Of which app the group is the address says. */
const NewGroup = CreateGroupTenantDto.omit({ appId: true });

export function CreateGroupDialog() {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  const [create] = useCreateGroupMutation();
  useReturnedFocus();

  return (
    <ApiGroupsLoaded title={t('groups.create')}>
      {(apiGroups) => (
        <FormDialog
          title={t('groups.create')}
          requires={toManageGroups(app)}
          schema={NewGroup}
          initialValues={{ name: '', description: '', apiGroups: [] }}
          run={(values) => create({ appId: app.appId, body: { ...values, appId: app.appId } })}
          submitLabel={t('groups.createSubmit')}
          draftKey={`groups:create ${app.appId}`}
          closeTo={groupListPath(app)}
          width={GROUP_DIALOG_WIDTH}
        >
          <GroupFields apiGroups={apiGroups} />
        </FormDialog>
      )}
    </ApiGroupsLoaded>
  );
}
