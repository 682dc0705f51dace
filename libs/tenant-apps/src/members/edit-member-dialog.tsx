import { ADMIN_APP_ID } from '@console/http';
import { QueryDialog } from '@console/ui';
import { FormDialog, FormField, latestOf } from '@console/ui/form';
import { useGetUserDetailQuery } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useListGroupsQuery } from '../api/groups-api';
import { useGetMemberQuery, useLazyGetMemberQuery, useUpdateMemberMutation } from '../api/members-api';
import { UpdateMemberTenantAppDto, type Member } from '../contract';
import { toManageMember } from '../groups/manage-requirements';
import { membersPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { groupChoices, GroupSelect } from './group-select';
import { memberName } from './member-state';

export function EditMemberDialog() {
  const { t } = useTranslation('tenantApps');
  const { memberId = '' } = useParams();
  const app = useManagedApp();
  const result = useGetMemberQuery({ id: memberId, appId: app.appId });
  const { currentData: member } = result;
  return (
    <QueryDialog
      result={result}
      item={member?.appId === app.appId ? member : undefined}
      title={t('members.edit.title')}
      closeTo={membersPath(app.base)}
      failed={t('members.failed')}
      missing={t('members.notFound')}
    >
      {(found) => <EditMember key={found.id} member={found} />}
    </QueryDialog>
  );
}

function EditMember({ member }: { member: Member & { etag: string } }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const app = useManagedApp();
  const { data: me } = useGetUserDetailQuery({});
  const { data: groups } = useListGroupsQuery(groupChoices(app.appId));
  const [update] = useUpdateMemberMutation();
  const [read] = useLazyGetMemberQuery();
  const present = { id: member.groupId, name: member.group?.name ?? member.groupId };

  return (
    <FormDialog
      title={t('members.edit.title')}
      requires={toManageMember(app, member, me?.group.permission)}
      schema={UpdateMemberTenantAppDto}
      initialValues={{ groupId: member.groupId }}
      run={(body, etag) => update({ id: member.id, appId: app.appId, body, ifMatch: etag ?? member.etag })}
      readLatest={() => latestOf(read({ id: member.id, appId: app.appId }), ({ groupId }) => ({ groupId }))}
      submitLabel={t('members.edit.submit')}
      draftKey={`members:edit ${member.id}`}
      closeTo={membersPath(app.base)}
    >
      <p style={{ marginTop: 0, overflowWrap: 'anywhere', color: token.colorTextDescription }}>
        {t(`members.edit.about.${member.status}`, { name: memberName(member), email: member.email })}
      </p>
      <FormField
        name="groupId"
        label={t('members.columns.group')}
        {...(app.appId === ADMIN_APP_ID && { help: t('members.groupHelp') })}
        valueText={(value) => {
          const group = groups?.data.find(({ id }) => id === value);
          return group?.name ?? (value === present.id ? present.name : String(value));
        }}
      >
        <GroupSelect app={app} present={present} />
      </FormField>
    </FormDialog>
  );
}
