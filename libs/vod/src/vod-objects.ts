import { ADMIN_APP_ID } from '@console/http';
import type { ObjectTypes } from '@console/shell-layout';
import { VIDEO_STATES } from './contract';
import { videoListPath, videoPath } from './vod-paths';

/** Staff open videos in the list of all apps, unless they work in the app. */
export const vodObjects: ObjectTypes = {
  video: {
    path: ({ id, appId }, viewer) => {
      const isOfAllApps = viewer.permissions.has('admin-vod') && viewer.appId !== appId;
      return videoPath(videoListPath(isOfAllApps ? ADMIN_APP_ID : (appId ?? undefined)), id);
    },
    texts: ({ title, subtitle, state }, i18n) => {
      const t = i18n.getFixedT(null, 'vod');
      const known = VIDEO_STATES.find((one) => one === state);
      return {
        title,
        detail: subtitle ?? undefined,
        ...(known &&
          known !== 'ready' && {
            status: { tone: known === 'error' ? 'critical' : 'ended', label: t(`states.${known}`) },
          }),
      };
    },
  },
};
