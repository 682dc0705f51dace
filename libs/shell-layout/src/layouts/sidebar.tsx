import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '@console/ui';
import { MainMenu } from '../menu/main-menu';
import { useConsole, usePreferences } from '../services/console-services';
import { useLayoutParts } from '../services/layout-parts';
import { CurrentUser } from './current-user';
import { LogoBlock } from './logo-block';
import { RightMenu } from './right-menu';

export const COLLAPSED_WIDTH = 64;

interface SidebarProps {
  withMenu: boolean;
  collapsed?: boolean;
  collapsible?: boolean;
  /** Closes the drawer that contains it. */
  closeButton?: ReactNode;
}

/** Logo, menu, user and footer, as a column or in a drawer. */
export function Sidebar({ withMenu, collapsed = false, collapsible = false, closeButton }: SidebarProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const { config, host } = useConsole();
  const { AppSwitcher, SearchButton } = useLayoutParts();
  const [, change] = usePreferences();
  const toggleLabel = collapsed ? t('menu.expand') : t('menu.collapse');

  return (
    <Flex vertical style={{ height: '100%' }}>
      {(host?.header !== false || closeButton) && (
        <Flex
          align="center"
          justify="space-between"
          gap={token.marginXS}
          style={{ padding: `${token.paddingSM}px ${token.padding}px` }}
        >
          <LogoBlock compact={collapsed} />
          {closeButton}
        </Flex>
      )}
      {withMenu && collapsible && (
        <div
          style={{
            padding: `${host?.header === false ? token.paddingXS : 0}px ${token.paddingXS}px ${token.paddingXXS}px`,
          }}
        >
          <AppSwitcher compact={collapsed} />
          <div style={{ marginTop: token.marginXXS, textAlign: 'center' }}>
            <SearchButton form={collapsed ? 'icon' : 'block'} placement="right" />
          </div>
        </div>
      )}
      <div style={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {withMenu && <MainMenu mode="inline" collapsed={collapsed} />}
      </div>
      <Flex
        vertical
        gap={token.marginXS}
        align={collapsed ? 'center' : 'stretch'}
        style={{ padding: token.paddingXS, borderTop: `1px solid ${token.colorSplit}` }}
      >
        <div style={{ paddingInline: collapsed ? 0 : token.paddingXS, minWidth: 0 }}>
          <CurrentUser compact={collapsed} />
        </div>
        <Flex vertical={collapsed} align="center" gap={4}>
          <RightMenu vertical={collapsed} notifications={withMenu && collapsible} />
          {collapsible && (
            <Hint text={toggleLabel} placement="right">
              <Button
                type="text"
                aria-label={toggleLabel}
                aria-expanded={!collapsed}
                icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
                onClick={() => {
                  change({ sidebarCollapsed: !collapsed });
                }}
              />
            </Hint>
          )}
        </Flex>
        {!collapsed && (
          <small style={{ paddingInline: token.paddingXS, color: token.colorTextDescription }}>
            {t('menu.footer', { product: config.productName, year: new Date().getFullYear() })}
          </small>
        )}
      </Flex>
    </Flex>
  );
}
