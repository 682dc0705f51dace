import type { ConsoleRoute, RouteMeta } from '@console/shell-layout';
import { tenantAppsLocale } from './locales/tenant-apps-locale';
import { TENANT_APP_ACCESS } from './tenant-app-access';
import { CREATE_MY_APP_PATH, MY_APPS_PATH } from './tenant-app-paths';

const APP = '/apps/:appId';
const MANAGEMENT = '/apps/management';
const MY_APP = `${MY_APPS_PATH}/:appId`;

const { namespace } = tenantAppsLocale;
const requiresAuth = true;
const contentFor = { access: TENANT_APP_ACCESS };

/** The frame of an app with its tabs; other libraries add theirs. @see spec 2.3 */
export const tenantAppRoutes: ConsoleRoute = {
  path: APP,
  namespace,
  meta: { key: 'tenantApps:routes.tenantApp', requiresAuth, hideInMenu: true },
  redirectTo: `${APP}/detail`,
  screen: () => import('./tenant-app/tenant-app-page').then((module) => module.TenantAppPage),
  children: [
    {
      path: `${APP}/detail`,
      meta: {
        key: 'tenantApps:routes.detail',
        keywords: 'keywords:appDetail',
        requiresAuth,
        tab: 1,
        contentFor: { access: { 'admin-tenant-app': 'tenant-apps' }, members: true },
      },
      screen: () =>
        import('./tenant-app/tenant-app-detail-page').then((module) => module.TenantAppDetailPage),
      children: [
        {
          path: `${APP}/detail/edit`,
          meta: { key: 'tenantApps:routes.editDetail', requiresAuth },
          screen: () =>
            import('./tenant-app-detail/edit-tenant-app-dialog').then((module) => module.EditTenantAppDialog),
        },
        {
          path: `${APP}/detail/api-groups`,
          meta: { key: 'tenantApps:routes.appApiGroups', requiresAuth },
          screen: () =>
            import('./tenant-app-detail/app-api-groups-dialog').then((module) => module.AppApiGroupsDialog),
        },
        {
          path: `${APP}/detail/api-groups/:apiGroupId`,
          meta: { key: 'tenantApps:routes.apiGroup', requiresAuth },
          screen: () =>
            import('./tenant-app-detail/api-group-drawer').then((module) => module.ApiGroupDrawer),
        },
      ],
    },
    ...groupRoutes(APP, 2, { contentFor }),
    memberRoutes(APP, 3, { contentFor }),
  ],
};

function groupRoutes(frame: string, tab: number, meta: Pick<RouteMeta, 'contentFor'> = {}): ConsoleRoute[] {
  const list = `${frame}/group`;
  return [
    {
      path: list,
      meta: { key: 'tenantApps:routes.group', keywords: 'keywords:groups', requiresAuth, tab, ...meta },
      screen: () => import('./groups/group-list-page').then((module) => module.GroupListPage),
      children: [
        {
          path: `${list}/create`,
          meta: { key: 'tenantApps:routes.createGroup', requiresAuth, hideInMenu: true },
          screen: () => import('./groups/create-group-dialog').then((module) => module.CreateGroupDialog),
        },
        {
          path: `${list}/:groupId/edit`,
          meta: { key: 'tenantApps:routes.editGroup', requiresAuth, hideInMenu: true },
          screen: () => import('./groups/edit-group-dialog').then((module) => module.EditGroupDialog),
        },
        {
          path: `${list}/:groupId/preview`,
          meta: { key: 'tenantApps:routes.previewGroup', requiresAuth, hideInMenu: true },
          screen: () => import('./groups/granted-access').then((module) => module.PreviewGroupDialog),
        },
      ],
    },
    {
      path: `${list}/matrix`,
      meta: { key: 'tenantApps:routes.groupMatrix', requiresAuth, hideInMenu: true, ...meta },
      screen: () => import('./groups/matrix/group-matrix-page').then((module) => module.GroupMatrixPage),
    },
  ];
}

function memberRoutes(frame: string, tab: number, meta: Pick<RouteMeta, 'contentFor'> = {}): ConsoleRoute {
  return {
    path: `${frame}/member`,
    meta: { key: 'tenantApps:routes.member', keywords: 'keywords:members', requiresAuth, tab, ...meta },
    screen: () => import('./members/member-list-page').then((module) => module.MemberListPage),
    children: [
      {
        path: `${frame}/member/invite`,
        meta: {
          key: 'tenantApps:routes.inviteMembers',
          keywords: 'keywords:inviteMembers',
          requiresAuth,
          hideInMenu: true,
          action: true,
        },
        screen: () => import('./members/invite-members-dialog').then((module) => module.InviteMembersDialog),
      },
      {
        path: `${frame}/member/:memberId/edit`,
        meta: { key: 'tenantApps:routes.editMember', requiresAuth, hideInMenu: true },
        screen: () => import('./members/edit-member-dialog').then((module) => module.EditMemberDialog),
      },
    ],
  };
}

/** The modules of members and groups: those of the app's page. */
export function managementModuleRoutes(list: 'member' | 'group') {
  return () => ({
    namespace,
    screen: async () => {
      const { managementRedirectTo } = await import('./tenant-app/management-redirect');
      return managementRedirectTo(list);
    },
  });
}

/** @see spec 2.3 */
export const managementRoutes: ConsoleRoute = {
  path: MANAGEMENT,
  namespace,
  meta: {
    key: 'tenantApps:routes.management',
    subtitle: 'tenantApps:subtitles.management',
    icon: 'management',
    order: 10,
    requiresAuth,
    requiredPermission: true,
    isHideSubApp: true,
  },
  redirectTo: `${MANAGEMENT}/member`,
  screen: () => import('./tenant-app/management-page').then((module) => module.ManagementPage),
  children: [
    memberRoutes(MANAGEMENT, 1),
    ...groupRoutes(MANAGEMENT, 2),
    {
      path: `${MANAGEMENT}/status-banner`,
      meta: {
        key: 'tenantApps:routes.statusBanner',
        keywords: 'keywords:statusBanner',
        requiresAuth,
        tab: 3,
      },
      screen: () => import('./status-banner/status-banner-page').then((module) => module.StatusBannerPage),
    },
  ],
};

/** @see spec 7.2 */
export const myAppRoutes: ConsoleRoute[] = [
  {
    path: MY_APPS_PATH,
    namespace,
    meta: { key: 'tenantApps:routes.myApps', keywords: 'keywords:myApps', requiresAuth, tab: 4 },
    screen: () => import('./my-apps/my-app-list-page').then((module) => module.MyAppListPage),
    children: [
      {
        path: CREATE_MY_APP_PATH,
        meta: { key: 'tenantApps:routes.createMyApp', requiresAuth },
        screen: () => import('./my-apps/create-my-app-dialog').then((module) => module.CreateMyAppDialog),
      },
    ],
  },
  {
    path: MY_APP,
    namespace,
    meta: { key: 'tenantApps:routes.myApp', requiresAuth },
    screen: () => import('./my-apps/my-app-page').then((module) => module.MyAppPage),
    children: [
      {
        path: `${MY_APP}/rename`,
        meta: { key: 'tenantApps:routes.renameMyApp', requiresAuth },
        screen: () => import('./my-apps/rename-my-app-dialog').then((module) => module.RenameMyAppDialog),
      },
    ],
  },
];
