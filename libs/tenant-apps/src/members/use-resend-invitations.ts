import type { ConsoleError } from '@console/http';
import type { BulkAction } from '@console/ui/list';
import { usePopUps } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useResendInvitationMutation, useResendInvitationOfManyMutation } from '../api/members-api';
import type { Member } from '../contract';
import { toManage } from '../groups/manage-requirements';
import type { ManagedApp } from '../use-managed-app';

export function useResendInvitations(app: ManagedApp) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [resend] = useResendInvitationMutation();
  const [resendOfMany] = useResendInvitationOfManyMutation();
  const argsFor = ({ id }: Member) => ({
    appId: app.appId,
    body: { ids: [id], appId: app.appId },
  });

  const bulkAction: BulkAction<Member> = {
    key: 'resend',
    label: t('members.resend.bulk'),
    question: (count) => t('members.resend.question', { count }),
    effect: t('members.resend.effect'),
    requires: toManage(app),
    run: async (member) => {
      const { data, error } = await resendOfMany(argsFor(member));
      if (error) return { error };
      const [notSent] = data.notSent;
      return notSent ? { error: rejection(t(`members.resend.notSent.${notSent.reason}`)) } : { data };
    },
  };

  return {
    bulkAction,
    resendOne: async (member: Member) => {
      const { data } = await resend(argsFor(member));
      const [notSent] = data?.notSent ?? [];
      if (notSent) message.warning(t(`members.resend.notSent.${notSent.reason}`));
      else if (data) message.success(t('members.resend.done', { email: member.email }));
    },
  };
}

/** The response is a 200; the rejected invitation is reported like an error. */
function rejection(reason: string): ConsoleError {
  return { kind: 'http', status: 409, message: [reason], errors: [], fieldErrors: {} };
}
