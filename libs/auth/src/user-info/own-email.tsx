import { FactList, useGetProfileQuery } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** The address that the person signs in with and gets mails at. */
export function OwnEmail() {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { data: user } = useGetProfileQuery();
  return (
    user && (
      <div style={{ marginBottom: token.marginLG }}>
        <FactList facts={[{ label: t('userInfo.email'), value: user.email }]} />
      </div>
    )
  );
}
