import { ConfirmDialog, usePopUps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useResetTwoFactorMutation } from '../api/user-api';
import type { AdminUser } from '../contract';

interface ResetTwoFactorDialogProps {
  user: Pick<AdminUser, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

/** Takes a lost authenticator away: the person is signed out everywhere, and has to enrol anew. @see docs/behaviour.md 4.2 */
export function ResetTwoFactorDialog({ user: { id, name }, open, onClose }: ResetTwoFactorDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = usePopUps();
  const [reset] = useResetTwoFactorMutation();

  return (
    <ConfirmDialog
      open={open}
      title={t('user.resetTwoFactor.title', { name })}
      danger
      affected={{
        data: [
          t('user.resetTwoFactor.affected.codes'),
          t('user.resetTwoFactor.affected.sessions'),
          t('user.resetTwoFactor.affected.enrol'),
        ],
      }}
      run={() => reset({ id })}
      onDone={() => {
        message.success(t('user.resetTwoFactor.done', { name }));
      }}
      onClose={onClose}
    >
      {t('user.resetTwoFactor.effect')}
    </ConfirmDialog>
  );
}
