import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CloudServerOutlined from '@ant-design/icons/CloudServerOutlined';
import CreditCardOutlined from '@ant-design/icons/CreditCardOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import PlaySquareOutlined from '@ant-design/icons/PlaySquareOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import type { ComponentType } from 'react';

/** Routes name their icon, so that the route tree loads no drawing. */
export const MENU_ICONS = {
  apps: AppstoreOutlined,
  billing: CreditCardOutlined,
  dashboard: DashboardOutlined,
  document: FileTextOutlined,
  machine: CloudServerOutlined,
  management: SafetyOutlined,
  product: PlaySquareOutlined,
  users: TeamOutlined,
} satisfies Record<string, ComponentType<{ 'aria-hidden'?: boolean; className?: string | undefined }>>;

export type MenuIcon = keyof typeof MENU_ICONS;
