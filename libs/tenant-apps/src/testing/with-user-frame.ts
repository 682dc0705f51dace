import type { ConsoleFeature } from '@console/shell-layout';
import { createElement } from 'react';
import { Outlet } from 'react-router';
import { tenantApps } from '../tenant-apps.feature';

/** The feature in a frame of the signed-in person’s own pages, which another library brings. */
export const withUserFrame: ConsoleFeature = {
  ...tenantApps,
  routes: [
    {
      path: '/user',
      meta: { title: 'User', requiresAuth: true, hideInMenu: true },
      screen: () => Promise.resolve(UserFrame),
    },
  ],
};

function UserFrame() {
  return createElement('div', undefined, createElement('h1', undefined, 'User'), createElement(Outlet));
}
