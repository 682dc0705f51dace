import { lazyComponent } from '@console/ui/lazy';
import { type Location, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { IdleProvider, useIsIdle } from '../deployment/idle';
import { useChangedPermissions } from '../guards/use-changed-permissions';
import { useForbidden } from '../guards/use-forbidden';
import { PageTitleProvider } from '../layouts/page-title';
import { NavigationProgress } from '../navigation/navigation-progress';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation';
import { Overlays } from '../notices/overlays';
import { type StatusState, UNAVAILABLE_PATH } from '../routes/paths';
import { useConsole } from '../services/console-services';
import { useOtherTabs } from '../session/other-tabs';
import { SessionOutlet } from '../session/session-outlet';
import { useEndedSession } from '../session/use-ended-session';

const DeferredParts = lazyComponent(async () => (await import('./deferred-parts')).DeferredParts);

/** After the first screen. */
function DeferredSlot() {
  return useIsIdle() && <DeferredParts />;
}

/** The first page of every document has the key "default". */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The parts around every screen. */
export function RootLayout() {
  const { host, store } = useConsole();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onForbidden = useForbidden();
  useOtherTabs();
  useEndedSession();
  useChangedPermissions();
  useFocusOnNavigation();
  return (
    <IdleProvider store={store}>
      <NavigationProgress />
      <Overlays
        onForbidden={(requestId) => {
          void onForbidden(requestId);
        }}
        onUnavailable={(requestId) => {
          const state: StatusState = { failed: pathname + search, requestId };
          // The guard may have redirected already.
          if (pathname !== UNAVAILABLE_PATH) void navigate(UNAVAILABLE_PATH, { state });
        }}
      />
      <PageTitleProvider>
        <SessionOutlet />
      </PageTitleProvider>
      <DeferredSlot />
      {/* Embedded, the host controls the scroll position. */}
      {!host?.area && <ScrollRestoration getKey={scrollKey} />}
    </IdleProvider>
  );
}
