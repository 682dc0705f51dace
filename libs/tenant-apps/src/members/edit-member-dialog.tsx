import { ADMIN_APP_ID } from '@console/http';
import { FormField, ItemFormDialog } from '@console/ui/form';
import { useGetUserDetailQuery } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useListGroupsQuery } from '../api/groups-api';
import { useGetMemberQuery, useUpdateMemberMutation } from '../api/members-api';
import { UpdateMemberTenantAppDto, type Member } from '../contract';
import { toManageMember } from '../groups/manage-requirements';
import { membersPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { groupChoices, GroupSelect } from './group-select';
import { memberName } from './member-state';

export function EditMemberDialog() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { memberId: id = '' } = useParams();
  const app = useManagedApp();
  const { appId } = app;
  const result = useGetMemberQuery({ id, appId });
  const { data: me } = useGetUserDetailQuery({});
  const { data: groups } = useListGroupsQuery(groupChoices(appId));
  const [update] = useUpdateMemberMutation();
  const { currentData: found } = result;
  return (
    <ItemFormDialog
      result={result}
      itemOf={(member) => (member.appId === appId ? member : undefined)}
      title={t('members.edit.title')}
      failed={t('members.failed')}
      missing={t('members.notFound')}
      {...(found && { requires: toManageMember(app, found, me?.group.permission) })}
      schema={UpdateMemberTenantAppDto}
      valuesOf={({ groupId }) => ({ groupId })}
      run={(body, ifMatch) => update({ id, appId, body, ifMatch })}
      submitLabel={t('members.edit.submit')}
      draftKey="members:edit"
      closeTo={membersPath(app.base)}
    >
      {(member) => (
        <>
          <p style={{ marginTop: 0, overflowWrap: 'anywhere', color: token.colorTextDescription }}>
            {t(`members.edit.about.${member.status}`, { name: memberName(member), email: member.email })}
          </p>
          <FormField
            name="groupId"
            label={t('members.columns.group')}
            {...(app.appId === ADMIN_APP_ID && { help: t('members.groupHelp') })}
            valueText={(value) => {
              const group = groups?.data.find(({ id }) => id === value);
              return group?.name ?? (value === member.groupId ? nameOfGroup(member) : String(value));
            }}
          >
            <GroupSelect app={app} present={{ id: member.groupId, name: nameOfGroup(member) }} />
          </FormField>
        </>
      )}
    </ItemFormDialog>
  );
}

const nameOfGroup = ({ groupId, group }: Member) => group?.name ?? groupId;
