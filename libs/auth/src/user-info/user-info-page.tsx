import { SessionsCard } from '@console/ui';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import {
  useEndOtherSessionsMutation,
  useEndMySessionMutation,
  useListMySessionsQuery,
} from '../api/my-account-api';
import { PasskeysSection } from '../passkeys/passkeys-section';
import { RememberedDevicesSection } from '../remembered-devices/remembered-devices-section';
import { TwoFactorSection } from '../two-factor/two-factor-section';
import { MyDetails } from './my-details';

/** @see spec 2.3, 7.3 */
export function UserInfoPage() {
  const { token } = theme.useToken();
  return (
    <div style={{ display: 'grid', gap: token.marginLG, maxWidth: 720 }}>
      <MyDetails />
      <TwoFactorSection />
      <PasskeysSection />
      <RememberedDevicesSection />
      <MySessions />
      <Outlet />
    </div>
  );
}

function MySessions() {
  const { t } = useTranslation('auth');
  const sessions = useListMySessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndMySessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();

  return (
    <SessionsCard
      result={sessions}
      texts={{
        title: t('sessions.title'),
        loading: t('sessions.loading'),
        failed: t('sessions.failed'),
        notAvailable: t('sessions.notAvailable'),
      }}
      endOne={({ id }) => endOne({ id })}
      endOthers={() => endOthers()}
    />
  );
}
