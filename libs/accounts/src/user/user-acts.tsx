import MailOutlined from '@ant-design/icons/MailOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import { PageActs } from '@console/shell-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '../contract';
import { changesAccess } from './changes-accounts';
import { ResetPasswordDialog } from './reset-password-dialog';
import { ResetTwoFactorDialog } from './reset-two-factor-dialog';

/** Ways to help a person back in, each behind a dialog that says what it does to them. */
export function UserActs({ user }: { user: AdminUser }) {
  const { t } = useTranslation('accounts');
  const [asked, setAsked] = useState<'password' | 'twoFactor'>();
  const dialog = (key: typeof asked) => ({
    user,
    open: asked === key,
    onClose: () => {
      setAsked(undefined);
    },
  });

  return (
    <>
      <PageActs
        acts={[
          {
            key: 'password',
            label: user.status === 'invited' ? t('user.invite.action') : t('user.resetPassword.action'),
            icon: <MailOutlined aria-hidden />,
            requires: changesAccess(user),
            run: () => {
              setAsked('password');
            },
          },
          ...(user.twoFAEnabled
            ? [
                {
                  key: 'twoFactor',
                  label: t('user.resetTwoFactor.action'),
                  icon: <SafetyOutlined aria-hidden />,
                  danger: true,
                  requires: { ...changesAccess(user), toAnother: user.id },
                  run: () => {
                    setAsked('twoFactor');
                  },
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
