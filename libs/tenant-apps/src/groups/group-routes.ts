import type { ConsoleRoute, RouteMeta } from '@console/shell-layout';

const dialog = { requiresAuth: true, hideInMenu: true };

/** The groups of one app, below its frame: their list with its dialogs, and what each grants at a glance. */
export function groupRoutes(
  frame: string,
  tab: number,
  meta: Pick<RouteMeta, 'contentFor'> = {},
): ConsoleRoute[] {
  const list = `${frame}/group`;
  return [
    {
      path: list,
      meta: { key: 'tenantApps:routes.group', requiresAuth: true, tab, ...meta },
      screen: () => import('./group-list-page').then((module) => module.GroupListPage),
      children: [
        {
          path: `${list}/create`,
          meta: { key: 'tenantApps:routes.createGroup', ...dialog },
          screen: () => import('./create-group-dialog').then((module) => module.CreateGroupDialog),
        },
        {
          path: `${list}/:groupId/edit`,
          meta: { key: 'tenantApps:routes.editGroup', ...dialog },
          screen: () => import('./edit-group-dialog').then((module) => module.EditGroupDialog),
        },
        {
          path: `${list}/:groupId/preview`,
          meta: { key: 'tenantApps:routes.previewGroup', ...dialog },
          screen: () => import('./preview-group-dialog').then((module) => module.PreviewGroupDialog),
        },
      ],
    },
    {
      path: `${list}/matrix`,
      meta: { key: 'tenantApps:routes.groupMatrix', requiresAuth: true, hideInMenu: true, ...meta },
      screen: () => import('./matrix/group-matrix-page').then((module) => module.GroupMatrixPage),
    },
  ];
}
