import { ConfirmDialog, usePopUps } from '@console/ui';
import { SecretDialog } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkUserInvitationMutation, useRevokeUserInvitationMutation } from '../api/users-api';
import type { UserInvitation } from '../contract';

interface InvitationDialogProps {
  invitation: UserInvitation;
  open: boolean;
  onClose: () => void;
}

/** A new link, which replaces the emailed one. */
export function LinkDialog({ invitation: { id, email }, open, onClose }: InvitationDialogProps) {
  const { t } = useTranslation('accounts');
  const [makeLink, { reset }] = useLinkUserInvitationMutation();
  const [link, setLink] = useState<string>();
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t('invitations.link.title', { email })}
        action={t('invitations.link.action')}
        run={async () => {
          const outcome = await makeLink({ id });
          if (outcome.data) {
            // The link must not remain in the store.
            reset();
            setLink(outcome.data.link);
          }
          return outcome;
        }}
        onClose={onClose}
      >
        {t('invitations.link.effect')}
      </ConfirmDialog>
      <SecretDialog
        title={t('invitations.link.done', { email })}
        label={t('invitations.link.label')}
        warning={t('invitations.link.warning')}
        secret={link}
        fileName="invitation.txt"
        onClose={() => setLink(undefined)}
      />
    </>
  );
}

export function RevokeInvitationDialog({ invitation, open, onClose }: InvitationDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = usePopUps();
  const [revoke] = useRevokeUserInvitationMutation();
  const { id, email, user, expired } = invitation;
  return (
    <ConfirmDialog
      open={open}
      title={t('invitations.revoke.title', { email })}
      action={t('invitations.revoke.action')}
      affected={{
        data: [
          t(expired ? 'invitations.revoke.expired' : 'invitations.revoke.link'),
          ...(user ? [t('invitations.revoke.account')] : []),
        ],
      }}
      danger
      run={() => revoke({ id })}
      onDone={() => message.success(t('invitations.revoke.done', { email }))}
      onClose={onClose}
    >
      {t('invitations.revoke.effect')}
    </ConfirmDialog>
  );
}
