import type { ConsoleRoute, RouteMeta } from '@console/shell-layout';

/** The members of one app, below its frame, with the dialogs that stand above their list. */
export function memberRoutes(
  frame: string,
  tab: number,
  meta: Pick<RouteMeta, 'contentFor'> = {},
): ConsoleRoute {
  return {
    path: `${frame}/member`,
    meta: { key: 'tenantApps:routes.member', requiresAuth: true, tab, ...meta },
    screen: () => import('./member-list-page').then((module) => module.MemberListPage),
    children: [
      {
        path: `${frame}/member/invite`,
        meta: { key: 'tenantApps:routes.inviteMembers', requiresAuth: true, hideInMenu: true },
        screen: () => import('./invite-members-dialog').then((module) => module.InviteMembersDialog),
      },
      {
        path: `${frame}/member/:memberId/edit`,
        meta: { key: 'tenantApps:routes.editMember', requiresAuth: true, hideInMenu: true },
        screen: () => import('./edit-member-dialog').then((module) => module.EditMemberDialog),
      },
    ],
  };
}
