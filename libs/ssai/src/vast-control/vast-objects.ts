import { ADMIN_APP_ID } from '@console/http';
import type { ObjectTypes } from '@console/shell-layout';
import { campaignPath } from './vast-paths';

/** Staff open campaigns in the list of all apps, unless they work in the app. */
export const vastObjects: ObjectTypes = {
  'vast-campaign': {
    path: ({ id, appId }, viewer) => {
      const isOfAllApps = viewer.permissions.has('admin-ssai') && viewer.appId !== appId;
      return campaignPath(isOfAllApps ? ADMIN_APP_ID : (appId ?? undefined), id);
    },
    texts: ({ title, subtitle }) => ({ title, detail: subtitle ?? undefined }),
  },
};
