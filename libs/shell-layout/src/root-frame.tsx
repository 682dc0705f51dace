import { Outlet, ScrollRestoration } from 'react-router';
import { CaptchaDialog } from './captcha/captcha-dialog';
import { DeveloperPanelSlot } from './developer-panel/developer-panel-slot';
import { useChangedPermissions } from './guards/use-changed-permissions';
import { NavigationProgress } from './navigation/navigation-progress';
import { GlobalLoading } from './notices/global-loading';
import { Notices } from './notices/notices';
import { useOtherTabs } from './session/use-other-tabs';

/** What stands around every screen. */
export function RootFrame() {
  useOtherTabs();
  useChangedPermissions();
  return (
    <>
      <NavigationProgress />
      <Notices />
      <Outlet />
      <DeveloperPanelSlot />
      <ScrollRestoration />
      <GlobalLoading />
      <CaptchaDialog />
    </>
  );
}
