import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CloudServerOutlined from '@ant-design/icons/CloudServerOutlined';
import CreditCardOutlined from '@ant-design/icons/CreditCardOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import PlaySquareOutlined from '@ant-design/icons/PlaySquareOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import { theme } from 'antd';
import type { ComponentType } from 'react';
import type { MenuIcon } from '../routes/console-route';

/** By name, so that the route tree loads no icons. */
export const MENU_ICONS = {
  apps: AppstoreOutlined,
  billing: CreditCardOutlined,
  dashboard: DashboardOutlined,
  document: FileTextOutlined,
  machine: CloudServerOutlined,
  management: SafetyOutlined,
  product: PlaySquareOutlined,
  users: TeamOutlined,
} satisfies Record<MenuIcon, ComponentType<{ 'aria-hidden'?: boolean; className?: string | undefined }>>;

interface MenuIconMarkProps {
  icon: MenuIcon;
  /** Shows a dot. */
  marked: boolean;
  className?: string;
}

/** The icon of a menu entry, with a dot if the menu is too narrow for the number. */
export function MenuIconMark({ icon, marked, className }: MenuIconMarkProps) {
  const { token } = theme.useToken();
  const Icon = MENU_ICONS[icon];
  if (!marked) return <Icon aria-hidden className={className} />;
  return (
    <span aria-hidden className={className} style={{ position: 'relative' }}>
      <Icon />
      {/* Not a span: antd hides those after icons. */}
      <i
        style={{
          position: 'absolute',
          insetBlockStart: 6,
          insetInlineEnd: -4,
          width: 8,
          height: 8,
          borderRadius: '50%',
          background: token.colorError,
        }}
      />
    </span>
  );
}
