import { FormDialog, useActObstacle, useReturnedFocus } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useCreateGroupMutation } from '../api/groups-api';
import { CreateGroupTenantDto } from '../contract';
import { useManagedApp } from '../managed-app/use-managed-app';
import { ApiGroupsLoaded } from './api-groups-loaded';
import { GroupFields } from './group-fields';
import { groupListPath } from './group-paths';
import { LockedDialog } from './locked-dialog';
import { toManageGroups } from './managing-groups';

/** Of which app the group is the address says. */
const NewGroup = CreateGroupTenantDto.omit({ appId: true });

export function CreateGroupDialog() {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  const obstacle = useActObstacle(toManageGroups(app));
  const [create] = useCreateGroupMutation();
  useReturnedFocus();

  if (obstacle) return <LockedDialog title={t('groups.create')} obstacle={obstacle} />;
  return (
    <ApiGroupsLoaded title={t('groups.create')}>
      {(apiGroups) => (
        <FormDialog
          title={t('groups.create')}
          schema={NewGroup}
          initialValues={{ name: '', description: '', apiGroups: [] }}
          run={(values) => create({ body: { ...values, appId: app.appId } })}
          submitLabel={t('groups.createSubmit')}
          draftKey={`groups:create ${app.appId}`}
          closeTo={groupListPath(app)}
          width={640}
        >
          <GroupFields apiGroups={apiGroups} />
        </FormDialog>
      )}
    </ApiGroupsLoaded>
  );
}
