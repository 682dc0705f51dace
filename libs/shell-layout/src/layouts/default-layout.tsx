import { Layout, theme } from 'antd';
import { useId } from 'react';
import { useMatches } from 'react-router';
import { useGetProfileQuery } from '../api/session-api';
import { TWO_FACTOR_PATH } from '../guards/guard';
import { chainOf } from '../routes/route-handle';
import { KeptOutlet } from '../routes/kept-outlet';
import { useConsole, usePreferences } from '../services/console-services';
import { useGatePassed } from '../session/use-gate-passed';
import { SettingsDesk } from '../settings/settings-desk';
import { LicenceNotice } from '../subscription/licence-notice';
import { SubscriptionDeskProvider } from '../subscription/subscription-desk';
import { DocumentTitle, useShownTitle } from './document-title';
import { COLLAPSED_WIDTH, Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useNarrow } from './use-narrow';

/** The frame of the signed-in console: menu and content, side by side or one above the other. */
export function DefaultLayout() {
  const { config, host, session } = useConsole();
  const contentId = useId();
  const { token } = theme.useToken();
  const [{ layoutMode, sidebarCollapsed }] = usePreferences();
  const narrow = useNarrow();
  const title = useShownTitle();
  // Behind the two-factor gate there is nowhere to go.
  const atGate = chainOf(useMatches()).at(-1)?.path === TWO_FACTOR_PATH;
  const { data: user } = useGetProfileQuery(undefined, { skip: session.token === null });
  const withMenu = useGatePassed() && !atGate;
  const column = layoutMode === 'vertical' && !narrow && host?.hideMenu !== true;

  return (
    <SubscriptionDeskProvider>
      <SettingsDesk fallback={contentId}>
        <Layout hasSider={column} style={{ minHeight: '100dvh' }}>
          <DocumentTitle />
          <SkipLink target={contentId} />
          {column ? (
            <Layout.Sider
              width={config.menuWidth}
              collapsedWidth={COLLAPSED_WIDTH}
              collapsed={sidebarCollapsed}
              trigger={null}
              style={{
                position: 'sticky',
                top: 0,
                height: '100dvh',
                background: token.colorBgContainer,
                borderInlineEnd: `1px solid ${token.colorSplit}`,
              }}
            >
              <Sidebar withMenu={withMenu} collapsed={sidebarCollapsed} collapsible />
            </Layout.Sider>
          ) : (
            <TopBar withMenu={withMenu} narrow={narrow} />
          )}
          <Layout.Content
            id={contentId}
            role="main"
            aria-label={title}
            tabIndex={-1}
            style={{ padding: narrow ? token.padding : token.paddingLG, minWidth: 0, outline: 'none' }}
          >
            <LicenceNotice />
            <KeptOutlet owner={user?.id} />
          </Layout.Content>
        </Layout>
      </SettingsDesk>
    </SubscriptionDeskProvider>
  );
}
