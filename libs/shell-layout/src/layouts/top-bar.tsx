import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { Button, Drawer, Flex, Layout, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { MainMenu } from '../menu/main-menu';
import { useConsole } from '../services/console-services';
import { CurrentUser } from './current-user';
import { LogoBlock } from './logo-block';
import { RightMenu } from './right-menu';
import { Sidebar } from './sidebar';

interface TopBarProps {
  withMenu: boolean;
  /** The menu is in a drawer. */
  narrow: boolean;
}

/** What stands above the content where no sidebar stands beside it; nothing where the host has all of it. @see docs/behaviour.md 2.5 */
export function TopBar({ withMenu, narrow }: TopBarProps) {
  const { token } = theme.useToken();
  const { host } = useConsole();
  const hideMenu = host?.hideMenu === true;
  if (hideMenu && host.header === false && host.rightMenu === false) return null;

  return (
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
      {narrow && !hideMenu ? (
        <DrawerMenu withMenu={withMenu} />
      ) : (
        <>
          <LogoBlock />
          {withMenu && !hideMenu ? <MainMenu mode="horizontal" /> : <span style={{ flex: 1 }} />}
          {!hideMenu && <CurrentUser />}
          <RightMenu />
        </>
      )}
    </Layout.Header>
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
