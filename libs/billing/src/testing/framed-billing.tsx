import { TabOutlet, type ConsoleFeature } from '@console/shell-layout';
import { billing } from '../billing.feature';

function Frame() {
  return (
    <>
      <h1>Studio 1</h1>
      <TabOutlet />
    </>
  );
}

/** Billing with a frame for its pages about one app, which another feature brings to the console. */
export const framedBilling: ConsoleFeature = {
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
