import type { ConsoleStore } from '@console/http';
import type { ApiGroupId, GroupAccess, RuntimeConfig } from '@console/http/contract';
import type { Locale, MessageKey } from '@console/i18n';
import type { ComponentType } from 'react';
import type { SlotFillings } from './console-slots';

export type MenuIcon =
  'apps' | 'billing' | 'dashboard' | 'document' | 'machine' | 'management' | 'product' | 'users';

/** @see spec 2.1 */
export interface RouteMeta {
  /** What the router calls it; its path unless told. */
  id?: string;
  /** Shown where `key` has no text. */
  title?: string;
  /** Translation key with its namespace: `tenantApps:routes.normal`. */
  key?: MessageKey;
  /** Second line of its menu entry, with `menuSubtitle`: a translation key. */
  subtitle?: MessageKey;
  icon?: MenuIcon;
  requiresAuth?: boolean;
  requiredPermission?: boolean;
  /** Place among its siblings in the menu; ties keep the tree's order. */
  order?: number;
  /** No entry for this route; its children stand in its place. */
  notAsMenu?: boolean;
  /** Neither this route nor anything below it is in the menu. */
  hideInMenu?: boolean;
  /** Its entry in the menu stands alone, whatever is below it. */
  isHideSubApp?: boolean;
  /** Which frame the screen stands in; the top of a tree decides for all of it. */
  layout?: 'default' | 'auth' | 'empty';
  /**
   * The screen is kept as it was left while another one in the same layout shows: without its effects, or running, for what
   * it holds that React knows nothing of.
   */
  keepAlive?: boolean | 'running';
  /** Place among the tabs of the page above, for what is one of several pages about the same thing. */
  tab?: number;
  /** What its tab says, where that is not its title: a translation key. */
  tabKey?: MessageKey;
  /** Who sees its content and its tab, where its path requires no API group and its calls do; every user by default. */
  contentFor?: ContentAccess;
  /** Of the admin app, though its address names no app; others without one are of the app that the person works in. */
  ofAdminApp?: boolean;
  /** It shows something by itself, and so is open even if none of the routes below it is. */
  hasContent?: true;
  /** Path of the route that it is a sub-page of, where that is no parent in the tree: what an app lacks for that one locks it too. */
  partOf?: string;
  /** What its menu entry counts. */
  badge?: 'alerts';
  /** Group of the menu in which its entry stands, below that of its parent: a translation key. */
  menuGroup?: MessageKey;
  /** What the menu calls its own page, as the first of the entries below it: a translation key. Without one it has no entry. */
  menuPage?: MessageKey;
}

/** Who sees the content of a page about an app. */
export interface ContentAccess {
  /** The access of its calls. */
  access: GroupAccess;
  /** Every member of the app as well. */
  members?: true;
}

/** What a route's first calls are made from. */
export interface PrefetchContext {
  store: Pick<ConsoleStore, 'dispatch'>;
  config: RuntimeConfig;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** One place of the console, as data. @see spec 2.3 */
export interface ConsoleRoute {
  /** Absolute; below its parent's path. `:appId` marks a parameter, `*` the rest. */
  path: string;
  meta: RouteMeta;
  /** Namespace of the texts that the screen shows; handed down to the children. */
  namespace?: string;
  /** Path to go to instead, or an address elsewhere; parameters are filled in, the query is kept. */
  redirectTo?: string;
  /** Loads the screen: its own chunk. */
  screen?: () => Promise<ComponentType>;
  /**
   * Makes the screen's first calls while its code still loads, or before the person has gone there. Fulfilled once they are
   * answered: for a moment the screen waits for that.
   */
  prefetch?: (context: PrefetchContext) => Promise<void>;
  /** Whatever address below its path no other route has is this very place too: what it means is the screen's business. */
  ownsBelow?: boolean;
  children?: ConsoleRoute[];
}

/** Tells, as a hook, whether a card is shown now. `alone`: nobody's permission brings another one to this person. */
export type UseCardVisible = (dashboard: { alone: boolean }) => boolean;

/** A card of the dashboard. */
export interface DashboardCard {
  /** The API group that whoever is shown it holds; it is everybody's unless told. */
  permission?: ApiGroupId;
  load: () => Promise<ComponentType>;
  /** Loads what decides further whether it is shown. */
  loadWhen?: () => Promise<UseCardVisible>;
  /** Place among the cards; ties keep the order of the features. */
  order: number;
  /** Takes a line for itself; others share one where there is room. */
  wide?: boolean;
}

export type Prefetch = NonNullable<ConsoleRoute['prefetch']>;

/** What a feature library gives the console: data, and screens behind lazy routes. */
export interface ConsoleFeature {
  /** Trees of their own. */
  routes?: ConsoleRoute[];
  /** Trees that the console puts below /apps. */
  appsRoutes?: ConsoleRoute[];
  /** Pages about one app: they stand in its frame, as tabs. */
  appRoutes?: ConsoleRoute[];
  /** Pages about the signed-in person: they stand in that person's frame, as tabs. */
  userRoutes?: ConsoleRoute[];
  locale: Locale;
  /** Cards of the dashboard, in their order. */
  dashboardCards?: DashboardCard[];
  /** Slots that it fills. */
  slots?: SlotFillings;
}
