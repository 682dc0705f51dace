import { ScrollRestoration, useNavigate } from 'react-router';
import { CaptchaDialog } from './captcha/captcha-dialog';
import { IdleProvider, useIsIdle } from './deployment/calm';
import { lazyComponent } from '@console/ui/lazy';
import { DeveloperPanelSlot } from './developer-panel/developer-panel-slot';
import { UNAVAILABLE_PATH } from './guards/guard-paths';
import { useChangedPermissions } from './guards/use-changed-permissions';
import { useForbidden } from './guards/use-forbidden';
import { PageTitleProvider } from './layouts/page-title';
import { NavigationProgress } from './navigation/navigation-progress';
import { useFocusOnNavigation } from './navigation/use-focus-of-place';
import { GlobalLoading } from './notices/global-loading';
import { Notices } from './notices/notices';
import { useConsole, usePreferences } from './services/console-services';
import { SessionOutlet } from './session/session-outlet';
import { useEndedSession } from './session/use-ended-session';
import { useOtherTabs } from './session/use-other-tabs';

const InactivityWatch = lazyComponent(
  async () => (await import('./session/inactivity-watch')).InactivityWatch,
);

/** Watches for inactivity once the first screen is complete. */
function InactivitySlot() {
  return useIsIdle() && <InactivityWatch />;
}

/** What stands around every screen. */
export function RootFrame() {
  const { host, captcha, events, reload } = useConsole();
  const [{ darkMode }] = usePreferences();
  const navigate = useNavigate();
  const onForbidden = useForbidden();
  useOtherTabs();
  useEndedSession();
  useChangedPermissions();
  useFocusOnNavigation();
  return (
    <IdleProvider>
      <NavigationProgress />
      <Notices
        events={events}
        reload={reload}
        onForbidden={() => {
          void onForbidden();
        }}
        onUnavailable={() => {
          void navigate(UNAVAILABLE_PATH);
        }}
      />
      <PageTitleProvider>
        <SessionOutlet />
      </PageTitleProvider>
      <DeveloperPanelSlot />
      <InactivitySlot />
      {/* Where a host's page is scrolled to is the host's. */}
      {!host?.area && <ScrollRestoration />}
      <GlobalLoading events={events} />
      {captcha && <CaptchaDialog captcha={captcha} darkMode={darkMode} />}
    </IdleProvider>
  );
}
