import { ADMIN_APP_ID } from '@console/http';
import { AddressesField, AddressList, FormDialog, FormField, useInvitations } from '@console/ui/form';
import { useCloseTo } from '@console/ui';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInviteMemberMutation } from '../api/members-api';
import { INVITATION_DAYS } from '../contract';
import { toManage } from '../groups/manage-requirements';
import { membersPath } from '../tenant-app-paths';
import { useManagedApp } from '../use-managed-app';
import { GroupSelect } from './group-select';

const MemberInvitations = z.object({ emails: AddressList, groupId: z.string().min(1) });

export function InviteMembersDialog() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const app = useManagedApp();
  const close = useCloseTo(membersPath(app.base));
  const invitations = useInvitations();
  const [invite] = useInviteMemberMutation();

  return (
    <FormDialog
      title={t('members.invite.title')}
      requires={toManage(app)}
      schema={MemberInvitations}
      initialValues={{ emails: '' }}
      run={({ emails, groupId }) =>
        invitations.invite(emails, (email) =>
          invite({ appId: app.appId, body: { appId: app.appId, email, groupId } }),
        )
      }
      onDone={(invited) => {
        invitations.notifySent(invited);
        close();
      }}
      submitLabel={t('members.invite.submit')}
      draftKey={`members:invite ${app.appId}`}
      closeTo={membersPath(app.base)}
    >
      <p style={{ marginTop: 0, color: token.colorTextDescription }}>
        {t('members.invite.about', { days: INVITATION_DAYS })}
      </p>
      <AddressesField invitations={invitations} />
      <FormField
        name="groupId"
        label={t('members.columns.group')}
        {...(app.appId === ADMIN_APP_ID && { help: t('members.groupHelp') })}
      >
        <GroupSelect app={app} />
      </FormField>
    </FormDialog>
  );
}
