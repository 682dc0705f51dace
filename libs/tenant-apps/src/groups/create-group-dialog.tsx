import { FormDialog } from '@console/ui/form';
import { useReturnedFocus } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useCreateGroupMutation } from '../api/groups-api';
import { CreateGroupTenantDto } from '../contract';
import { groupListPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { GroupFields } from './group-fields';
import { toManage } from './manage-requirements';
import { WithApiGroups, GROUP_DIALOG_WIDTH } from './with-group';

const NewGroup = CreateGroupTenantDto.omit({ appId: true });

export function CreateGroupDialog() {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  const [create] = useCreateGroupMutation();
  useReturnedFocus();

  return (
    <WithApiGroups title={t('groups.create')}>
      {(apiGroups) => (
        <FormDialog
          title={t('groups.create')}
          requires={toManage(app)}
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
    </WithApiGroups>
  );
}
