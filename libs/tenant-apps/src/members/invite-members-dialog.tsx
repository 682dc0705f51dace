import { FormDialog, FormField, useCloseTo, useFailureLines } from '@console/shell-layout';
import { Alert, App, Input, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInviteMemberMutation } from '../api/members-api';
import { INVITATION_DAYS } from '../contract';
import { useManagedApp } from '../managed-app/use-managed-app';
import { AddressList, MOST_INVITED, notAddresses } from './address-list';
import { GroupSelect } from './group-select';
import { inviteOneByOne } from './invite-one-by-one';
import { toManageMembers } from './managing-members';
import { membersPath } from './member-paths';

const Invitations = z.object({ emails: AddressList, groupId: z.string().min(1) });
type Invitations = z.output<typeof Invitations>;

/** Invites people into a group of the app, several at once; those who could not be invited stay in the field. */
export function InviteMembersDialog() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { message } = App.useApp();
  const app = useManagedApp();
  const close = useCloseTo(membersPath(app.base));
  const failureLines = useFailureLines();
  const [invite] = useInviteMemberMutation();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  const run = async ({ emails, groupId }: Invitations) => {
    const unreadable = notAddresses(emails);
    if (unreadable.length > 0) {
      return { error: besideEmails(unreadable.map((email) => t('members.invite.noAddress', { email }))) };
    }
    const result = await inviteOneByOne(
      emails,
      (email) => invite({ body: { appId: app.appId, email, groupId } }),
      (done) => {
        setProgress({ done, total: emails.length });
      },
    );
    setProgress(undefined);
    const all = [...sent, ...result.sent];
    setSent(all);
    const [first] = result.failures;
    if (!first) return { data: all };
    const remaining = { emails: result.unsent.join('\n') };
    if ('kind' in first.error && first.error.kind === 'refused' && first.error.fieldErrors['groupId']) {
      return { error: first.error, remaining };
    }
    const lines = result.failures.map(({ email, error }) =>
      t('members.invite.refused', { email, reason: failureLines(error).join(' ') }),
    );
    return { error: besideEmails(lines), remaining };
  };

  return (
    <FormDialog
      title={t('members.invite.title')}
      requires={toManageMembers(app)}
      schema={Invitations}
      initialValues={{ emails: '' }}
      run={run}
      onDone={(invited) => {
        void message.success(t('members.invite.sent', { count: invited.length }));
        close();
      }}
      submitLabel={t('members.invite.submit')}
      draftKey={`members:invite ${app.appId}`}
      closeTo={membersPath(app.base)}
    >
      <p style={{ marginTop: 0, color: token.colorTextDescription }}>
        {t('members.invite.about', { days: INVITATION_DAYS })}
      </p>
      {sent.length > 0 && (
        <Alert
          type="success"
          showIcon
          role="status"
          style={{ marginBottom: token.margin }}
          title={t('members.invite.sent', { count: sent.length })}
          description={<span style={{ overflowWrap: 'anywhere' }}>{sent.join(', ')}</span>}
        />
      )}
      <FormField
        name="emails"
        label={t('members.invite.emails')}
        help={t('members.invite.emailsHelp', { count: MOST_INVITED })}
        rules={{
          noAddress: t('members.invite.none'),
          tooManyAddresses: t('members.invite.tooMany', { count: MOST_INVITED }),
        }}
      >
        <Input.TextArea rows={4} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormField>
      <FormField
        name="groupId"
        label={t('members.columns.group')}
        {...(app.permission === 'admin-management' && { help: t('members.groupHelp') })}
      >
        <GroupSelect app={app} />
      </FormField>
      {progress && progress.total > 1 && <p role="status">{t('members.invite.progress', progress)}</p>}
    </FormDialog>
  );
}

/** A refusal that stands beside the addresses, one line for each. */
function besideEmails(lines: string[]) {
  return {
    kind: 'refused' as const,
    status: 409,
    message: [],
    errors: [],
    fieldErrors: { emails: lines },
  };
}
