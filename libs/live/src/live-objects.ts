import type { ObjectTypes } from '@console/shell-layout';
import { ADMIN_APP_ID } from '@console/http';
import { streamPath } from './stream-paths';

/** Staff open streams in the list of all apps, unless they work in the app. */
export const liveObjects: ObjectTypes = {
  stream: {
    path: ({ id, appId }, viewer) => {
      const isOfAllApps = viewer.permissions.has('admin-livestream') && viewer.appId !== appId;
      return streamPath(isOfAllApps ? ADMIN_APP_ID : (appId ?? undefined), id);
    },
    texts: ({ title, subtitle, state }, i18n) => {
      const t = i18n.getFixedT(null, 'live');
      return {
        title,
        detail: subtitle ?? undefined,
        ...(state === 'off' && { status: { tone: 'off', label: t('states.off') } }),
      };
    },
  },
};
