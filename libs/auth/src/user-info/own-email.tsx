import { FactList, LinkButton } from '@console/ui';
import { useGetProfileQuery } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { CHANGE_EMAIL_PATH } from '../own-account/own-account-paths';

/** The address that the person signs in with and gets mails at; to change it takes a mail, and two-factor authentication. */
export function OwnEmail() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { data: user } = useGetProfileQuery();
  return (
    user && (
      <div style={{ marginBottom: token.marginLG }}>
        <FactList
          facts={[
            {
              label: t('userInfo.email'),
              value: (
                <Flex justify="space-between" align="center" gap={token.marginXS} wrap>
                  <span style={{ minWidth: 0 }}>{user.email}</span>
                  {user.twoFAEnabled && (
                    <LinkButton size="small" to={CHANGE_EMAIL_PATH}>
                      {t('routes.changeEmail')}
                    </LinkButton>
                  )}
                </Flex>
              ),
            },
          ]}
        />
      </div>
    )
  );
}
