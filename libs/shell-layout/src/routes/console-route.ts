import type { ConsoleStore } from '@console/http';
import type { GroupAccess, RuntimeConfig } from '@console/http/contract';
import type { Locale, MessageKey } from '@console/i18n';
import type { ComponentType } from 'react';
import type { SlotFillings } from './console-slots';
import type { LayoutParts } from './layout-parts';
import type { ObjectTypes } from './object-types';

export type MenuIcon =
  'apps' | 'billing' | 'dashboard' | 'document' | 'machine' | 'management' | 'product' | 'users';

/** @see spec 2.1 */
export interface RouteMeta {
  /** The router's id; default: the path. */
  id?: string;
  /** Fallback without a text for `key`. */
  title?: string;
  key?: MessageKey;
  /** The screen's heading, if it is not the title. */
  heading?: MessageKey;
  /** Second line of the menu entry with `menuSubtitle`. */
  subtitle?: MessageKey;
  /** Other words for it that the command palette finds, which loads them. */
  keywords?: MessageKey;
  icon?: MenuIcon;
  requiresAuth?: boolean;
  requiredPermission?: boolean;
  /** Position among siblings in the menu; ties keep the tree's order. */
  order?: number;
  /** No entry; its children move up. */
  notAsMenu?: boolean;
  /** Hides this route and its children in the menu. */
  hideInMenu?: boolean;
  /** Hides its children in the menu. */
  isHideSubApp?: boolean;
  /** The layout around the screen; the root of a tree decides for all of it. */
  layout?: 'default' | 'auth' | 'empty';
  /** For visitors without an account: no "Admin" in the title of the document. */
  isPublic?: true;
  /** Keeps the screen mounted while another one is open: without effects, or `running`. */
  keepAlive?: boolean | 'running';
  /** Position among the tabs of the parent. */
  tab?: number;
  /** The tab's label; default: the title. */
  tabKey?: MessageKey;
  /** Access to content and tab if the path requires no API group; default: every user. */
  contentFor?: ContentAccess;
  /** Belongs to the admin app although its path names no app; other such paths belong to the current app. */
  ofAdminApp?: boolean;
  /** Has content, so it is open even if no child is. */
  hasContent?: true;
  /** Path of a page whose lock applies, if that is not the parent. */
  partOf?: string;
  badge?: 'alerts';
  /** Its key among `modules` of the runtime configuration: not connected there, it has no menu entry. */
  module?: string;
  /** The menu group of its entry below the parent's. */
  menuGroup?: MessageKey;
  /** The letter that opens the page after `g`. */
  goKey?: string;
  /** Something that the user does here: listed among the actions of the command palette. */
  action?: true;
  /** Label of the parent's own page as the last child entry; without it there is none. */
  menuPage?: MessageKey;
}

export interface ContentAccess {
  access: GroupAccess;
  members?: true;
}

export interface PrefetchContext {
  store: Pick<ConsoleStore, 'dispatch'>;
  config: RuntimeConfig;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** A route as data. @see spec 2.3 */
export interface ConsoleRoute {
  /** Absolute and below the parent's. `:appId` is a parameter, `*` the rest. */
  path: string;
  meta: RouteMeta;
  /** Namespace of the screen's texts; inherited. */
  namespace?: string;
  /** Path or URL to redirect to; parameters are filled in, the query is retained. */
  redirectTo?: string;
  screen?: () => Promise<ComponentType>;
  /**
   * Bootstrap requests of the screen, sent while its code loads or on prefetch. The screen waits briefly for
   * the result.
   */
  prefetch?: (context: PrefetchContext) => Promise<void>;
  /** Handles all subpaths without a route. */
  ownsBelow?: boolean;
  children?: ConsoleRoute[];
}

/** Hook: whether a card is visible. `alone`: the user has permissions for no other card. */
export type UseCardVisible = (dashboard: { alone: boolean }) => boolean;

export type DashboardRange = '24h' | '7d' | '30d';

export interface DashboardCardProps {
  /** The app that the dashboard is about; undefined for all apps. */
  appId: string | undefined;
  range: DashboardRange;
}

/** Where a card is on the dashboard. */
export type DashboardArea =
  | 'setup'
  | 'live'
  | 'appCount'
  | 'outstanding'
  | 'load'
  | 'alerts'
  | 'traffic'
  | 'quotas'
  | 'servers'
  | 'money'
  | 'changes'
  | 'apps'
  | 'myApps';

/** A part of the dashboard. Of an area's cards the first that the user may see renders. */
export interface DashboardCard {
  area: DashboardArea;
  /** Default: every user. */
  access?: GroupAccess;
  /** Not for the dashboard of one app. */
  isOfAllApps?: true;
  /** Prefers another card of the area for other ranges. */
  ranges?: readonly DashboardRange[];
  load: () => Promise<ComponentType<DashboardCardProps>>;
  /** A further condition. */
  loadWhen?: () => Promise<UseCardVisible>;
}

export type Prefetch = NonNullable<ConsoleRoute['prefetch']>;

/** What a feature library provides. */
export interface ConsoleFeature {
  routes?: ConsoleRoute[];
  /** Routes below /apps. */
  appsRoutes?: ConsoleRoute[];
  /** Tabs of an app's page. */
  appRoutes?: ConsoleRoute[];
  /** Tabs of the user's page. */
  userRoutes?: ConsoleRoute[];
  locale: Locale;
  /** Texts that few screens show; they load when one of these is rendered. */
  moreLocales?: readonly Locale[];
  dashboardCards?: DashboardCard[];
  slots?: SlotFillings;
  layoutParts?: () => Promise<LayoutParts>;
  /** What searches and notifications name. */
  objects?: () => Promise<ObjectTypes>;
}
