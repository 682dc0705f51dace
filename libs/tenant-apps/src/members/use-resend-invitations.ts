import type { ConsoleError } from '@console/http';
import type { BulkAction } from '@console/shell-layout';
import { usePopUps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useResendInvitationMutation, useResendInvitationOfManyMutation } from '../api/members-api';
import type { Member } from '../contract';
import type { ManagedApp } from '../managed-app/use-managed-app';
import { toManageMembers } from './managing-members';

/** Mails invitations again: one, whose result is told in a word, or those of many rows, each with what became of it. */
export function useResendInvitations(app: ManagedApp) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [resend] = useResendInvitationMutation();
  const [resendOfMany] = useResendInvitationOfManyMutation();
  const wanted = ({ id }: Member) => ({
    appId: app.appId,
    body: { ids: [id], appId: app.appId },
  });

  const bulkAction: BulkAction<Member> = {
    key: 'resend',
    label: t('members.resend.bulk'),
    question: (count) => t('members.resend.question', { count }),
    effect: t('members.resend.effect'),
    requires: toManageMembers(app),
    run: async (member) => {
      const { data, error } = await resendOfMany(wanted(member));
      if (error) return { error };
      const [notSent] = data.notSent;
      return notSent ? { error: refusal(t(`members.resend.notSent.${notSent.reason}`)) } : { data };
    },
  };

  return {
    bulkAction,
    resendOne: async (member: Member) => {
      const { data } = await resend(wanted(member));
      const [notSent] = data?.notSent ?? [];
      if (notSent) message.warning(t(`members.resend.notSent.${notSent.reason}`));
      else if (data) message.success(t('members.resend.done', { email: member.email }));
    },
  };
}

/** The call was answered; that this one invitation was not sent is a refusal all the same. */
function refusal(reason: string): ConsoleError {
  return { kind: 'refused', status: 409, message: [reason], errors: [], fieldErrors: {} };
}
