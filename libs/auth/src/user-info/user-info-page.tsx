import { theme } from 'antd';
import { Outlet } from 'react-router';
import { OwnSessions } from '../sessions/own-sessions';
import { TwoFactorSection } from '../two-factor/two-factor-section';
import { OwnDetails } from './own-details';

/** What the signed-in person sets about the own account; its dialogs open above it. @see spec 2.3, 7.3 */
export function UserInfoPage() {
  const { token } = theme.useToken();
  return (
    <div style={{ display: 'grid', gap: token.marginLG, maxWidth: 720 }}>
      <OwnDetails />
      <TwoFactorSection />
      <OwnSessions />
      <Outlet />
    </div>
  );
}
