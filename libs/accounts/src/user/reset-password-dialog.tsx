import { ConfirmDialog, usePopUps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useResetUserPasswordMutation } from '../api/user-api';
import type { AdminUser } from '../contract';

interface UserActDialogProps {
  user: Pick<AdminUser, 'id' | 'name' | 'email' | 'status'>;
  open: boolean;
  onClose: () => void;
}

/** Has the person mailed a link to choose a password: nobody else learns it. Who has none yet is invited once more. */
export function ResetPasswordDialog({ user, open, onClose }: UserActDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = usePopUps();
  const [reset] = useResetUserPasswordMutation();
  const { id, name, email, status } = user;
  const isInvited = status === 'invited';

  return (
    <ConfirmDialog
      open={open}
      title={isInvited ? t('user.invite.title', { name }) : t('user.resetPassword.title', { name })}
      run={() => reset({ id })}
      onDone={() => {
        message.success(t('user.mailSent', { email }));
      }}
      onClose={onClose}
    >
      {isInvited ? (
        t('user.invite.effect', { email })
      ) : (
        <>
          <p style={{ marginTop: 0 }}>{t('user.resetPassword.effect', { email })}</p>
          {t(`user.resetPassword.then.${status}`)}
        </>
      )}
    </ConfirmDialog>
  );
}
