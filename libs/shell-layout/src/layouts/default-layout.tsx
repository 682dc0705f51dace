import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { Button, Drawer, Flex, Layout, theme } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useGetProfileQuery } from '../api/session-api';
import { TWO_FACTOR_PATH } from '../guards/guard';
import { chainOf } from '../routes/route-handle';
import { useConsole, usePreferences } from '../services/console-services';
import { CurrentUser } from './current-user';
import { DocumentTitle } from './document-title';
import { LogoBlock } from './logo-block';
import { MainMenu } from './main-menu';
import { RightMenu } from './right-menu';
import { COLLAPSED_WIDTH, Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { useNarrow } from './use-narrow';

const CONTENT_ID = 'content';

/** The frame of the signed-in console: menu and content, side by side or one above the other. */
export function DefaultLayout() {
  const { config } = useConsole();
  const { token } = theme.useToken();
  const [{ layoutMode, sidebarCollapsed }] = usePreferences();
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const { data: user } = useGetProfileQuery();
  // Behind the two-factor gate there is nowhere to go.
  const atGate = chainOf(useMatches()).at(-1)?.path === TWO_FACTOR_PATH;
  const withMenu = !atGate && user?.twoFAEnabled === true;
  const column = layoutMode === 'vertical' && !narrow;

  useEffect(() => {
    // What had the focus went with its screen: the keyboard goes on in the new one, not at the top of the page.
    if (document.activeElement === document.body)
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Layout hasSider={column} style={{ minHeight: '100dvh' }}>
      <DocumentTitle />
      <SkipLink target={CONTENT_ID} />
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
        <Layout.Header
          style={{
            position: 'sticky',
            top: 0,
            zIndex: 10,
            display: 'flex',
            alignItems: 'center',
            gap: token.margin,
            paddingInline: token.padding,
            background: token.colorBgContainer,
            borderBottom: `1px solid ${token.colorSplit}`,
            lineHeight: 'normal',
          }}
        >
          {narrow ? <DrawerMenu withMenu={withMenu} /> : <HeaderMenu withMenu={withMenu} />}
        </Layout.Header>
      )}
      <Layout.Content
        id={CONTENT_ID}
        role="main"
        tabIndex={-1}
        style={{ padding: narrow ? token.padding : token.paddingLG, minWidth: 0, outline: 'none' }}
      >
        <Outlet />
      </Layout.Content>
    </Layout>
  );
}

function HeaderMenu({ withMenu }: { withMenu: boolean }) {
  return (
    <>
      <LogoBlock />
      {withMenu ? <MainMenu mode="horizontal" /> : <span style={{ flex: 1 }} />}
      <CurrentUser />
      <RightMenu />
    </>
  );
}

function DrawerMenu({ withMenu }: { withMenu: boolean }) {
  const { t } = useTranslation('shell');
  const { config } = useConsole();
  const { key } = useLocation();
  // Open at one entry of the history: any navigation leaves it behind.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const close = () => {
    setOpenAt(undefined);
  };

  return (
    <Flex align="center" gap={12} style={{ minWidth: 0, flex: 1 }}>
      <Button
        type="text"
        aria-label={t('menu.open')}
        aria-expanded={open}
        icon={<MenuOutlined />}
        onClick={() => {
          setOpenAt(key);
        }}
      />
      <LogoBlock />
      <Drawer
        open={open}
        onClose={close}
        placement="left"
        size={Math.min(config.menuWidth, 300)}
        closable={{ 'aria-label': t('menu.close'), placement: 'end' }}
        aria-label={t('menu.main')}
        styles={{ body: { padding: 0 } }}
      >
        <Sidebar withMenu={withMenu} />
      </Drawer>
    </Flex>
  );
}
