import { DateTime, DetailCard, FactList, GuardedButton, StatusTag, useZone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { AdminUser } from '../contract';
import { editUserPath } from '../user-paths';
import { CHANGE_ACCOUNTS } from '../user-requirements';

export function ProfileCard({ user }: { user: AdminUser }) {
  const { t } = useTranslation('accounts');
  const { t: ui } = useTranslation('ui');
  const zone = useZone();
  const navigate = useNavigate();
  const { search } = useLocation();

  return (
    <DetailCard
      title={t('user.profile')}
      actions={
        <GuardedButton
          requires={CHANGE_ACCOUNTS}
          onClick={() => void navigate({ pathname: editUserPath(user.id), search })}
        >
          {t('user.edit.action')}
        </GuardedButton>
      }
    >
      <FactList
        facts={[
          {
            label: t('user.twoFactor'),
            value: (
              <StatusTag
                tone={user.twoFAEnabled ? 'normal' : 'off'}
                label={t(`twoFactor.${user.twoFAEnabled ? 'on' : 'off'}`)}
              />
            ),
          },
          {
            label: t('user.rights'),
            value: t(`rights.${user.viewOnly ? 'view-only' : 'full'}`),
          },
          { label: t('user.adminGroup'), value: user.adminGroup ?? t('user.noAdminGroup') },
          { label: t('user.language'), value: ui(`languages.${user.language}`) },
          { label: t('user.timezone'), value: user.timezone },
          { label: t('user.createdAt'), value: <DateTime value={user.createdAt} zone={zone} /> },
          {
            label: t('user.lastSignInAt'),
            value:
              user.lastSignInAt === null ? (
                t('users.neverSignedIn')
              ) : (
                <DateTime value={user.lastSignInAt} zone={zone} />
              ),
          },
        ]}
      />
    </DetailCard>
  );
}
