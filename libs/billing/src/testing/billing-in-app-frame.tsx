import type { ConsoleFeature } from '@console/shell-layout';
import { Outlet } from 'react-router';
import { billing } from '../billing.feature';

function Frame() {
  return (
    <>
      <h1>Studio</h1>
      <Outlet />
    </>
  );
}

/** The feature with a bare frame for its pages about one app, in place of the one that another feature brings to a console. */
export const billingInAppFrame: ConsoleFeature = {
  ...billing,
  appsRoutes: [
    ...billing.appsRoutes,
    {
      path: '/apps/:appId',
      meta: { title: 'App', requiresAuth: true, hideInMenu: true },
      screen: () => Promise.resolve(Frame),
    },
  ],
};
