import { useUi } from '@console/ui';
import { UiProvider } from '@console/ui/shell';
import { useNarrow } from '@console/ui/theme';
import { theme } from 'antd';
import { useId, useMemo } from 'react';
import { useMatches } from 'react-router';
import { useMenuParams } from '../access/current-app';
import { useServersReadable } from '../access/use-servers-readable';
import { useGetProfileQuery, useTwoFactorPassed } from '../api/session-api';
import { useIsIdle } from '../deployment/idle';
import { TWO_FACTOR_PATH } from '../routes/paths';
import { chainOf } from '../routes/route-handle';
import { useConsole, usePreferences } from '../services/console-services';
import { useLayoutParts } from '../services/layout-parts';
import { Slot } from '../services/slots';
import { SettingsProvider } from '../settings/settings-provider';
import { SubscriptionDialogsProvider } from '../subscription/subscription-dialogs';
import { KeepAliveOutlet } from './keep-alive-outlet';
import { DocumentTitle, useCurrentTitle } from './page-title';
import { COLLAPSED_WIDTH, Sidebar } from './sidebar';
import { SIGNED_IN_UI } from './signed-in-ui';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** After the first screen. */
function StatusBannerSlot() {
  return useIsIdle() && <Slot name="statusBanner" props={{}} />;
}

/** @see spec 4.6 */
function LicenseNoticeSlot() {
  const { appId } = useMenuParams();
  return useServersReadable(appId) && <Slot key={appId} name="licenseNotice" props={{ appId }} />;
}

/** The layout of the signed-in console: menu and content. */
export function DefaultLayout() {
  const { config, host, session } = useConsole();
  const rootUi = useUi();
  const { ui: partsUi, Provider } = useLayoutParts();
  const ui = useMemo(() => ({ ...rootUi, ...SIGNED_IN_UI, ...partsUi }), [rootUi, partsUi]);
  const contentId = useId();
  const { token } = theme.useToken();
  const [{ layoutMode, sidebarCollapsed }] = usePreferences();
  const narrow = useNarrow();
  const title = useCurrentTitle();
  // Without two-factor authentication every entry would redirect.
  const atGate = chainOf(useMatches()).at(-1)?.path === TWO_FACTOR_PATH;
  const { data: user } = useGetProfileQuery(undefined, { skip: session.token === null });
  const withMenu = useTwoFactorPassed() && !atGate;
  const column = layoutMode === 'vertical' && !narrow && host?.hideMenu !== true;

  return (
    <UiProvider value={ui}>
      <SubscriptionDialogsProvider>
        <SettingsProvider fallback={contentId}>
          <Provider enabled={withMenu}>
            <div
              style={{
                display: 'flex',
                flexDirection: column ? 'row' : 'column',
                minHeight: '100dvh',
                color: token.colorText,
                background: token.colorBgContainer,
              }}
            >
              <DocumentTitle />
              <SkipLink target={contentId} />
              {column ? (
                <aside
                  style={{
                    position: 'sticky',
                    top: 0,
                    flex: 'none',
                    boxSizing: 'border-box',
                    width: sidebarCollapsed ? COLLAPSED_WIDTH : config.menuWidth,
                    height: '100dvh',
                    background: token.colorBgLayout,
                    borderInlineEnd: `1px solid ${token.colorSplit}`,
                    transition: `width ${token.motionDurationMid}`,
                  }}
                >
                  <Sidebar withMenu={withMenu} collapsed={sidebarCollapsed} collapsible />
                </aside>
              ) : (
                <TopBar withMenu={withMenu} narrow={narrow} />
              )}
              <main
                id={contentId}
                aria-label={title}
                tabIndex={-1}
                style={{
                  display: 'flex',
                  flex: 1,
                  flexDirection: 'column',
                  padding: narrow ? token.padding : token.paddingLG,
                  minWidth: 0,
                  outline: 'none',
                }}
              >
                {withMenu && <StatusBannerSlot />}
                <KeepAliveOutlet owner={user?.id} />
                <LicenseNoticeSlot />
              </main>
            </div>
          </Provider>
        </SettingsProvider>
      </SubscriptionDialogsProvider>
    </UiProvider>
  );
}
