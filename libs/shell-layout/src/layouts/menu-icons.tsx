import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import type { ComponentType } from 'react';

/** Routes name their icon, so that the route tree loads no drawing. */
export const MENU_ICONS = {
  apps: AppstoreOutlined,
  dashboard: DashboardOutlined,
} satisfies Record<string, ComponentType<{ 'aria-hidden'?: boolean }>>;

export type MenuIcon = keyof typeof MENU_ICONS;
