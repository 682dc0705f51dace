import { ADMIN_APP_ID } from '@console/http';
import type { ObjectTypes } from '@console/shell-layout';
import { TENANT_APP_EDITIONS } from './contract';
import { membersPath, tenantAppBase, tenantAppPath } from './tenant-app-paths';

/** Tenant apps and their members. */
export const tenantAppObjects: ObjectTypes = {
  app: {
    path: ({ id }) => tenantAppPath({ appId: id }),
    texts: ({ id, title, state }, i18n) => {
      const t = i18n.getFixedT(null, 'shell');
      const edition = TENANT_APP_EDITIONS.find((one) => one === state);
      const label = edition && t(`subscription.editions.${edition}`);
      return { title, detail: id, ...(label !== undefined && { status: { tone: 'normal', label } }) };
    },
  },
  member: {
    path: ({ title, appId }) => {
      const base = appId === null || appId === ADMIN_APP_ID ? '/apps/management' : tenantAppBase(appId);
      return `${membersPath(base)}?${new URLSearchParams({ q: title }).toString()}`;
    },
  },
};
