import MailOutlined from '@ant-design/icons/MailOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import { PageActions, useConfirm, usePopUps } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useResetTwoFactorMutation, useResetUserPasswordMutation } from '../api/users-api';
import type { AdminUser } from '../contract';
import { changeAccessOf } from '../user-requirements';

/** @see spec 4.2 */
export function UserActions({ user }: { user: AdminUser }) {
  const { t } = useTranslation('accounts');
  const { message } = usePopUps();
  const { ask, dialog } = useConfirm();
  const [resetPassword] = useResetUserPasswordMutation();
  const [resetTwoFactor] = useResetTwoFactorMutation();
  const { id, name, email, status } = user;
  const requires = changeAccessOf(user);
  const about = status === 'invited' ? 'user.invite' : 'user.resetPassword';

  return (
    <>
      <PageActions
        actions={[
          {
            key: 'password',
            label: t(`${about}.action`),
            icon: <MailOutlined aria-hidden />,
            requires,
            run: () =>
              ask({
                title: t(`${about}.title`, { name }),
                action: t(`${about}.action`),
                effect: (
                  <>
                    {t(`${about}.effect`, { email })}
                    {status !== 'invited' && (
                      <p style={{ marginBottom: 0 }}>{t(`user.resetPassword.then.${status}`)}</p>
                    )}
                  </>
                ),
                run: () => resetPassword({ id }),
                onDone: () => message.success(t('user.mailQueued', { email })),
              }),
          },
          ...(user.twoFAEnabled
            ? [
                {
                  key: 'twoFactor',
                  label: t('user.resetTwoFactor.action'),
                  icon: <SafetyOutlined aria-hidden />,
                  danger: true,
                  requires: { ...requires, targetUserId: id },
                  run: () =>
                    ask({
                      title: t('user.resetTwoFactor.title', { name }),
                      action: t('user.resetTwoFactor.action'),
                      effect: t('user.resetTwoFactor.effect'),
                      affected: {
                        data: [
                          t('user.resetTwoFactor.affected.codes'),
                          t('user.resetTwoFactor.affected.sessions'),
                          t('user.resetTwoFactor.affected.enroll'),
                        ],
                      },
                      danger: true,
                      run: () => resetTwoFactor({ id }),
                      onDone: () => message.success(t('user.resetTwoFactor.done', { name })),
                    }),
                },
              ]
            : []),
        ]}
      />
      {dialog}
    </>
  );
}
