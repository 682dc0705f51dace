import MenuOutlined from '@ant-design/icons/MenuOutlined';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { preloadedComponent } from '@console/ui/lazy';
import { MainMenu } from '../menu/main-menu';
import { useConsole } from '../services/console-services';
import { useLayoutParts } from '../services/layout-parts';
import { CurrentUser } from './current-user';
import { LogoBlock } from './logo-block';
import { RightMenu } from './right-menu';

const MenuDrawer = preloadedComponent(
  async () => (await import('./menu-drawer')).MenuDrawer,
  ({ open }) => open,
);

/** Pixels, as in `index.html`. */
const TOP_BAR_HEIGHT = 48;

interface TopBarProps {
  withMenu: boolean;
  narrow: boolean;
}

/**
 * The bar above the content for layouts without a sidebar; empty if the host renders all of it. @see spec 2.5
 */
export function TopBar({ withMenu, narrow }: TopBarProps) {
  const { token } = theme.useToken();
  const { host } = useConsole();
  const { SearchButton } = useLayoutParts();
  const hideMenu = host?.hideMenu === true;
  if (hideMenu && host.header === false && host.rightMenu === false) return null;

  return (
    <header
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
        height: TOP_BAR_HEIGHT,
        flex: 'none',
        color: token.colorText,
      }}
    >
      {narrow && !hideMenu ? (
        <DrawerMenu withMenu={withMenu} />
      ) : (
        <>
          <LogoBlock />
          {withMenu && !hideMenu && <Switcher />}
          {withMenu && !hideMenu ? <MainMenu mode="horizontal" /> : <span style={{ flex: 1 }} />}
          {withMenu && <SearchButton form="icon" />}
          {!hideMenu && <CurrentUser />}
          <RightMenu notifications={withMenu} />
        </>
      )}
    </header>
  );
}

function Switcher() {
  const { AppSwitcher } = useLayoutParts();
  return (
    <span style={{ flex: '0 1 auto', minWidth: 96, maxWidth: 200 }}>
      <AppSwitcher />
    </span>
  );
}

function DrawerMenu({ withMenu }: { withMenu: boolean }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const { NotificationsButton, SearchButton } = useLayoutParts();
  // By history entry: any navigation closes the menu.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const close = () => {
    setOpenAt(undefined);
  };

  return (
    <Flex align="center" gap={4} style={{ minWidth: 0, flex: 1 }}>
      <Button
        type="text"
        aria-label={t('menu.open')}
        aria-expanded={open}
        icon={<MenuOutlined />}
        onClick={() => {
          setOpenAt(key);
        }}
      />
      {withMenu ? <Switcher /> : <LogoBlock compact />}
      <span style={{ flex: 1 }} />
      <SearchButton form="icon" />
      {withMenu && <NotificationsButton />}
      <MenuDrawer open={open} withMenu={withMenu} onClose={close} />
    </Flex>
  );
}
