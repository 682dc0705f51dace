import { FormDialog, latestOf } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useGetGroupQuery, useUpdateGroupMutation } from '../api/groups-api';
import { UpdateGroupDto, type TenantGroup } from '../contract';
import { groupListPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { GroupFields } from './group-fields';
import { knownApiGroups, toManageGroup } from './manage-requirements';
import type { GrantableApiGroup } from './use-grantable-api-groups';
import { GROUP_DIALOG_WIDTH, WithGroup } from './with-group';

export function EditGroupDialog() {
  const { t } = useTranslation('tenantApps');
  return (
    <WithGroup title={t('groups.edit')}>
      {(group, apiGroups) => <EditGroup key={group.id} group={group} apiGroups={apiGroups} />}
    </WithGroup>
  );
}

interface EditGroupProps {
  group: TenantGroup & { etag: string };
  apiGroups: readonly GrantableApiGroup[];
}

function EditGroup({ group, apiGroups }: EditGroupProps) {
  const { t } = useTranslation('tenantApps');
  const app = useManagedApp();
  const [update] = useUpdateGroupMutation();
  const args = { id: group.id, appId: app.appId };
  const { refetch } = useGetGroupQuery(args);

  return (
    <FormDialog
      title={t('groups.edit')}
      requires={toManageGroup(app, group, apiGroups)}
      schema={UpdateGroupDto}
      initialValues={valuesOf(group)}
      run={(body, etag) => update({ ...args, body, ifMatch: etag ?? group.etag })}
      readLatest={() => latestOf(refetch(), (latest) => latest, valuesOf)}
      submitLabel={t('groups.save')}
      draftKey={`groups:edit ${group.id}`}
      closeTo={groupListPath(app)}
      width={GROUP_DIALOG_WIDTH}
    >
      <GroupFields apiGroups={apiGroups} />
    </FormDialog>
  );
}

function valuesOf({ name, description, apiGroups }: TenantGroup) {
  return { name, description, apiGroups: knownApiGroups(apiGroups) };
}
