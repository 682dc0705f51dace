import { ADMIN_APP_ID } from '@console/http';
import type { ObjectTypes } from '@console/shell-layout';
import { isKnownKind } from './alerts/alert-kinds';
import { alertMessage } from './alerts/use-alert-texts';
import { SERVER_KINDS } from './contract';
import { alertPath } from './paths/alert-paths';
import { serverListPath, serverPath } from './paths/server-paths';

/** Servers and alerts: staff open them in the lists of all apps, unless they work in the app. */
export const operationsObjects: ObjectTypes = {
  server: {
    path: ({ id, appId, state }, viewer) =>
      serverPath(serverListPath(appOf(appId, viewer), state ?? undefined), id),
    texts: ({ title, subtitle, state }, i18n) => {
      const t = i18n.getFixedT(null, 'operations');
      const kind = SERVER_KINDS.find((one) => one === state);
      return {
        title,
        detail: subtitle ?? undefined,
        ...(kind && { status: { tone: 'normal', label: t(`servers.kinds.${kind}`) } }),
      };
    },
  },
  alert: {
    path: ({ id, appId }, viewer) => alertPath(appOf(appId, viewer), id),
    texts: ({ title, subtitle, state }, i18n) => {
      const t = i18n.getFixedT(null, 'operations');
      return {
        title: isKnownKind(title) ? t(`alerts.kind.${title}`) : title,
        detail: subtitle ?? undefined,
        ...(state === 'acknowledged' && {
          status: { tone: 'off', label: t('alerts.status.acknowledged') },
        }),
      };
    },
    message: ({ object, values, message }, i18n, zone) =>
      alertMessage(
        { kind: object.name, values, message: message ?? '' },
        i18n.getFixedT(null, 'operations'),
        zone,
      ),
  },
};

/** The app in whose lists an object opens. */
function appOf(appId: string | null, viewer: { permissions: ReadonlySet<string>; appId: string }): string {
  const ofAllApps = viewer.permissions.has('admin-machine') && viewer.appId !== appId;
  return appId === null || ofAllApps ? ADMIN_APP_ID : appId;
}
