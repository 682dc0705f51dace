import MailOutlined from '@ant-design/icons/MailOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import { ConfirmDialog, PageActions, usePopUps } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResetTwoFactorMutation, useResetUserPasswordMutation } from '../api/users-api';
import type { AdminUser } from '../contract';
import { changeAccessOf } from '../user-requirements';

export function UserActions({ user }: { user: AdminUser }) {
  const { t } = useTranslation('accounts');
  const [opened, setOpened] = useState<'password' | 'twoFactor'>();
  const dialog = (key: typeof opened) => ({
    user,
    open: opened === key,
    onClose: () => setOpened(undefined),
  });

  return (
    <>
      <PageActions
        actions={[
          {
            key: 'password',
            label: user.status === 'invited' ? t('user.invite.action') : t('user.resetPassword.action'),
            icon: <MailOutlined aria-hidden />,
            requires: changeAccessOf(user),
            run: () => setOpened('password'),
          },
          ...(user.twoFAEnabled
            ? [
                {
                  key: 'twoFactor',
                  label: t('user.resetTwoFactor.action'),
                  icon: <SafetyOutlined aria-hidden />,
                  danger: true,
                  requires: { ...changeAccessOf(user), targetUserId: user.id },
                  run: () => setOpened('twoFactor'),
                },
              ]
            : []),
        ]}
      />
      <ResetPasswordDialog {...dialog('password')} />
      <ResetTwoFactorDialog {...dialog('twoFactor')} />
    </>
  );
}

interface UserActionDialogProps {
  user: Pick<AdminUser, 'id' | 'name' | 'email' | 'status'>;
  open: boolean;
  onClose: () => void;
}

function ResetPasswordDialog({ user, open, onClose }: UserActionDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = usePopUps();
  const [reset] = useResetUserPasswordMutation();
  const { id, name, email, status } = user;
  const isInvited = status === 'invited';

  return (
    <ConfirmDialog
      open={open}
      title={isInvited ? t('user.invite.title', { name }) : t('user.resetPassword.title', { name })}
      action={isInvited ? t('user.invite.action') : t('user.resetPassword.action')}
      run={() => reset({ id })}
      onDone={() => message.success(t('user.mailSent', { email }))}
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

interface ResetTwoFactorDialogProps {
  user: Pick<AdminUser, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

/** @see spec 4.2 */
function ResetTwoFactorDialog({ user: { id, name }, open, onClose }: ResetTwoFactorDialogProps) {
  const { t } = useTranslation('accounts');
  const { message } = usePopUps();
  const [reset] = useResetTwoFactorMutation();

  return (
    <ConfirmDialog
      open={open}
      title={t('user.resetTwoFactor.title', { name })}
      action={t('user.resetTwoFactor.action')}
      danger
      affected={{
        data: [
          t('user.resetTwoFactor.affected.codes'),
          t('user.resetTwoFactor.affected.sessions'),
          t('user.resetTwoFactor.affected.enroll'),
        ],
      }}
      run={() => reset({ id })}
      onDone={() => message.success(t('user.resetTwoFactor.done', { name }))}
      onClose={onClose}
    >
      {t('user.resetTwoFactor.effect')}
    </ConfirmDialog>
  );
}
